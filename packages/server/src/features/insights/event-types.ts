import {
  type catalogue,
  type DataOf,
  eventHeaders,
  type LifecycleEvent,
  lifecycleEvents,
  MarketplaceNotice,
  PaymentNotice,
  type ResourceName,
  resourceKinds,
  statusesOf,
  webhookBody,
} from '@foyer/contract'
import { sampleBody } from '@foyer/contract/examples'

type EventType = DataOf<typeof catalogue.insights.eventTypes>[number]

const headers = [...eventHeaders]
/** As JSON, so that nothing of the library is left in it. */
const toSchema = (schema: object) => JSON.parse(JSON.stringify(schema)) as Record<string, unknown>

const ofRecord = (name: ResourceName): EventType => ({
  name,
  statuses: [...statusesOf(name)],
  subscription: resourceKinds[name].flag,
  right: resourceKinds[name].right,
  headers,
  schema: toSchema(webhookBody(name)),
  example: sampleBody(name),
})

const ofMarketplace = (name: LifecycleEvent): EventType => ({
  name,
  statuses: [],
  subscription: null,
  right: null,
  headers,
  schema: toSchema(name === 'payment' ? PaymentNotice : MarketplaceNotice),
  example: name === 'payment' ? sampleBody('payment') : { ...sampleBody('marketplace'), event: name },
})

let known: EventType[] | undefined

/** Every event that an endpoint can get. It never changes while the program runs. */
export function listEventTypes(): EventType[] {
  known ??= [
    ...(Object.keys(resourceKinds) as ResourceName[]).map(ofRecord),
    ...lifecycleEvents.map(ofMarketplace),
  ]
  return known
}
