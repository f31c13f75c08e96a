import Type from 'typebox'
import { eventStatuses, lifecycleEvents, type ResourceName, resourceKinds } from '../../events.ts'
import { explanationCodes } from '../../explanations.ts'
import { UtcMoment } from '../../moments.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, maxUrlLength, Nullable, Shape, Text, UniqueList } from '../../wire.ts'
import { forDeveloper, forPartner, ofPartner } from './who-calls.ts'

const kinds = Object.keys(resourceKinds) as ResourceName[]
export const deliveryOutcomes = ['scheduled', 'delivered', 'failed', 'held', 'cancelled'] as const

/** The statuses that can be replayed. */
export const finishedOutcomes = ['delivered', 'failed', 'held', 'cancelled'] as const

const delivery = {
  id: Id('Delivery ID'),
  webhook_id: Type.String({ description: 'Value of the header `webhook-id`, the same for every attempt' }),
  location_id: Id('Location ID'),
  location_title: Type.String({ description: 'Name of the Location now' }),
  application_id: Nullable(Id('ID of the application it belongs to; null if a person set the endpoint')),
  endpoint_id: Nullable(
    Id('ID of the endpoint; null for the marketplace webhook and for a listener without an endpoint'),
  ),
  url: Type.String({ description: 'URL of the endpoint' }),
  resource: Type.String({
    description:
      'Kind of record; `application` for the marketplace webhook, `test` for a test without a record',
  }),
  resource_id: Id('ID of the record'),
  status: Type.String({
    description:
      'What happened: `create`, `update` or `delete`; `uninstall`, `freeze` or `payment` for the marketplace webhook; `test` for a test',
  }),
  is_test: Type.Boolean({
    description: 'Whether it is a test that you requested; the record has not changed',
  }),
  is_sample: Type.Boolean({
    description: 'Whether it is a test with the sample of the documentation instead of a record',
  }),
  outcome: Type.Enum([...deliveryOutcomes], { description: 'Status of the delivery' }),
  reason: Type.String({
    description: 'Why it was not delivered; empty if it was delivered or is still scheduled',
  }),
  reported_failure: Type.Boolean({
    description: 'Whether it was delivered, but the JSON of the last response says `success: false`',
  }),
  created_at: Instant('When it was created'),
  due_at: Instant('When it is due'),
  attempts: Type.Integer({ description: 'Number of attempts so far' }),
  response_status: Nullable(
    Type.Integer({ description: 'HTTP status of the last response; null if there was none' }),
  ),
  duration_ms: Nullable(
    Type.Integer({ description: 'How long the last attempt took, in milliseconds; null before the first' }),
  ),
}

const Delivery = Type.Object(delivery, { $id: 'Delivery' })

const Headers = Type.Record(Type.String(), Type.String(), { description: 'Headers by name, in lower case' })

const DeliveryWithAttempts = Type.Object(
  {
    ...delivery,
    body: Nullable(
      Type.String({
        description: 'Body as it is sent; null if the change was deleted, or if you can no longer read it',
      }),
    ),
    log: Type.Array(
      Shape({
        number: Type.Integer({ description: 'Number of the attempt, starting at 1' }),
        started_at: Instant('When the attempt started, in real time'),
        duration_ms: Type.Integer({
          description: 'Time from the first byte of the request to the end of the response, in milliseconds',
        }),
        request: Shape({ headers: Headers }, 'The request without its body'),
        answer: Nullable(
          Shape(
            {
              status: Type.Integer({ description: 'HTTP status of the response' }),
              headers: Headers,
              body: Type.String({ description: 'The first 4 KiB of the body' }),
            },
            'Response of the endpoint; null if there was none',
          ),
        ),
        reason: Type.String({ description: 'Why it failed; empty if it was delivered' }),
        reported_failure: Type.Boolean({
          description: 'Whether it was delivered, but the JSON of the response says `success: false`',
        }),
      }),
      { description: 'Every attempt, oldest first' },
    ),
  },
  { $id: 'DeliveryWithAttempts' },
)

const ofDelivery = {
  delivery_id: Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Delivery ID, with or without the prefix `dlv_` of the header `webhook-id`',
    'x-prefix': 'dlv_',
  }),
}

