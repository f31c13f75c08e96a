export type { MarketplaceEvent, PaymentEvent, WebhookEvent } from '../generated/events.ts'
export { createInbox } from './inbox/create-inbox.ts'
export type { Claim, ClaimResult, InboxStore } from './inbox/inbox-store.ts'
export type {
  CaughtUp,
  EventPage,
  Handling,
  Inbox,
  InboxEvent,
  InboxOptions,
  Receipt,
} from './inbox/inbox-types.ts'
export { memoryStore } from './inbox/memory-store.ts'
export type { HeadersLike } from './read-header.ts'
export type { WebhookAnswer, WebhookReceiver } from './receivers/answer-webhook.ts'
export { expressWebhook } from './receivers/express-webhook.ts'
export { type FastifyReceiver, fastifyWebhook } from './receivers/fastify-webhook.ts'
export { nodeWebhook } from './receivers/node-webhook.ts'
export { webhookHandler } from './receivers/webhook-handler.ts'
export { type WebhookProblem, WebhookVerificationError } from './verification-error.ts'
export { type ReceivedPayment, verifyPayment } from './verify-payment.ts'
export { type ReceivedUserData, type UserData, verifyUserData } from './verify-user-data.ts'
export {
  type ReceivedRequest,
  type ReceivedWebhook,
  type VerifiedWebhook,
  verifyWebhook,
} from './verify-webhook.ts'
