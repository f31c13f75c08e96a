// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Operation } from '../../client/operation.ts'
import type { EventStream, StreamOptions } from '../../client/stream.ts'
import type { CallNotification, HintOfChange, HintOfClock, HintOfDelivery, HintOfEndpointCheck, HintOfInstallation, HintOfMe, HintOfNotice, HintOfPartnerTeam, HintOfReplay, HintOfRequest, HintOfReview, HintReady, HintResync } from '../schemas.ts'

export interface NotificationsStreamInput {
  /** 1 also sends hints, which needs a signed-in session. */
  hints?: 0 | 1 | boolean | undefined
}

export interface NotificationsApi {
  /**
   * Stream live notifications.
   * Sends server-sent events. After a lost connection, send the header Last-Event-ID to continue after the last call without losses or duplicates. Calls are kept for a day, and each contains only what you may see when it is read. With `hints`, a signed-in session also gets hints: small messages that say where something changed, and never what. They cover the records of Locations where you have a role, as far as you may read them; deliveries of your partner accounts, and of Locations where you manage webhooks; installations; reviews; and your own rights. Hints are not stored and have no ID: after each `ready`, read again what you show. A person can have ten streams at once.
   */
  stream(input?: NotificationsStreamInput, options?: StreamOptions): EventStream<CallNotification | HintReady | HintOfChange | HintOfDelivery | HintOfInstallation | HintOfReview | HintOfEndpointCheck | HintOfNotice | HintOfReplay | HintOfRequest | HintOfPartnerTeam | HintOfMe | HintOfClock | HintResync>
}

export const notifications: Record<keyof NotificationsApi, Operation> = {
  stream: { method: 'GET', path: '/account/notifications/stream', by: 'person', query: ['hints'], isStream: true },
}
