// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Operation } from '../../client/operation.ts'
import type { EventStream, StreamOptions } from '../../client/stream.ts'
import type { CallNotification } from '../schemas.ts'

export interface NotificationsApi {
  /**
   * Stream live notifications.
   * Sends server-sent events. After a lost connection, send the header Last-Event-ID to continue after the last event without losses or duplicates. Events are kept for a day, and each contains only what you may see when it is read. A person can have ten streams at once.
   */
  stream(input?: Record<string, never>, options?: StreamOptions): EventStream<CallNotification>
}

export const notifications: Record<keyof NotificationsApi, Operation> = {
  stream: { method: 'GET', path: '/account/notifications/stream', by: 'person', isStream: true },
}
