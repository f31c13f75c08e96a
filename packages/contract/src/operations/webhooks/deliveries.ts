import Type from 'typebox'
import { partner, person } from '../../access.ts'
import { eventStatuses, type ResourceName, resourceKinds } from '../../events.ts'
import { UtcMoment } from '../../moments.ts'
import { operation } from '../../operation.ts'
import { Id, Instant, maxUrlLength, Nullable, Shape, Text, UniqueList } from '../../wire.ts'

const kinds = Object.keys(resourceKinds) as ResourceName[]
export const deliveryOutcomes = ['scheduled', 'delivered', 'failed', 'held', 'cancelled'] as const

/** The statuses that can be replayed. */
const finishedOutcomes = ['delivered', 'failed', 'held', 'cancelled'] as const

const delivery = {
  id: Id('Delivery ID'),
  webhook_id: Type.String({ description: 'The header `webhook-id`: the same for every attempt' }),
  location_id: Id('Location ID'),
  application_id: Nullable(Id('The application that it belongs to; null when a person set the endpoint')),
  url: Type.String({ description: 'The endpoint it is sent to' }),
  resource: Type.String({
    description:
      'Also `application` for the marketplace webhook, and `test` for a test without a kind of record',
  }),
  resource_id: Id('ID of the record'),
  status: Type.String({
    description: 'What happened: create, update or delete; `uninstall`, `freeze`, `payment` or `test`',
  }),
  is_test: Type.Boolean({ description: 'You have asked for it: nothing has happened to the record' }),
  outcome: Type.Enum([...deliveryOutcomes], { description: 'What became of it' }),
  reason: Type.String({ description: 'Why it was not delivered; empty when it was, or is still to be sent' }),
  reported_failure: Type.Boolean({
    description: 'Delivered, but the JSON of the last response says `success: false`',
  }),
  created_at: Instant('When it was created'),
  due_at: Instant('When it is sent, or was to be sent'),
  attempts: Type.Integer({ description: 'How many times it was sent so far' }),
}

const Delivery = Type.Object(delivery, { $id: 'Delivery' })

const Headers = Type.Record(Type.String(), Type.String(), { description: 'By their names, in lower case' })

const DeliveryWithAttempts = Type.Object(
  {
    ...delivery,
    body: Nullable(
      Type.String({
        description: 'As it is sent; null when the change is gone, or you may not read it any more',
      }),
    ),
    log: Type.Array(
      Shape({
        number: Type.Integer({ description: '1 for the first attempt' }),
        started_at: Instant('Real time'),
        duration_ms: Type.Integer({
          description: 'From the first byte to the end of the answer, in milliseconds',
        }),
        request: Shape({ headers: Headers }, 'What was sent beside the body'),
        answer: Nullable(
          Shape(
            {
              status: Type.Integer({ description: 'HTTP status of the answer' }),
              headers: Headers,
              body: Type.String({ description: 'The first 4 KiB' }),
            },
            'What the endpoint answered; null when it did not',
          ),
        ),
        reason: Type.String({ description: 'Why it failed; empty when it was delivered' }),
        reported_failure: Type.Boolean({
          description: 'Delivered, but the JSON of the response says `success: false`',
        }),
      }),
      { description: 'Every attempt, the first one first' },
    ),
  },
  { $id: 'DeliveryWithAttempts' },
)

const forPartner = {
  document: 'developer-tools',
  tag: 'Webhook log',
  surface: 'v2',
  access: partner,
} as const
const forDeveloper = {
  document: 'account',
  tag: 'Webhooks of a partner',
  surface: 'app',
  access: person,
} as const
const ofPartner = { partner_id: Id('Partner ID') }
const ofDelivery = {
  delivery_id: Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Delivery ID; also with `dlv_` before it, as in the header `webhook-id`',
    'x-prefix': 'dlv_',
  }),
}

