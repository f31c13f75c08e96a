import Type from 'typebox'
import { partner } from '../access.ts'
import { operation } from '../operation.ts'
import { GivenDay, Id, Instant, Shape, TotalCount } from '../wire.ts'

export const listSlots = operation({
  name: 'listSlots',
  document: 'developer-tools',
  tag: 'Availability',
  method: 'GET',
  surface: 'v2',
  path: '/locations/{location_id}/slots',
  access: partner,
  summary: 'Free slots of a Location',
  description:
    'When its team members can be booked, from their schedules, what is booked already, the length of the services and the resources they need. Slots begin on quarters of an hour. Both days are included, in the time zone of the Location; at most 31 days.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object({
    from: GivenDay('First day'),
    till: GivenDay('Last day'),
    staff_id: Type.Optional(Id('Only this team member')),
    service_id: Type.Optional(Id('Only this service')),
  }),
  status: 200,
  data: Type.Array(
    Shape({
      staff_id: Id('Team member ID'),
      service_id: Id('Service ID'),
      datetime: Instant('Beginning, in the offset of the Location'),
    }),
  ),
  meta: TotalCount,
  errors: [401, 403, 404, 422],
})
