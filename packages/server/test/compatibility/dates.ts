import { call, flow, get, type Habit, one, partnerCall, sameUnlike } from './habit.ts'

const records = (query: string) => get(`/v1/records/1?count=300&${query}`)
const changed = (query: string, has: object) => get(`/v1/clients/1?${query}`, { has })
/** One moment, as the clocks of three zones show it. */
const spelled = (moment: string): Record<string, string> => {
  const shown = (zone: string, between: string) =>
    `‹day of ${moment} ${zone}›${between}‹time of ${moment} ${zone}›`
  return {
    'in local time with T': shown('here', 'T'),
    'in local time with a space': shown('here', '%20'),
    'in local time with a plus for the space': shown('here', '+'),
    'with an offset': `${shown('in Karachi', 'T')}%2B05:00`,
    'with an offset whose plus is not encoded': `${shown('in Karachi', 'T')}+05:00`,
    'in UTC': `${shown('in UTC', 'T')}Z`,
  }
}
const booked = (name: string, datetime: string, expected: string) =>
  flow(
    `an appointment at ${name}`,
    call('POST', '/v1/records/1', 201, {
      json: {
        staff_id: 1,
        services: [{ id: 1 }],
        client: { phone: '+14155551001' },
        datetime,
        seance_length: 900,
        save_if_busy: 1,
      },
      has: { data: { date: expected } },
      keep: 'booked',
    }),
    call('DELETE', '/v1/record/1/‹booked›', 204),
  )

const calls = (from: string, to: string, status: number) =>
  call('GET', `/v1/voip/integration/calls?salon_id=1&date_from=${from}&date_to=${to}`, status)

export const dateHabits: Habit[] = [
  booked('local time with T', '2027-03-01T09:00:00', '2027-03-01 09:00:00'),
  booked('local time with a space', '2027-03-01 09:00:00', '2027-03-01 09:00:00'),
  booked('a time without seconds', '2027-03-01T09:00', '2027-03-01 09:00:00'),
  booked('a time with an offset', '2027-03-01T09:00:00-08:00', '2027-03-01 09:00:00'),
  booked('a time with an offset without a colon', '2027-03-01T09:00:00-0800', '2027-03-01 09:00:00'),
  booked('UTC', '2027-03-01T17:00:00Z', '2027-03-01 09:00:00'),
  booked('UTC with milliseconds', '2027-03-01T17:00:00.000Z', '2027-03-01 09:00:00'),
  booked('a year after 2100', '2150-03-01T09:00:00', '2150-03-01 09:00:00'),
  sameUnlike(
    'appointments between two days, with a flag that changes nothing',
    records('start_date=‹in a week›&end_date=‹in a month›'),
    records('start_date=‹here today›&end_date=‹in a month›'),
    records('start_date=‹here today›&end_date=‹in a month›&with_deleted=0'),
  ),
  one(
    'a moment where a day belongs',
    call('GET', '/v1/records/1?start_date=2026-01-31T00:00:00', 422, {
      has: { meta: { errors: { start_date: ['must be a date such as 2026-01-31'] } } },
    }),
  ),
  ...Object.keys(spelled('')).map(how =>
    flow(
      `changes after a moment, ${how}`,
      call('PUT', '/v1/client/1/1', 200, { json: { comment: 'Changed' } }),
      changed(`id=1&changed_after=${spelled('some hours ago')[how]}`, { data: [{ id: 1 }] }),
      changed(`id=1&changed_after=${spelled('in some hours')[how]}`, { data: [] }),
    ),
  ),
  flow(
    'changes after a day',
    call('PUT', '/v1/client/1/1', 200, { json: { comment: 'Changed' } }),
    changed('id=1&changed_after=‹here today›', { data: [{ id: 1 }] }),
    changed('id=1&changed_after=‹in a week›', { data: [] }),
  ),
  one(
    'no changes after the year 2150',
    changed('changed_after=2150-01-01T00:00:00', { data: [], meta: { total_count: 0 } }),
  ),
  one('a day that no calendar has', call('GET', '/v1/clients/1?changed_after=2026-02-30T00:00:00', 422)),
  one('days of calls', calls('2020-01-01', '‹tomorrow›', 200)),
  one('calls of days after 2100', calls('2150-01-01', '2150-01-31', 200)),
  one('calls from a day after the last', calls('2026-02-01', '2026-01-01', 422)),
  one(
    'events from a day after the last',
    partnerCall('GET', '/v1/activity/1/search?from=2026-02-01&till=2026-01-01', 422),
  ),
  one('a schedule by days', get('/v1/schedule/1/1/‹today›/‹tomorrow›')),
]
