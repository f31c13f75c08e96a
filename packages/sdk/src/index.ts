export {
  addressesOf,
  applicationCategories,
  applicationFields,
  auditActions,
  type Catalogue,
  catalogue,
  currencies,
  eventStatuses,
  type FieldErrors,
  functionalities,
  type MarketplaceEvent,
  notificationChannels,
  type Operation,
  operations,
  type Right,
  resourceKinds,
  rights,
  scopes,
  sharedUserData,
  takesIdempotencyKey,
  type WebhookEvent,
} from '@foyer/contract'
export type { Challenge } from './challenge.ts'
export { createFoyer, type FoyerOptions } from './create-foyer.ts'
export type { Session, Tokens } from './credentials.ts'
export { findApiUrl } from './find-api-url.ts'
export { FoyerError } from './foyer-error.ts'
export type { StreamEvent, StreamOptions } from './stream.ts'
export type {
  Call,
  CallOptions,
  DataFrom,
  Foyer,
  InputOf,
  KeyedCallOptions,
  OptionsOf,
  ResultOf,
  StreamCall,
} from './types.ts'
export type { V3Lists, WalkOptions } from './v3-list-types.ts'
export {
  type ReceivedWebhook,
  verifyWebhook,
  WebhookVerificationError,
} from './verify-webhook.ts'