const list = {
  method: 'GET',
  summary: 'List deliveries',
  description:
    'Returns the deliveries of the last 30 days, newest first. A page with a filter can be shorter than `count`, or even empty, and still have a `next_cursor`: continue until it is null. A cursor is valid for 15 minutes.',
  query: Type.Object({
    application_id: Type.Optional(Id('Application ID')),
    location_id: Type.Optional(Id('Location ID')),
    endpoint_id: Type.Optional(Id('Endpoint ID')),
    resource: Type.Optional(
      Type.Enum([...kinds, 'application', 'test'], { description: 'Only this kind of record' }),
    ),
    resource_id: Type.Optional(Id('ID of the record')),
    outcome: Type.Optional(
      Type.Enum([...deliveryOutcomes], { description: 'Only deliveries with this status' }),
    ),
    sent_to: Type.Optional(
      Type.Enum(['url', 'listener'], { description: 'Only deliveries to URLs, or only those to listeners' }),
    ),
    from: Type.Optional(UtcMoment('Created at this time or later')),
    till: Type.Optional(UtcMoment('Created before this time')),
    count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 300,
        default: 50,
        description: 'Elements per page',
        'x-also': ['limit'],
      }),
    ),
    cursor: Type.Optional(Text(1000, 'The `next_cursor` of the previous page')),
  }),
  status: 200,
  data: Type.Array(Delivery),
  meta: Shape({
    next_cursor: Nullable(Type.String({ description: 'Cursor of the next page; null on the last page' })),
  }),
} as const

export const listDeliveries = operation({
  ...forPartner,
  ...list,
  name: 'listDeliveries',
  path: '/webhooks/deliveries',
  openWhileSuspended: true,
  errors: [401, 403, 404, 422],
})

export const listPartnerDeliveries = operation({
  ...forDeveloper,
  ...list,
  name: 'listPartnerDeliveries',
  path: '/account/partners/{partner_id}/deliveries',
  params: Type.Object(ofPartner),
  errors: [401, 403, 404, 422],
})

const one = {
  method: 'GET',
  summary: 'Get a delivery with its attempts',
  description: 'Returns what was sent, the response to each attempt, and why the delivery failed, if it did.',
  status: 200,
  data: DeliveryWithAttempts,
} as const

export const getDelivery = operation({
  ...forPartner,
  ...one,
  name: 'getDelivery',
  path: '/webhooks/deliveries/{delivery_id}',
  params: Type.Object(ofDelivery),
  errors: [401, 404, 422],
})

export const getPartnerDelivery = operation({
  ...forDeveloper,
  ...one,
  name: 'getPartnerDelivery',
  path: '/account/partners/{partner_id}/deliveries/{delivery_id}',
  params: Type.Object({ ...ofPartner, ...ofDelivery }),
  errors: [401, 404, 422],
})

const again = {
  method: 'POST',
  summary: 'Redeliver a delivery',
  description:
    'Schedules another attempt with the same `webhook-id`, due at once. Returns 409 if the delivery is already scheduled, or if its endpoint was removed or turned off; 403 while the application is not active.',
  status: 202,
  data: Delivery,
} as const

export const redeliver = operation({
  ...forPartner,
  ...again,
  name: 'redeliver',
  path: '/webhooks/deliveries/{delivery_id}/redeliver',
  params: Type.Object(ofDelivery),
  errors: [401, 403, 404, 409, 422],
})

export const redeliverOfPartner = operation({
  ...forDeveloper,
  ...again,
  name: 'redeliverOfPartner',
  path: '/account/partners/{partner_id}/deliveries/{delivery_id}/redeliver',
  params: Type.Object({ ...ofPartner, ...ofDelivery }),
  errors: [401, 403, 404, 409, 422],
})

const range = {
  method: 'POST',
  summary: 'Replay a range of deliveries',
  description:
    'Redelivers a range of one Location, in the order of its changes. Select the range by the sequence of the event log, or by the creation time of the deliveries. Each call schedules at most 10,000; repeat it while some remain. Deliveries that are already scheduled, or cannot be sent now, are skipped.',
  body: Type.Object({
    location_id: Id('Location ID'),
    from_sequence: Type.Optional(Id('First sequence of the range')),
    to_sequence: Type.Optional(Id('Last sequence of the range')),
    from: Type.Optional(UtcMoment('Created at this time or later')),
    till: Type.Optional(UtcMoment('Created before this time')),
    outcomes: Type.Optional(
      UniqueList(Type.Enum([...finishedOutcomes]), {
        minItems: 1,
        maxItems: finishedOutcomes.length,
        default: ['failed', 'held'],
        description: 'Statuses of the deliveries to repeat',
      }),
    ),
  }),
  status: 202,
  data: Shape({
    scheduled: Type.Integer({ description: 'Number of deliveries that are now scheduled' }),
    remaining: Type.Integer({ description: 'Number of deliveries that remain in the range' }),
  }),
  errors: [401, 403, 404, 422],
} as const

