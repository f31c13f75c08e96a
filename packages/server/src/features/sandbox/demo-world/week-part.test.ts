import { beforeAll, describe, expect, it } from 'vitest'
import { TestClock } from '../../../../test/test-clock.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { findWronglyBooked } from '../../../../test/wrongly-booked.ts'
import { clientNameOf } from './client-names.ts'
import { demo } from './facts.ts'

/** Wednesday at 14:30 in San Francisco. */
const now = '2030-05-15T14:30:00-07:00'
const today = '2030-05-15'
const world = useWorld({
  env: { ...withoutWorker.env, SANDBOX_DEMO_WEEK: '1' },
  clock: new TestClock(new Date(now)),
})

interface Listed {
  id: number
  staff_id: number
  date: string
  attendance: number
  activity_id: number
}

describe('a full week of the demo world', () => {
  const list = async (start: string, end: string): Promise<Listed[]> =>
    (await world.api.get(`/v1/records/1?count=300&start_date=${start}&end_date=${end}`, { as: as.owner }))
      .json.data
  beforeAll(async () => {
    const { status } = await world.api.post('/v2/sandbox/reset', { as: as.partner })
    expect(status).toBeLessThan(300)
  })

  it('CAL-19 gives everybody something to do today and on every working day', async () => {
    const days = [13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25].map(day => `2030-05-${day}`)
    for (const day of days) {
      const own = (await list(day, day)).filter(({ activity_id }) => activity_id === 0)
      for (const id of demo.team.staff)
        expect(own.filter(({ staff_id }) => staff_id === id).length, `${day} ${id}`).toBeGreaterThanOrEqual(3)
    }
    expect(await list('2030-05-19', '2030-05-19')).toEqual([])
  })

  it('CAL-19 has clients who came, did not come, confirmed and wait, and one who cancelled', async () => {
    const listed = await list('2030-05-13', '2030-05-18')
    const attendances = (isMeant: (date: string) => boolean) =>
      new Set(
        listed
          .filter(({ date, activity_id }) => activity_id === 0 && isMeant(date))
          .map(({ attendance }) => attendance),
      )
    expect(attendances(date => date < today)).toEqual(new Set([1, -1]))
    expect(attendances(date => date.startsWith(today) && date < `${today} 14:30`)).toContain(1)
    expect(attendances(date => date > `${today} 14:30`)).toEqual(new Set([0, 2]))
    const cancelled = await world.query(
      'select 1 from appointments where location_id = 1 and deleted_at is not null',
    )
    expect(cancelled).toHaveLength(1)
  })

  it('CAL-19 has a class today with some of its seats taken', async () => {
    const { json } = await world.api.get(`/v1/activity/1?start_date=${today}&end_date=${today}`, {
      as: as.owner,
    })
    expect(json.data).toMatchObject([{ date: `${today} 12:00:00`, records_count: 7, capacity: 12 }])
  })

  it('CAL-19 keeps the ids of the demo world apart from those of people', async () => {
    const [ids] = await world.query(
      `select (select max(id)::int from appointments where location_id = 1) as appointment,
         (select max(id)::int from activities where location_id = 1) as activity`,
    )
    expect(ids?.appointment).toBeLessThan(1000)
    expect(ids?.activity).toBeLessThan(1000)
  })

  it('CAL-19 books inside of working hours, with the time and the resources held', async () => {
    expect(await findWronglyBooked(world)).toEqual([])
  })
})

it('CAL-19 the clients of the demo world have names of their own, without numbers', async () => {
  const names = Array.from({ length: demo.clients.count }, (_, index) => clientNameOf(index + 1))
  expect(new Set(names.map(({ name, surname }) => `${name} ${surname}`)).size).toBe(demo.clients.count)
  const [{ count } = {}] = await world.query(
    "select count(*)::int from clients where location_id = 1 and id <= 200 and (name || surname) ~ '[0-9]'",
  )
  expect(count).toBe(0)
})
