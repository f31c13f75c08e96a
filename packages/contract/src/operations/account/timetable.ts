import Type from 'typebox'
import { personIn } from '../../access.ts'
import { operation } from '../../operation.ts'
import { GivenDay, Id, Nullable, Shape } from '../../wire.ts'
import { Resource } from '../resources.ts'
import { ScheduleDay } from '../schedules.ts'
import { Service } from '../services.ts'

const TimetableMember = Shape({
  id: Id('Team member ID'),
  name: Type.String({ description: 'Name shown to clients' }),
  specialization: Type.String({ description: 'Specialization, as text' }),
  avatar: Type.String({ description: 'URL of the picture; empty if there is none' }),
  is_fired: Type.Boolean({ description: 'Whether they no longer work here' }),
  user_id: Nullable(Id('User ID')),
  schedule: Type.Array(ScheduleDay, { description: 'A row for every day of the range' }),
})

/** What a timetable shows around the appointments. */
const Timetable = Type.Object(
  {
    staff: Type.Array(TimetableMember, { description: 'Team members ordered by weight' }),
    services: Type.Array(Service, { description: 'Services of the Location' }),
    resources: Type.Array(Resource, { description: 'Rooms, chairs and devices of the Location' }),
  },
  { $id: 'Timetable' },
)

export const getTimetable = operation({
  document: 'account',
  tag: 'Locations',
  surface: 'app',
  name: 'getTimetable',
  method: 'GET',
  path: '/account/locations/{location_id}/timetable',
  access: personIn('location_id', 'timetable_access'),
  summary: 'Get the frame of a timetable',
  description:
    'Returns the team with its working hours, and what can be booked: services and resources. Whoever may see appointments needs no other right for it. The range has at most 31 days.',
  params: Type.Object({ location_id: Id('Location ID') }),
  query: Type.Object({ start: GivenDay('First day'), end: GivenDay('Last day, inclusive') }),
  status: 200,
  data: Timetable,
  errors: [401, 403, 404, 422],
})
