import Type from 'typebox'
import { partner } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Count, Id, Instant, Shape } from '../../wire.ts'
import { deliveryOutcomes } from './deliveries.ts'

const LoggedEvent = Type.Object(
  {
    company_id: Id('Location ID'),
    resource: Type.String({ description: 'Kind of the record' }),
    resource_id: Id('ID of the record'),
    status: Type.String({ description: 'What happened: create, update or delete' }),
    data: Type.Unknown({
      description: 'The record as it was then; null while you may not read this kind of record',
    }),
    sequence: Id('Your own number of it in this Location, without gaps'),
    occurred_at: Instant('When it happened'),
    deliveries: Type.Array(
      Shape({
        id: Id('Delivery ID'),
        outcome: Type.Enum([...deliveryOutcomes], { description: 'What became of it' }),
      }),
      { description: 'What was sent of it, and what became of that' },
    ),
  },
  { $id: 'LoggedEvent' },
)

export const listEvents = operation({
  document: 'developer-tools',
  tag: 'Webhook log',
  name: 'listEvents',
  method: 'GET',
  surface: 'v2',
  path: '/locations/{location_id}/event_log',
  access: partner,
  summary: 'Every change that you were entitled to hear of',
  description:
    'In the order in which they committed. Ask again with `after` = the last `sequence` that you have: what comes next has no gap, so nothing was missed. Kept for 30 days.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object({
    after: Type.Optional(
      Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, default: 0, description: 'A sequence' }),
    ),
    count: Count(100, 300),
  }),
  status: 200,
  data: Type.Array(LoggedEvent),
  meta: Shape({ last_sequence: Type.Integer({ description: 'The newest there is; 0 for none' }) }),
  errors: [401, 403, 404, 422],
})