export const replay = operation({ ...forPartner, ...range, name: 'replay', path: '/webhooks/replay' })

export const replayOfPartner = operation({
  ...forDeveloper,
  ...range,
  name: 'replayOfPartner',
  path: '/account/partners/{partner_id}/webhooks/replay',
  params: Type.Object(ofPartner),
})

const test = {
  method: 'POST',
  summary: 'Send test deliveries',
  description:
    'Sends signed deliveries with the header `webhook-test: 1`. They are due at once and appear in the log. Without `resource`, the body has `resource` and `status` set to `test`, and `data` is empty. With `resource`, the body looks like a real event: an endpoint that is subscribed to this kind of record gets the newest record of the Location, as far as it may see it. Other endpoints, and all of them if there is no record, get the sample from the documentation, with the id 2147483647. Returns 403 if your endpoints have no right to this kind of record. At most 1,000 deliveries a day use real records; after that, all get samples. With `event`, the marketplace webhook of the application gets it, for an installation that exists: your program must look at `webhook-test`. Tests go to URLs, not to listeners.',
  body: Type.Object({
    location_id: Id('Location ID'),
    url: Type.Optional(
      Text(maxUrlLength, 'URL of one of your endpoints in the Location; if omitted, all of them', {
        minLength: 1,
      }),
    ),
    resource: Type.Optional(
      Type.Enum(kinds, { description: 'Kind of record; if omitted, a test without a record' }),
    ),
    status: Type.Optional(
      Type.Enum([...eventStatuses], {
        description:
          'Event that the test reports, only with `resource`; `update` by default, or `create` for goods operations, which never change',
      }),
    ),
    application_id: Type.Optional(Id('ID of your application, only with `event`')),
    event: Type.Optional(
      Type.Enum([...lifecycleEvents], {
        description:
          'Event of the marketplace webhook: it goes to the URL of `application_id`, or of your partner account. A payment has sample values',
      }),
    ),
  }),
  status: 202,
  data: Type.Array(Delivery),
  errors: [401, 403, 404, 409, 422],
} as const

export const sendTest = operation({
  ...forPartner,
  ...test,
  name: 'sendTestWebhook',
  path: '/webhooks/test',
})

export const sendTestOfPartner = operation({
  ...forDeveloper,
  ...test,
  name: 'sendTestWebhookOfPartner',
  path: '/account/partners/{partner_id}/webhooks/test',
  params: Type.Object(ofPartner),
})

const Explanation = Type.Object(
  {
    status: Nullable(
      Type.String({
        description: 'What happened to the record; null if the sentence applies to every change',
      }),
    ),
    occurred_at: Nullable(Instant('When the change happened')),
    application_id: Nullable(Id('Application ID')),
    url: Nullable(
      Type.String({ description: 'URL of the endpoint; `listener:` and a number for a listener' }),
    ),
    delivery_id: Nullable(Id('Delivery ID')),
    sentence: Type.String({ description: 'Why the event was sent or not sent, as a sentence' }),
    code: Type.Enum([...explanationCodes], {
      description: 'What the sentence says, for programs with words of their own',
    }),
    values: Type.Record(Type.String(), Type.String(), {
      description: 'The values in the sentence, by their names; moments are in ISO 8601',
    }),
  },
  { $id: 'Explanation' },
)

const why = {
  method: 'GET',
  summary: 'Explain why an event was sent or not',
  description:
    'Returns one sentence for each of the last ten changes of the record and each of your applications, endpoints and listeners in the Location.',
  query: Type.Object({
    location_id: Id('Location ID'),
    resource: Type.Enum(kinds, { description: 'Kind of record' }),
    resource_id: Id('ID of the record'),
    application_id: Type.Optional(Id('Only for this application')),
  }),
  status: 200,
  data: Type.Array(Explanation),
} as const

export const explain = operation({
  ...forPartner,
  ...why,
  name: 'explainWebhooks',
  path: '/webhooks/explain',
  openWhileSuspended: true,
  errors: [401, 403, 404, 422],
})

export const explainOfPartner = operation({
  ...forDeveloper,
  ...why,
  name: 'explainWebhooksOfPartner',
  path: '/account/partners/{partner_id}/webhooks/explain',
  params: Type.Object(ofPartner),
  errors: [401, 403, 404, 422],
})
