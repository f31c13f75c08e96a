export type { Answer, ListRequest, ResponseInfo } from './client/answer.ts'
export type { CallOptions, KeyedCallOptions, Token, Tokens } from './client/call-options.ts'
export type { Challenge } from './client/challenge.ts'
export * from './client/errors-of-calls.ts'
export type { LocationId, OptionalLocationId } from './client/location-id.ts'
export type { ClientOptions, RequestEnd, RequestStart } from './client/options.ts'
export type { EventStream, LostConnection, StreamEvent, StreamOptions } from './client/stream.ts'
export { createFoyer, type Foyer, type FoyerOptions } from './create-foyer.ts'
export { findApiUrl } from './find-api-url.ts'
export type * from './generated/events.ts'
export type * from './generated/partner.ts'
export type * from './generated/schemas.ts'
export {
  type ReceivedWebhook,
  type VerifiedWebhook,
  verifyWebhook,
  WebhookVerificationError,
} from './webhooks/index.ts'
