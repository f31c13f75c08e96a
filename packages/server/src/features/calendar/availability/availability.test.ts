import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { TestClock } from '../../../../test/test-clock.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

// This is two days before daylight saving ends in America, so that windows span the change.
const clock = new TestClock(new Date('2026-10-30T10:07:00Z'))
const world = useWorld({ clock })
const minute = 60_000
const quarter = 15 * minute

interface Case {
  zone: string
  schedules: { staff: number; day: number; from: number; minutes: number }[]
  services: { staff: number; minutes: number; resources: number[] }[]
  instances: number[]
  bookings: { subject: 'staff' | 'instance'; index: number; start: number; minutes: number }[]
}

const cases: fc.Arbitrary<Case> = fc.record({
  zone: fc.constantFrom('America/Los_Angeles', 'Asia/Kathmandu', 'UTC', 'Europe/Berlin'),
  schedules: fc.array(
    fc.record({
      staff: fc.nat(2),
      day: fc.nat(3),
      from: fc.integer({ min: 0, max: 23 * 4 }).map(step => step * 15),
      minutes: fc.integer({ min: 1, max: 32 }).map(step => step * 15),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  services: fc.array(
    fc.record({
      staff: fc.nat(2),
      minutes: fc.constantFrom(10, 15, 45, 60, 125),
      resources: fc.uniqueArray(fc.nat(1), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  instances: fc.array(fc.nat(1), { maxLength: 3 }),
  bookings: fc.array(
    fc.record({
      subject: fc.constantFrom('staff' as const, 'instance' as const),
      index: fc.nat(2),
      start: fc.integer({ min: -60, max: 4 * 24 * 12 }).map(step => step * 5),
      minutes: fc.integer({ min: 1, max: 36 }).map(step => step * 5),
    }),
    { maxLength: 12 },
  ),
})

interface SampleLocation {
  locationId: number
  staffIds: number[]
  serviceIds: number[]
}

/** The partner's list shows Locations where its application is installed. */
const install = (locationIds: number[]) =>
  world.query(
    `insert into installations (location_id, application_id, status, created_at, granted_at)
     select id, $2, 'active', now(), now() from unnest($1::bigint[]) id`,
    [locationIds, demo.applications.public],
  )

/** Writes the case as rows, bypassing the rules that accept bookings. */
async function make(given: Case): Promise<SampleLocation> {
  const insert = async (text: string, values: unknown[]) => Number((await world.query(text, values))[0]?.id)
  const at = clock.now()
  const locationId = await insert(
    "insert into locations (chain_id, title, timezone_name, created_at) values (1, 'Case', $1, $2) returning id",
    [given.zone, at],
  )
  await install([locationId])
  const staffIds: number[] = []
  for (let index = 0; index < 3; index++)
    staffIds.push(
      await insert(
        "insert into staff (location_id, name, specialization, created_at, last_change_date) values ($1, 'S', '', $2, $2) returning id",
        [locationId, at],
      ),
    )
  for (const { staff, day, from, minutes } of given.schedules)
    await world.query(
      `insert into schedule_days (location_id, staff_id, day, working)
       select $1, $2, day, tsmultirange(tsrange(day + make_interval(mins => $4), day + make_interval(mins => least($4 + $5, 1440))))
       from (select (($6::timestamptz at time zone $7)::date + $3::int) as day) as days
       on conflict (location_id, staff_id, day) do update set working = schedule_days.working + excluded.working`,
      [locationId, staffIds[staff], day, from, minutes, at, given.zone],
    )
  const category = await insert(
    "insert into service_categories (location_id, title) values ($1, 'C') returning id",
    [locationId],
  )
  const resourceIds = [0, 1].map(() => 0)
  for (const index of [0, 1])
    resourceIds[index] = await insert(
      "insert into resources (location_id, title) values ($1, 'R') returning id",
      [locationId],
    )
  const serviceIds: number[] = []
  for (const { staff, minutes, resources } of given.services) {
    const serviceId = await insert(
      "insert into services (location_id, category_id, title, last_change_date) values ($1, $2, 'V', $3) returning id",
      [locationId, category, at],
    )
    serviceIds.push(serviceId)
    await world.query('insert into service_staff values ($1, $2, $3, $4)', [
      locationId,
      serviceId,
      staffIds[staff],
      minutes * 60,
    ])
    for (const resource of resources)
      await world.query('insert into service_resources values ($1, $2, $3)', [
        locationId,
        serviceId,
        resourceIds[resource],
      ])
  }
  const instanceIds: number[] = []
  for (const resource of given.instances)
    instanceIds.push(
      await insert(
        "insert into resource_instances (location_id, resource_id, title) values ($1, $2, 'I') returning id",
        [locationId, resourceIds[resource]],
      ),
    )
  for (const { subject, index, start, minutes } of given.bookings) {
    const subjectId = (subject === 'staff' ? staffIds : instanceIds)[index]
    if (subjectId === undefined) continue
    const activity = await insert(
      'insert into activities (location_id, service_id, staff_id, starts_at, length, capacity, created_at, last_change_date) values ($1, $2, $3, $4, 60, 1, $4, $4) returning id',
      [locationId, serviceIds[0], staffIds[0], at],
    )
    const begin = new Date(at.getTime() + start * minute)
    const end = new Date(begin.getTime() + minutes * minute)
    await world.query(
      'insert into reservations (location_id, subject, subject_id, during, activity_id) values ($1, $2, $3, tstzrange($4, $5), $6) on conflict do nothing',
      [locationId, subject === 'staff' ? 'staff' : 'resource_instance', subjectId, begin, end, activity],
    )
  }
  return { locationId, staffIds, serviceIds }
}

/** Checks every quarter of an hour minute by minute, which is slow, and hard to get wrong. */
async function oracle({ locationId }: SampleLocation): Promise<string[]> {
  const spans = await world.query(
    `select 'working' as kind, staff_id as subject_id, extract(epoch from lower(r) at time zone timezone_name) * 1000 as begin,
       extract(epoch from upper(r) at time zone timezone_name) * 1000 as "end"
     from schedule_days join locations on locations.id = location_id, unnest(working) as r where location_id = $1
     union all
     select subject, subject_id, extract(epoch from lower(during)) * 1000, extract(epoch from upper(during)) * 1000
     from reservations where location_id = $1`,
    [locationId],
  )
  const isDuring = (kind: string, subject: unknown, at: number) =>
    spans.some(
      span =>
        span.kind === kind &&
        span.subject_id === subject &&
        Number(span.begin) <= at &&
        at < Number(span.end),
    )
  const offers = await world.query('select * from service_staff where location_id = $1', [locationId])
  const needs = await world.query('select * from service_resources where location_id = $1', [locationId])
  const instances = await world.query('select * from resource_instances where location_id = $1', [locationId])

  const slots: string[] = []
  const now = clock.now().getTime()
  for (let slot = Math.ceil(now / quarter) * quarter; slot < now + 6 * 24 * 60 * minute; slot += quarter)
    for (const offer of offers) {
      const minutes = Array.from(
        { length: Number(offer.seance_length) / 60 },
        (_, index) => slot + index * minute,
      )
      const isStaffFree = minutes.every(
        at => isDuring('working', offer.staff_id, at) && !isDuring('staff', offer.staff_id, at),
      )
      const hasResources = needs
        .filter(need => need.service_id === offer.service_id)
        .every(need =>
          instances.some(
            instance =>
              instance.resource_id === need.resource_id &&
              minutes.every(at => !isDuring('resource_instance', instance.id, at)),
          ),
        )
      if (isStaffFree && hasResources)
        slots.push(`${new Date(slot).toISOString()} ${offer.staff_id} ${offer.service_id}`)
    }
  return slots.sort()
}

describe('availability', () => {
  it('finds exactly the slots that a minute-by-minute search finds, for any schedules and bookings', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(cases, async given => {
        const created = await make(given)
        const expected = await oracle(created)
        const { status, json } = await world.api.get(
          `/v2/locations/${created.locationId}/slots?from=2026-10-29&till=2026-11-06`,
          { as: as.partner },
        )
        expect(status).toBe(200)
        const found = (json.data as { datetime: string; staff_id: number; service_id: number }[])
          .map(slot => `${new Date(slot.datetime).toISOString()} ${slot.staff_id} ${slot.service_id}`)
          .sort()
        expect(found).toEqual(expected)

        const { json: listed } = await world.api.get(`/v1/companies?forBooking=1&id=${created.locationId}`, {
          as: as.owner,
        })
        const next = listed.data[0].next_slot
        expect(next && new Date(next).toISOString()).toBe(expected[0]?.slice(0, 24) ?? '')
      }),
      { numRuns: 25 },
    )
  })

  it('next_slot of a thousand Locations takes a handful of queries', async () => {
    await world.query(
      `with created as (
         insert into locations (chain_id, title, timezone_name, created_at)
         select 1, 'Many ' || n, 'UTC', now() from generate_series(1, 300) n returning id
       ), person as (
         insert into staff (location_id, name, specialization, created_at, last_change_date) select id, 'S', '', now(), now() from created
         returning location_id, id
       ), category as (
         insert into service_categories (location_id, title) select id, 'C' from created returning location_id, id
       ), service as (
         insert into services (location_id, category_id, title, last_change_date) select location_id, id, 'V', now() from category
         returning location_id, id
       ), link as (
         insert into service_staff select service.location_id, service.id, person.id, 3600 from service join person using (location_id)
       )
       insert into schedule_days
       select location_id, id, '2026-11-02', '{[2026-11-02 09:00,2026-11-02 18:00)}' from person`,
    )
    const created = await world.query("select id::int from locations where title like 'Many %'")
    await install(created.map(({ id }) => Number(id)))
    const queries = vi.spyOn(world.program.ctx.db, 'run')
    const { json } = await world.api.get('/v1/companies?forBooking=1&count=300&group_id=1&page=2', {
      as: as.owner,
    })
    const count = queries.mock.calls.length
    queries.mockRestore()
    expect(json.data.length).toBeGreaterThan(10)
    const many = json.data.filter((location: { title: string }) => location.title.startsWith('Many'))
    expect(many.length).toBeGreaterThan(10)
    for (const location of many)
      expect(location).toMatchObject({ next_slot: '2026-11-02T09:00:00+00:00', active_staff_count: 1 })
    expect(count).toBeGreaterThan(2)
    expect(count).toBeLessThan(15)
  })

  it('an unknown or inactive Location and an invalid range are refused', async () => {
    const get = (id: number, query: string) =>
      world.api.get(`/v2/locations/${id}/slots?${query}`, { as: as.partner })
    expect((await get(987_654, 'from=2026-11-01&till=2026-11-02')).status).toBe(404)
    await world.query('update locations set is_active = false where id = 4')
    expect((await get(4, 'from=2026-11-01&till=2026-11-02')).status).toBe(403)
    expect((await get(1, 'from=2026-11-02&till=2026-11-01')).json.meta.errors).toEqual({
      till: ['must not be before from'],
    })
    expect((await get(1, 'from=2026-02-30&till=2026-03-01')).json.meta.errors).toEqual({
      from: ['must be a date such as 2026-01-31'],
    })
    expect((await get(1, 'from=2026-01-01&till=2027-01-01')).status).toBe(422)
    expect((await get(1, 'from=2026-01-01&till=2026-01-02')).json).toMatchObject({ success: true, data: [] })
    expect(Object.keys((await get(1, '')).json.meta.errors)).toEqual(['from', 'till'])
  })
})
