import { call, flow, get, type Habit, one, partnerCall, same } from './habit.ts'

const records = (query: string) => get(`/v1/records/1?count=300&${query}`)
const changed = (query: string) => get(`/v1/clients/1?${query}`)
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
  same(
    'a day, and its first moment',
    records('start_date=‹today›&end_date=‹tomorrow›'),
    records('start_date=‹today›&end_date=‹tomorrow›&with_deleted=0'),
  ),
  same(
    'changes after a moment, in all its spellings',
    changed('changed_after=2020-01-01T00:00:00'),
    changed('changed_after=2020-01-01 00:00:00'.replace(' ', '%20')),
    changed('changed_after=2020-01-01+00:00:00'),
    changed('changed_after=2020-01-01'),
    changed('changed_after=2020-01-01T00:00:00%2B05:00'),
    changed('changed_after=2020-01-01T00:00:00+05:00'),
    changed('changed_after=2020-01-01T00:00:00Z'),
  ),
  one('no changes after the year 2150', {
    ...changed('changed_after=2150-01-01T00:00:00'),
    has: { data: [], meta: { total_count: 0 } },
  }),
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