const list = {
  method: 'GET',
  summary: 'The log of deliveries',
  description:
    'Newest first, for 30 days. A page with a filter may be shorter than `count`, even empty, and still have a `next_cursor`: go on until it is null. A cursor lives 15 minutes.',
  query: Type.Object({
    application_id: Type.Optional(Id('Application ID')),
    location_id: Type.Optional(Id('Location ID')),
    resource: Type.Optional(Type.Enum([...kinds, 'application', 'test'], { description: 'Only this kind' })),
    resource_id: Type.Optional(Id('ID of the record')),
    outcome: Type.Optional(Type.Enum([...deliveryOutcomes], { description: 'Only with this outcome' })),
    from: Type.Optional(UtcMoment('Created at this moment or later')),
    till: Type.Optional(UtcMoment('Created before this moment')),
    count: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 300,
        default: 50,
        description: 'Elements per page',
        'x-also': ['limit'],
      }),
    ),
    cursor: Type.Optional(Text(1000, '`next_cursor` of the page before')),
  }),
  status: 200,
  data: Type.Array(Delivery),
  meta: Shape({
    next_cursor: Nullable(Type.String({ description: 'Where the next page begins; null on the last one' })),
  }),
} as const

export const listDeliveries = operation({
  ...forPartner,
  ...list,
  name: 'listDeliveries',
  path: '/webhooks/deliveries',
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
  summary: 'One delivery with its attempts',
  description: 'What was sent, what the endpoint answered each time, and why it was not delivered if so.',
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
  summary: 'Send a delivery again',
  description:
    'A further attempt with the same `webhook-id`, due at once. 409 when it is on its way already, or its endpoint is gone or switched off; 403 while the application is not active.',
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
  summary: 'Send a range of deliveries again',
  description:
    'Of one Location, in the order of its changes: by the sequence of the event log, or by the time at which they were created. At most 10,000 at once; repeat while something remains. What is on its way, or cannot be sent now, is left alone.',
  body: Type.Object({
    location_id: Id('Location ID'),
    from_sequence: Type.Optional(Id('First sequence')),
    to_sequence: Type.Optional(Id('Last sequence')),
    from: Type.Optional(UtcMoment('Created at this moment or later')),
    till: Type.Optional(UtcMoment('Created before this moment')),
    outcomes: Type.Optional(
      UniqueList(Type.Enum([...finishedOutcomes]), {
        minItems: 1,
        maxItems: finishedOutcomes.length,
        default: ['failed', 'held'],
        description: 'Which ones',
      }),
    ),
  }),
  status: 202,
  data: Shape({
    scheduled: Type.Integer({ description: 'Due now' }),
    remaining: Type.Integer({ description: 'How many of the range are left' }),
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
  summary: 'Send a test to your endpoints',
  description:
    'Real, signed deliveries with the header `webhook-test: 1`, due at once and in the log. With a `resource` they have the form of a real one: an endpoint that is subscribed to the kind gets the newest record of the Location, as it may see it; others, and all where there is none, get the sample of the documentation with the id 2147483647. 403 when your endpoints have no right to the kind. At most 1,000 deliveries a day are made from records, then samples. Without, `resource` and `status` are `test` and `data` is empty.',
  body: Type.Object({
    location_id: Id('Location ID'),
    url: Type.Optional(
      Text(maxUrlLength, 'One of your endpoints there; absent: all of them', { minLength: 1 }),
    ),
    resource: Type.Optional(Type.Enum(kinds, { description: 'Kind of the record; absent: none' })),
    status: Type.Optional(
      Type.Enum([...eventStatuses], {
        description:
          'What is said to have happened to it, only with `resource`; absent: update, for goods operations create, which are never changed',
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
    status: Nullable(Type.String({ description: 'Of the change; null for what is true of any change' })),
    occurred_at: Nullable(Instant('When the change happened')),
    application_id: Nullable(Id('Application ID')),
    url: Nullable(Type.String({ description: 'The endpoint' })),
    delivery_id: Nullable(Id('Delivery ID')),
    sentence: Type.String({ description: 'Why it was sent, or was not' }),
  },
  { $id: 'Explanation' },
)

const why = {
  method: 'GET',
  summary: 'Why a change was told, or was not',
  description:
    'For the last ten changes of the record, and each of your applications and endpoints in the Location, one sentence.',
  query: Type.Object({
    location_id: Id('Location ID'),
    resource: Type.Enum(kinds, { description: 'Kind of the record' }),
    resource_id: Id('ID of the record'),
    application_id: Type.Optional(Id('Only of this application')),
  }),
  status: 200,
  data: Type.Array(Explanation),
} as const

export const explain = operation({
  ...forPartner,
  ...why,
  name: 'explainWebhooks',
  path: '/webhooks/explain',
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
