import Type from 'typebox'
import { personIn } from '../../access.ts'
import { eventStatuses, type ResourceName, resourceKinds } from '../../events.ts'
import { operation } from '../../operation.ts'
import { Count, Id, Instant, Nullable, Shape, Text } from '../../wire.ts'
import { deliveryOutcomes } from '../webhooks/deliveries.ts'

const resources = Object.keys(resourceKinds) as ResourceName[]

const LocationDelivery = Type.Object(
  {
    id: Id('Delivery ID'),
    event_type: Type.String({ description: 'What happened, such as `client.update`' }),
    resource: Type.Enum(resources, { description: 'Kind of record' }),
    resource_id: Id('ID of the record'),
    occurred_at: Instant('When it happened'),
    partner: Shape(
      { id: Id('Partner ID'), title: Type.String({ description: 'Name of the partner' }) },
      'To whom it was sent',
    ),
    application: Nullable(
      Shape(
        { id: Id('Application ID'), title: Type.String({ description: 'Name of the application' }) },
        'Null if a person set the endpoint',
      ),
    ),
    endpoint: Type.String({
      description: 'Host and path of the URL, without its query; `listener` for a listener of the partner',
    }),
    outcome: Type.Enum([...deliveryOutcomes], { description: 'Status of the delivery' }),
    reason: Type.String({ description: 'Why it was not delivered; empty if it was, or is still scheduled' }),
    response_status: Nullable(
      Type.Integer({ description: 'HTTP status of the last response; null if there was none' }),
    ),
    attempts: Type.Integer({ description: 'Number of attempts so far' }),
    last_attempt_at: Nullable(Instant('When the last attempt started, in real time')),
  },
  { $id: 'LocationDelivery' },
)

export const listLocationDeliveries = operation({
  document: 'account',
  tag: 'Endpoints of a Location',
  surface: 'app',
  access: personIn('location_id', 'webhook_access'),
  name: 'listLocationDeliveries',
  method: 'GET',
  path: '/account/locations/{location_id}/deliveries',
  summary: 'List what was sent to partners about a Location',
  description:
    'Returns the deliveries of the last 30 days that are about records of the Location, newest event first: what was sent to whom, and how the endpoint responded. Name a record to follow it alone. Only records that you may read are listed; 403 if you ask for others. Tests and marketplace webhooks are not listed. A page with a filter can be shorter than `count`, or even empty, and still have a `next_cursor`: continue until it is null. A cursor is valid for 15 minutes.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object({
    resource: Type.Optional(Type.Enum(resources, { description: 'Only this kind of record' })),
    resource_id: Type.Optional(Id('Only this record; needs `resource`')),
    status: Type.Optional(Type.Enum([...eventStatuses], { description: 'Only this change of a record' })),
    outcome: Type.Optional(
      Type.Enum([...deliveryOutcomes], { description: 'Only deliveries with this status' }),
    ),
    count: Count(25, 100),
    cursor: Type.Optional(Text(1000, 'The `next_cursor` of the previous page')),
  }),
  status: 200,
  data: Type.Array(LocationDelivery),
  meta: Shape({
    next_cursor: Nullable(Type.String({ description: 'Cursor of the next page; null on the last page' })),
  }),
  errors: [401, 403, 404, 422],
})
