import Type from 'typebox'
import { userOrPersonIn } from '../access.ts'
import { bulkBodyLimit, operation } from '../operation.ts'
import { Flag, GivenDay, Id, Shape } from '../wire.ts'

const timeOfDay = '^([01]\\d|2[0-3]):[0-5]\\d$'

const Slot = Shape({
  from: Type.String({ maxLength: 5, 'x-pattern': timeOfDay, description: 'HH:MM' }),
  to: Type.String({ maxLength: 5, 'x-pattern': `${timeOfDay}|^24:00$`, description: 'HH:MM, up to 24:00' }),
})

export const ScheduleDay = Type.Object(
  {
    date: GivenDay('Day of the schedule'),
    is_working: Flag('1 for a working day'),
    slots: Type.Array(Slot, { description: 'Working hours in order, in local time' }),
  },
  { $id: 'ScheduleDay' },
)

const schedules = {
  document: 'general',
  tag: 'Schedules',
  surface: 'v1',
  path: '/schedule/{company_id}/{staff_id}/{start}/{end}',
  access: userOrPersonIn('company_id', 'settings_master_access'),
  params: Type.Object({
    company_id: Id('Location ID'),
    staff_id: Id('Team member ID'),
    start: GivenDay('First day'),
    end: GivenDay('Last day; the range has at most 366 days'),
  }),
  status: 200,
  data: Type.Array(ScheduleDay),
  errors: [401, 403, 404, 422],
} as const

export const getSchedule = operation({
  ...schedules,
  name: 'getSchedule',
  method: 'GET',
  summary: 'Get the schedule of a team member',
  description: 'Returns a row for every day of the range.',
})

export const updateSchedule = operation({
  ...schedules,
  name: 'updateSchedule',
  method: 'PUT',
  summary: 'Update the schedule of a team member',
  description:
    'Each row is a day of the range; days without a row stay as they are. A day with `is_working` 0, or without slots, is cleared. Returns the whole range.',
  bodyLimit: bulkBodyLimit,
  body: Type.Array(
    Shape({
      date: GivenDay('A day of the range'),
      is_working: Type.Optional(Flag('0 to clear the day, regardless of its slots')),
      slots: Type.Optional(
        Type.Array(Slot, { maxItems: 48, description: 'Working hours; they must not overlap' }),
      ),
    }),
    { maxItems: 366 },
  ),
})
