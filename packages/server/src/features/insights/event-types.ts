import {
  type catalogue,
  type DataOf,
  eventHeaders,
  type LifecycleEvent,
  lifecycleEvents,
  MarketplaceNotice,
  PaymentNotice,
  PersonalDataNotice,
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

/** The body of each event of an application, and the recorded example of that body. */
const bodies = {
  uninstall: [MarketplaceNotice, 'marketplace'],
  freeze: [MarketplaceNotice, 'marketplace'],
  payment: [PaymentNotice, 'payment'],
  client_data_request: [PersonalDataNotice, 'personalData'],
  client_erased: [PersonalDataNotice, 'personalData'],
} as const satisfies Record<LifecycleEvent, unknown>

const ofMarketplace = (name: LifecycleEvent): EventType => {
  const [schema, example] = bodies[name]
  return {
    name,
    statuses: [],
    subscription: null,
    right: null,
    headers,
    schema: toSchema(schema),
    example: { ...sampleBody(example), event: name },
  }
}

let known: EventType[] | undefined

/** Every event that an endpoint can get. It never changes while the program runs. */
export function listEventTypes(): EventType[] {
  known ??= [
    ...(Object.keys(resourceKinds) as ResourceName[]).map(ofRecord),
    ...lifecycleEvents.map(ofMarketplace),
  ]
  return known
}
