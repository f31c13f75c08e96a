import { describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { findWronglyBooked } from '../../../../test/wrongly-booked.ts'
import { demo } from './facts.ts'

const world = useWorld(withoutWorker)

describe('the bookings of the demo world', () => {
  it('are in the past and the future, with Visits, attendance and seats', async () => {
    const { data, meta } = (await world.api.get('/v1/records/1?count=300', { as: as.owner })).json
    const ahead = data.filter(({ datetime }: { datetime: string }) => new Date(datetime) > world.clock.now())
    const own = data.filter(({ activity_id }: { activity_id: number }) => activity_id === 0)
    expect(own.length).toBeGreaterThan(100)
    expect(meta.total_count).toBe(data.length)
    expect(ahead.length).toBeGreaterThan(50)
    expect(data.length - ahead.length).toBeGreaterThan(40)
    const visits = new Set(data.map(({ visit_id }: { visit_id: number }) => visit_id))
    expect(visits.size).toBeLessThan(data.length)
    expect(new Set(data.map(({ attendance }: { attendance: number }) => attendance))).toEqual(
      new Set([-1, 0, 1, 2]),
    )
    expect((await world.api.get(`/v1/record/1/${demo.appointments.first}`, { as: as.owner })).status).toBe(
      200,
    )

    const events = (await world.api.get('/v1/activity/1?count=300', { as: as.owner })).json.data
    expect(events.length).toBeGreaterThanOrEqual(10)
    for (const { timestamp, records_count, id } of events) {
      expect(timestamp * 1000).toBeGreaterThan(world.clock.now().getTime())
      const seats = data.filter(({ activity_id }: { activity_id: number }) => activity_id === id)
      expect(seats).toHaveLength(records_count)
    }
  })

  it('hold their time and their resources, inside the schedules, and nothing else does', async () => {
    expect(await findWronglyBooked(world)).toEqual([])
    const [counts] = await world.query(`
      select count(*) filter (where subject = 'staff')::int as held,
        (select count(*)::int from appointments where location_id = 1 and activity_id is null)
          + (select count(*)::int from activities where location_id = 1) as booked
      from reservations where location_id = 1`)
    expect(counts?.held).toBe(counts?.booked)
  })
})
