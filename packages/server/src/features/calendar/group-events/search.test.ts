import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeBookable, makeResource, makeService, newPhone } from '../../../../test/bookings.ts'
import { TestClock } from '../../../../test/test-clock.ts'
import { as, useWorld } from '../../../../test/world.ts'

const world = useWorld({ clock: new TestClock(new Date('2026-01-01T00:00:00Z')) })
let anna: { staffId: number; serviceId: number }
let boris: { staffId: number; serviceId: number }
let yoga: number
let room: { resourceId: number; instanceIds: number[] }
const ids: Record<string, number> = {}

const get = (path: string, who = as.partner) => world.api.get(`/v1/activity/2/${path}`, { as: who })
const found = async (query: string) => {
  const { status, json } = await get(`search?${query}`)
  expect(status).toBe(200)
  expect(Check(catalogue.activities.search.data, json.data)).toBe(true)
  return {
    names: json.data.map(({ instructions }: { instructions: string }) => instructions),
    meta: json.meta,
  }
}
const may = 'from=2026-05-01&till=2026-05-31'

beforeAll(async () => {
  anna = await makeBookable(world, { locationId: 2 })
  boris = await makeBookable(world, { locationId: 2 })
  room = await makeResource(world, { locationId: 2 })
  yoga = await makeService(world, { locationId: 2, staffId: boris.staffId, resourceIds: [room.resourceId] })
  const create = async (name: string, who: { staffId: number }, event: { date: string; service: number }) => {
    const { status, json } = await world.api.post('/v1/activity/2', {
      as: as.owner,
      body: {
        date: event.date,
        service_id: event.service,
        staff_id: who.staffId,
        capacity: 1,
        instructions: name,
      },
    })
    expect(status).toBe(201)
    ids[name] = json.data.id
  }
  await create('night', anna, { date: '2026-05-31T23:30:00', service: anna.serviceId })
  await create('first', anna, { date: '2026-05-01T00:00:00', service: anna.serviceId })
  await create('yoga', boris, { date: '2026-05-10T10:00:00', service: yoga })
  await create('talk', boris, { date: '2026-05-10T08:00:00', service: boris.serviceId })
  await create('june', boris, { date: '2026-06-01T00:00:00', service: boris.serviceId })
  await create('gone', anna, { date: '2026-05-12T10:00:00', service: anna.serviceId })
  await create('distant', anna, { date: '2026-12-31T23:00:00', service: anna.serviceId })
  await world.api.delete(`/v1/activity/2/${ids.gone}`, { as: as.owner })
  await world.api.post(`/v1/activity/2/${ids.yoga}/book`, {
    as: as.owner,
    body: { fullname: 'Full', phone: newPhone() },
  })
})

