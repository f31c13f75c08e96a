import Type from 'typebox'
import { partner } from '../../access.ts'
import { operation } from '../../operation.ts'
import { Count, Id, Instant, Shape } from '../../wire.ts'
import { deliveryOutcomes } from './deliveries.ts'

const LoggedEvent = Type.Object(
  {
    company_id: Id('Location ID'),
    resource: Type.String({ description: 'Kind of record' }),
    resource_id: Id('ID of the record'),
    status: Type.String({ description: 'What happened: `create`, `update` or `delete`' }),
    data: Type.Unknown({
      description: 'The record as it was at that time; null while you cannot read this kind of record',
    }),
    sequence: Id('Number of the event for your partner account in this Location, without gaps'),
    occurred_at: Instant('When it happened'),
    deliveries: Type.Array(
      Shape({
        id: Id('Delivery ID'),
        outcome: Type.Enum([...deliveryOutcomes], { description: 'Status of the delivery' }),
      }),
      { description: 'Deliveries of the event, with their status' },
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
  summary: 'List events',
  description:
    'Returns every event that you were entitled to, in the order of the changes. Repeat the call with `after` set to the last `sequence` you have: sequences have no gaps, so you miss nothing. Events are kept for 30 days.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object({
    after: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        default: 0,
        description: 'Only events after this sequence',
      }),
    ),
    count: Count(100, 300),
  }),
  status: 200,
  data: Type.Array(LoggedEvent),
  meta: Shape({ last_sequence: Type.Integer({ description: 'The newest sequence; 0 for none' }) }),
  errors: [401, 403, 404, 422],
})
