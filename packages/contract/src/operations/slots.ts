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
  summary: 'List free slots',
  description:
    'Returns the times at which team members of the Location can be booked. They depend on schedules, existing bookings, the duration of the services and the resources they need. Slots start on the quarter hour. The range includes both days, in the time zone of the Location, and has at most 31 days.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object({
    from: GivenDay('First day'),
    till: GivenDay('Last day'),
    staff_id: Type.Optional(Id('Only slots of this team member')),
    service_id: Type.Optional(Id('Only slots for this service')),
  }),
  status: 200,
  data: Type.Array(
    Shape({
      staff_id: Id('Team member ID'),
      service_id: Id('Service ID'),
      datetime: Instant('Start, in the UTC offset of the Location'),
    }),
  ),
  meta: TotalCount,
  errors: [401, 403, 404, 422],
})
