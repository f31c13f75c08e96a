import type { WebhookEvent } from '../../generated/events.ts'
import type { LoggedEvent } from '../../generated/schemas.ts'
import type { VerifiedWebhook } from '../verify-webhook.ts'
import type { InboxStore } from './inbox-store.ts'

/** An event of a record. `data` is null if it comes from the event log and you may no longer read such records. */
export type InboxEvent =
  Exclude<WebhookEvent, { resource: 'test' }> extends infer Event
    ? Event extends { data: infer Data }
      ? Omit<Event, 'data'> & { data: Data | null }
      : never
    : never

export interface EventPage {
  data: readonly LoggedEvent[]
  meta: { last_sequence: number }
}

export interface Handling<Tx> {
  /** The transaction of the store: what you write through it is committed together with the mark, or not at all. */
  tx: Tx
  from: 'webhook' | 'event_log'
  /** The place of the event in the event log; a webhook doesn't know it. */
  sequence?: number
}

export interface InboxOptions<Tx> {
  store: InboxStore<Tx>
  /** Handles an event once. If it throws, nothing is marked, and the event comes again with the next catch-up. */
  handle(event: InboxEvent, handling: Handling<Tx>): unknown
  /** `foyer.webhooks.listEvents` of the SDK. */
  listEvents(page: { location_id: number; after: number; count: number }): Promise<EventPage>
  /**
   * Takes every event from the event log, in the order of the changes; a webhook is only the reason to look. Needed if
   * the order matters to you, or if several of your URLs get the same events.
   */
  isInOrder?: boolean
  /** Where the first catch-up of a Location begins: with the oldest event that Foyer still has, or with the next one. */
  startFrom?: 'oldest' | 'next'
  now?(): number
}

export type Receipt = 'handled' | 'already_handled' | 'test'

export interface CaughtUp {
  handled: number
  alreadyHandled: number
  /** Events that were older than 30 days when they were asked for: nobody has them any more. */
  expired: number
  /** The last sequence that was dealt with. */
  position: number
}

export interface Inbox {
  /** Handles a verified webhook, unless its event was handled before. */
  receive(webhook: VerifiedWebhook): Promise<Receipt>
  /** Handles, in order, every event of the event log that was not handled yet. */
  catchUp(locationId: number): Promise<CaughtUp>
}
