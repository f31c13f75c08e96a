import Type from 'typebox'
import { lifecycleEvents, type ResourceName, resourceKinds, statusesOf } from '../../events.ts'
import { operation, sizeInWords } from '../../operation.ts'
import { storedBodyBytes } from '../../response-limits.ts'
import { Id, Instant, Nullable, Shape, Text, UniqueList } from '../../wire.ts'
import { forDeveloper, forPartner, ofPartner } from './who-calls.ts'

const kinds = Object.keys(resourceKinds) as ResourceName[]
const eventTypes = kinds.flatMap(kind => statusesOf(kind).map(status => `${kind}.${status}` as const))
const marketplaceEvents = lifecycleEvents.map(event => `application.${event}` as const)
const wanted = [...kinds, 'application', ...eventTypes, ...marketplaceEvents] as const

const listener_id = Id('Listener ID')
const Headers = Type.Record(Type.String(), Type.String(), { description: 'Headers by name, in lower case' })

const Ready = Type.Object(
  {
    type: Type.Literal('ready', { description: 'The listener exists: what happens from now on is streamed' }),
    listener_id,
    url: Type.String({
      description: 'What the log shows as the URL of the endpoint: `listener:` and the ID',
    }),
    timeout_ms: Type.Integer({ description: 'Within this time the response to a delivery must be reported' }),
    secret_hints: Type.Array(Type.String(), {
      description: 'The ends of the webhook secrets that sign: one, or two during a rotation',
    }),
  },
  { $id: 'ListenerReady' },
)

const ListenerDelivery = Type.Object(
  {
    type: Type.Literal('delivery', { description: 'An attempt to forward, and to report' }),
    listener_id,
    delivery_id: Id('Delivery ID'),
    attempt: Type.Integer({ description: 'Number of the attempt, starting at 1' }),
    webhook_id: Type.String({ description: 'Value of the header `webhook-id`' }),
    headers: Headers,
    body: Type.String({ description: 'Body to forward byte for byte: the signature is made of it' }),
    location_id: Id('Location ID'),
    application_id: Nullable(Id('ID of the application it belongs to; null if a person set the endpoint')),
    resource: Type.String({ description: 'Kind of record; `application` for the marketplace webhook' }),
    resource_id: Id('ID of the record'),
    status: Type.String({ description: 'What happened' }),
    is_test: Type.Boolean({ description: 'Whether it is a test that you requested' }),
    report_before: Instant('Until when it can be reported, in real time'),
  },
  { $id: 'ListenerDelivery' },
)

const Missed = Type.Object(
  {
    type: Type.Literal('missed', { description: 'Too much waited for this listener already' }),
    count: Type.Integer({ description: 'Number of events that were not queued for it' }),
  },
  { $id: 'ListenerMissed' },
)

export const listen = operation({
  ...forPartner,
  name: 'listenForWebhooks',
  method: 'GET',
  path: '/webhooks/listen',
  openWhileSuspended: true,
  summary: 'Receive webhooks without a public URL',
  description:
    'Sends server-sent events: first `ready`, then a `delivery` for everything that Foyer would send to your webhooks from now on, also where you have set no URL. Forward its body and headers to your program, and report the response with `reportAttempt`: the log shows it like any attempt. Your URLs still get their own deliveries. After a lost connection, send the header Last-Event-ID within 15 seconds to continue with the same listener; a delivery that was not reported comes again. Afterwards the listener ends, and what waits for it is cancelled. A partner can have 5 listeners at once, and 1,000 deliveries can wait for each; `missed` counts further ones.',
  query: Type.Object({
    location_id: Type.Optional(Id('Only events of this Location')),
    events: Type.Optional(
      UniqueList(Type.Enum([...wanted]), {
        maxItems: wanted.length,
        description: 'Only these events: a kind such as `client`, or an event type such as `client.update`',
      }),
    ),
  }),
  isStream: true,
  status: 200,
  data: Type.Union([Ready, ListenerDelivery, Missed]),
  errors: [401, 404, 422, 429],
})

/** What happened at the marketplace may carry the partner's token, so only the partner's own program gets that. */
export const listenOfPartner = operation({
  ...forDeveloper,
  name: 'listenForWebhooksOfPartner',
  method: 'GET',
  path: '/account/partners/{partner_id}/webhooks/stream',
  summary: 'See webhooks as they are sent, without a public URL',
  description:
    'Sends the same server-sent events as `listenForWebhooks`, for changes of records: first `ready`, then a `delivery` for everything that Foyer would send from now on. Report each with `reportListenerAttemptOfPartner`.',
  params: Type.Object(ofPartner),
  query: Type.Object({
    location_id: Type.Optional(Id('Only events of this Location')),
    events: Type.Optional(
      UniqueList(Type.Enum([...kinds, ...eventTypes]), {
        maxItems: kinds.length + eventTypes.length,
        description: 'Only these events: a kind such as `client`, or an event type such as `client.update`',
      }),
    ),
  }),
  isStream: true,
  status: 200,
  data: Type.Union([Ready, ListenerDelivery, Missed]),
  errors: [401, 403, 404, 422, 429],
})

const report = {
  method: 'POST',
  summary: 'Report the response to a streamed delivery',
  description:
    'Says how your program responded to a `delivery` of the stream. Send `status`, or `error` when there was no response. The response decides as that of any endpoint: 2xx means delivered. Returns 409 if the attempt was reported already or is over.',
  body: Type.Object({
    delivery_id: Id('Delivery ID'),
    attempt: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Number of the attempt' }),
    duration_ms: Type.Integer({
      minimum: 0,
      maximum: 600_000,
      description: 'How long your program took to respond, in milliseconds',
    }),
    status: Type.Optional(
      Type.Integer({ minimum: 100, maximum: 599, description: 'HTTP status of the response' }),
    ),
    headers: Type.Optional(
      Type.Record(Type.String({ maxLength: 256 }), Type.String({ maxLength: 8192 }), {
        maxProperties: 100,
        description: 'Headers of the response, by name',
      }),
    ),
    body: Type.Optional(
      Text(32_768, `Body of the response; the first ${sizeInWords(storedBodyBytes)} are stored`),
    ),
    error: Type.Optional(
      Text(200, 'Why there was no response, such as `The connection was refused.`', { minLength: 1 }),
    ),
  }),
  status: 200,
  data: Shape({
    delivery_id: Id('Delivery ID'),
    attempt: Type.Integer({ description: 'Number of the attempt' }),
    outcome: Type.Enum(['delivered', 'failed'], { description: 'Status of the delivery after this attempt' }),
    reason: Type.String({ description: 'Why it failed; empty if it was delivered' }),
  }),
} as const

export const reportAttempt = operation({
  ...forPartner,
  ...report,
  name: 'reportListenerAttempt',
  path: '/webhooks/listeners/{listener_id}/attempts',
  params: Type.Object({ listener_id }),
  errors: [401, 404, 409, 422],
})

export const reportAttemptOfPartner = operation({
  ...forDeveloper,
  ...report,
  name: 'reportListenerAttemptOfPartner',
  path: '/account/partners/{partner_id}/webhooks/listeners/{listener_id}/attempts',
  params: Type.Object({ ...ofPartner, listener_id }),
  body: Type.Object({
    ...report.body.properties,
    is_signature_right: Type.Optional(
      Type.Boolean({
        description:
          'Whether the signature was found right with a webhook secret; `signature_checked_at` of the partner account says when that last happened',
      }),
    ),
  }),
  errors: [401, 403, 404, 409, 422],
})
