import type { MarketplaceEvent, TestEvent, WebhookEvent } from '@foyer/sdk'

type RecordEvents = Exclude<WebhookEvent, TestEvent>
type NameOf<Event> = Event extends {
  resource: infer Resource extends string
  status: infer Status extends string
}
  ? `${Resource}.${Status}`
  : Event extends { event: infer Status extends string }
    ? `application.${Status}`
    : never

/** An event of a record, such as `client.update`. */
export type RecordEventName = NameOf<RecordEvents>

/** What the receiver can get: an event of a record or of the marketplace, or a test. */
export type EventName = NameOf<WebhookEvent | MarketplaceEvent>

/** What can be triggered. To install and to unfreeze sends no webhook, as in production. */
export type TriggerName =
  | RecordEventName
  | `application.${'install' | 'uninstall' | 'freeze' | 'unfreeze' | 'payment'}`

/** The body of the webhook of an event. */
export type EventOf<Name extends EventName> = Name extends `application.${infer Status}`
  ? Extract<MarketplaceEvent, { event: Status }> extends never
    ? Extract<MarketplaceEvent, { event: string }>
    : Extract<MarketplaceEvent, { event: Status }>
  : Name extends `${infer Resource}.${infer Status}`
    ? Extract<WebhookEvent, { resource: Resource }> & { status: Status }
    : never

/** The name of an event that came. */
export function nameOf(body: object): EventName {
  const { resource, status, event } = body as Record<string, unknown>
  return (resource === undefined ? `application.${event}` : `${resource}.${status}`) as EventName
}