describe('activity search', () => {
  it('ACT-01 finds the events of local days, full ones too, in the order of their beginnings', async () => {
    expect(await found(may)).toEqual({ names: ['first', 'talk', 'yoga', 'night'], meta: { count: 4 } })
    expect((await found('from=2026-05-10&till=2026-05-10')).names).toEqual(['talk', 'yoga'])
    const { data } = (await get('search?from=2026-05-10&till=2026-05-10')).json
    expect(data[1]).toEqual((await world.api.get(`/v1/activity/2/${ids.yoga}`, { as: as.owner })).json.data)
    expect(data[1]).toMatchObject({
      records_count: 1,
      capacity: 1,
      resource_instances: [{ id: room.instanceIds[0] }],
    })
  })

  it('ACT-01 filters, pages, and counts all of the filter', async () => {
    expect(await found(`${may}&staff_ids=${anna.staffId}`)).toEqual({
      names: ['first', 'night'],
      meta: { count: 2 },
    })
    expect((await found(`${may}&service_ids=${yoga}`)).names).toEqual(['yoga'])
    expect((await found(`${may}&resource_ids=${room.resourceId}`)).names).toEqual(['yoga'])
    expect((await found(`${may}&resource_ids=987654`)).names).toEqual([])
    expect(await found(`${may}&service_ids=${yoga}&staff_ids=${anna.staffId}`)).toEqual({
      names: [],
      meta: { count: 0 },
    })
    expect(await found(`${may}&page=2&count=3`)).toEqual({ names: ['night'], meta: { count: 4 } })
    expect(await found(`${may}&page=3&count=3`)).toEqual({ names: [], meta: { count: 4 } })
  })

  it('ACT-02 lists each day with events once', async () => {
    const days = await get(`search_dates?${may}`)
    expect(days.json).toEqual({ success: true, data: ['2026-05-01', '2026-05-10', '2026-05-31'], meta: [] })
    expect((await get(`search_dates?${may}&staff_ids=${boris.staffId}`)).json.data).toEqual(['2026-05-10'])
    expect((await get('search_dates?from=2027-01-01&till=2027-01-02')).json.data).toEqual([])
  })

  it('ACT-03 gives the first and the last day with an event, or null', async () => {
    const range = async (query = '') => (await get(`search_dates_range?${query}`)).json
    expect(await range()).toEqual({
      success: true,
      data: { min_date: '2026-05-01', max_date: '2026-12-31' },
      meta: [],
    })
    expect((await range(`staff_ids[]=${boris.staffId}`)).data).toEqual({
      min_date: '2026-05-10',
      max_date: '2026-06-01',
    })
    expect((await range('service_ids=987654')).data).toEqual({ min_date: null, max_date: null })
  })

  it('ACT-04 accepts several ids in every spelling', async () => {
    const [one, two] = [anna.serviceId, yoga]
    for (const spelled of [
      `service_ids=${one}&service_ids=${two}`,
      `service_ids[]=${one}&service_ids[]=${two}`,
      `service_ids[0]=${one}&service_ids[1]=${two}`,
      `service_ids=${one},${two}`,
      `service_ids%5B%5D=${one}&service_ids%5B%5D=${two}`,
    ]) {
      expect((await found(`${may}&${spelled}`)).names).toEqual(['first', 'yoga', 'night'])
      expect((await get(`search_dates?${may}&${spelled}`)).json.data).toHaveLength(3)
    }
    expect((await found(`${may}&service_ids=&staff_ids[]=`)).meta.count).toBe(4)
  })

  it("EXA-65 covers a month from today in the Location's time by default", async () => {
    const edges = async (query: string) => {
      const { names } = await found(query)
      const dates = (await get(`search_dates?${query}`)).json.data
      expect(dates.length > 0).toBe(names.length > 0)
      return [names[0], names.at(-1)]
    }
    const moveTo = (moment: string) =>
      world.clock.advance((Date.parse(moment) - world.clock.now().getTime()) / 1000)
    expect(await edges('')).toEqual([undefined, undefined])
    expect(await edges('from=2026-05-01')).toEqual(['first', 'june'])
    expect(await edges('from=2026-12-01')).toEqual(['distant', 'distant'])
    // One month after the last day of January is the last day of February.
    expect(await edges('from=2026-01-31')).toEqual([undefined, undefined])
    moveTo('2026-05-11T06:30:00Z')
    expect(await edges('')).toEqual(['talk', 'june'])
    moveTo('2026-05-31T12:00:00Z')
    expect(await edges('till=2026-06-01')).toEqual(['night', 'june'])
    expect(await edges('from=&till=2026-05-31')).toEqual(['night', 'night'])
  })

  it('EXA-65 explains the default first day when the last day is before today', async () => {
    const { status, json } = await get('search?till=2001-01-01')
    expect(status).toBe(422)
    expect(json.meta.errors.till).toEqual([
      expect.stringMatching(/^must not be before from, which is 20\d\d-/),
    ])
  })

  it('needs days in order and an active Location, and accepts any partner token', async () => {
    for (const path of ['search', 'search_dates']) {
      expect((await get(`${path}?from=2026-05-02&till=2026-05-01`)).json.meta.errors).toEqual({
        till: ['must not be before from, which is 2026-05-02'],
      })
      expect((await get(`${path}?from=2026-02-30&till=2026-05-01`)).status).toBe(422)
      expect((await get(`${path}?from=0000-01-01&till=9999-12-31`)).status).toBe(200)
      expect((await get(`${path}?${may}`, as.otherPartner)).status).toBe(200)
      expect((await world.api.get(`/v1/activity/987654/${path}?${may}`, { as: as.partner })).status).toBe(404)
    }
    expect((await get(`search?${may}&count=301`)).status).toBe(422)
    expect((await get(`search?${may}&staff_ids=anna`)).status).toBe(422)
    expect((await get('search_dates_range', 'Bearer nobody')).status).toBe(401)
  })

  it('EXA-10 in a Location that is not active is 403', async () => {
    await world.query('update locations set is_active = false where id = 3')
    for (const path of ['search', 'search_dates', 'search_dates_range']) {
      const { status, json } = await world.api.get(`/v1/activity/3/${path}?${may}`, { as: as.partner })
      expect([status, json.meta.message]).toEqual([403, 'Access denied. This Location is not active.'])
    }
  })
})
