import { describe, expect, it } from 'vitest'
import {
  countDeadlocks,
  makeBookable,
  makeResource,
  makeService,
  newPhone,
  useBookable,
} from '../../../../test/bookings.ts'
import { eventsAfter, lastEventNumber } from '../../../../test/events.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
const { bookable, create, update, remove } = useBookable(world)
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

describe('the time of a team member', () => {
  it('of thirty who book the same slot at once exactly one gets it', async () => {
    const before = await lastEventNumber(world, 1)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => create({ datetime: '2026-03-02T10:00:00' })),
    )
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 29 }, () => 409)])
    const events = await eventsAfter(world, 1, before)
    expect(events.map(({ resource }) => resource)).toEqual(['client', 'record'])
  })

  it('adjacent bookings do not overlap', async () => {
    expect((await create({ datetime: '2026-03-03T10:00:00' })).status).toBe(201)
    expect((await create({ datetime: '2026-03-03T11:00:00' })).status).toBe(201)
    expect((await create({ datetime: '2026-03-03T09:00:00' })).status).toBe(201)
    expect((await create({ datetime: '2026-03-03T09:59:59', seance_length: 60 })).status).toBe(409)
  })

  it('a forced booking overlaps others, blocks later ones, and keeps the time that the others release', async () => {
    const at = (time: string, fields = {}) => create({ datetime: `2026-03-04T${time}`, ...fields })
    const normal = await at('10:00:00')
    const forced = await at('10:30:00', { save_if_busy: true })
    expect([normal.status, forced.status]).toEqual([201, 201])
    expect((await at('11:00:00', { seance_length: 600 })).status).toBe(409)
    expect((await at('11:30:00', { seance_length: 600 })).status).toBe(201)
    await remove(normal.json.data.id)
    expect((await at('10:45:00', { seance_length: 600 })).status).toBe(409)
    expect((await at('10:00:00', { seance_length: 1800 })).status).toBe(201)
  })

  it('concurrent forced bookings all succeed, and together reserve exactly their time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        create({
          datetime: `2026-03-05T10:${String(index * 5).padStart(2, '0')}:00`,
          seance_length: 1800,
          save_if_busy: 1,
        }),
      ),
    )
    expect(new Set(statusesOf(answers))).toEqual(new Set([201]))
    const held = async () =>
      (
        await world.query(
          `select range_agg(during)::text as held from reservations
           where subject_id = $1 and subject = 'staff' and during && '[2026-03-05 08:00Z,2026-03-06 08:00Z)'`,
          [bookable.staffId],
        )
      )[0]?.held
    const spans = (await held()) as string
    expect(spans).toBe('{["2026-03-05 18:00:00+00","2026-03-05 19:25:00+00")}')
    // Every second one is deleted, all at once; the others still take up the same hour and a half.
    await Promise.all(answers.filter((_, index) => index % 2 === 1).map(({ json }) => remove(json.data.id)))
    expect(await held()).toBe('{["2026-03-05 18:00:00+00","2026-03-05 19:20:00+00")}')
  })

  it('a forced booking holds its whole time, though what it went over is deleted at the same moment', async () => {
    const person = await makeBookable(world)
    const of = { staff_id: person.staffId, services: [{ id: person.serviceId }] }
    // These are around the boundary of the weeks in which appointments are counted, where nothing else makes the two
    // wait.
    const turns = Array.from({ length: 12 }, (_, week) => Date.UTC(2026, 0, 8) + week * 7 * 86_400_000)
    const at = (turn: number, minutes: number) => new Date(turn + minutes * 60_000).toISOString()
    const under = await Promise.all(turns.map(turn => create({ ...of, datetime: at(turn, -30) })))
    await Promise.all(
      turns.flatMap((turn, index) => [
        create({ ...of, datetime: at(turn, 0), save_if_busy: 1 }),
        remove(under[index]?.json.data.id),
      ]),
    )
    const held = await world.query(
      `select lower(span) as from, upper(span) as till
       from (select range_agg(during) as spans from reservations where subject = 'staff' and subject_id = $1) held,
         unnest(spans) as span order by 1`,
      [person.staffId],
    )
    expect(held).toEqual(turns.map(turn => ({ from: new Date(turn), till: new Date(turn + 3_600_000) })))
  })

  it('outside the schedule is 409 unless forced, and the schedule is read in the time of the Location', async () => {
    const person = await makeBookable(world)
    const of = { staff_id: person.staffId, services: [{ id: person.serviceId }] }
    await world.query(
      `update schedule_days set working = '{[2026-03-06 10:00,2026-03-06 13:00),[2026-03-06 14:00,2026-03-06 18:00)}'
       where staff_id = $1 and day = '2026-03-06'`,
      [person.staffId],
    )
    const refused = await create({ ...of, datetime: '2026-03-06T12:30:00' })
    expect([refused.status, refused.json.meta.message]).toEqual([
      409,
      'That time is outside the schedule of the team member.',
    ])
    expect((await create({ ...of, datetime: '2026-03-06T12:00:00-08:00' })).status).toBe(201)
    expect((await create({ ...of, datetime: '2026-03-06T17:00:00' })).status).toBe(201)
    expect((await create({ ...of, datetime: '2026-03-06T09:59:59' })).status).toBe(409)
    expect((await create({ ...of, datetime: '2030-01-01T10:00:00' })).status).toBe(409)
    expect((await create({ ...of, datetime: '2030-01-01T10:00:00', save_if_busy: 1 })).status).toBe(201)
  })

  it('a service that the team member does not do is refused by name', async () => {
    const other = await makeService(world, {})
    const refused = await create({ datetime: '2026-03-07T10:00:00', services: [{ id: other }] })
    expect([refused.status, refused.json.meta.errors]).toEqual([
      422,
      { 'services.0.id': [`is a service that the team member does not do: ${other}`] },
    ])
    const created = await create({ datetime: '2026-03-07T10:00:00' })
    expect((await update(created.json.data.id, { services: [{ id: other }] })).status).toBe(422)
    const stranger = await makeBookable(world)
    expect((await update(created.json.data.id, { staff_id: stranger.staffId })).status).toBe(422)
  })

  it('moving frees the old time and is checked like a new booking; the same time again is no move', async () => {
    const first = (await create({ datetime: '2026-03-09T10:00:00' })).json.data.id
    const second = (await create({ datetime: '2026-03-09T12:00:00' })).json.data.id
    expect((await update(first, { datetime: '2026-03-09T11:30:00' })).status).toBe(409)
    expect((await update(first, { datetime: '2026-03-09T11:00:00' })).status).toBe(200)
    expect((await create({ datetime: '2026-03-09T10:00:00' })).status).toBe(201)
    expect((await update(second, { seance_length: 7200 })).status).toBe(200)
    expect((await update(first, { seance_length: 3601 })).status).toBe(409)
    expect((await update(first, { seance_length: 3601, save_if_busy: 1 })).status).toBe(200)
    expect((await update(first, { datetime: '2026-03-09T11:00:00', seance_length: 3601 })).status).toBe(200)
  })

  it('two updates at once leave one consistent booking and two events', async () => {
    const { id } = (await create({ datetime: '2026-03-10T10:00:00' })).json.data
    const before = await lastEventNumber(world, 1)
    const answers = await Promise.all([
      update(id, { datetime: '2026-03-10T12:00:00', comment: 'noon' }),
      update(id, { datetime: '2026-03-10T15:00:00', comment: 'three' }),
    ])
    expect(statusesOf(answers)).toEqual([200, 200])
    const events = await eventsAfter(world, 1, before)
    expect(events.map(({ status }) => status)).toEqual(['update', 'update'])
    const last = (await world.api.get(`/v1/record/1/${id}`, { as: as.owner })).json.data
    expect(events[1]?.data).toEqual(last)
    const rows = await world.query(
      'select lower(during) as at from reservations where appointment_id = $1 and subject = $2',
      [id, 'staff'],
    )
    expect(rows.map(({ at }) => (at as Date).toISOString())).toEqual([new Date(last.datetime).toISOString()])
    expect(last.comment).toBe(last.date === '2026-03-10 12:00:00' ? 'noon' : 'three')
  })

  it('two that swap their times and people at once end without a deadlock', async () => {
    const other = await makeBookable(world)
    await world.query('insert into service_staff values (1, $1, $2, 3600)', [
      bookable.serviceId,
      other.staffId,
    ])
    const one = (await create({ datetime: '2026-03-11T10:00:00' })).json.data.id
    const two = (await create({ datetime: '2026-03-11T10:00:00', staff_id: other.staffId })).json.data.id
    for (let round = 0; round < 5; round++) {
      const [a, b] = round % 2 ? [bookable.staffId, other.staffId] : [other.staffId, bookable.staffId]
      const answers = await Promise.all([
        update(one, { staff_id: a, save_if_busy: 1 }),
        update(two, { staff_id: b, save_if_busy: 1 }),
      ])
      expect(statusesOf(answers)).toEqual([200, 200])
    }
  })
})

describe('time zones', () => {
  it('ENV-03 a booking goes over midnight and over a daylight-saving change by instants', async () => {
    const night = await create({ datetime: '2026-03-12T23:30:00', seance_length: 7200 })
    expect(night.status).toBe(201)
    expect((await create({ datetime: '2026-03-13T01:29:59', seance_length: 60 })).status).toBe(409)
    expect((await create({ datetime: '2026-03-13T01:30:00', seance_length: 60 })).status).toBe(201)

    // The clocks in California go from 02:00 to 03:00 on this day.
    const spring = await create({ datetime: '2026-03-08T01:30:00', seance_length: 3600 })
    expect(spring.json.data.datetime).toBe('2026-03-08T01:30:00-08:00')
    expect((await create({ datetime: '2026-03-08T03:29:00', seance_length: 60 })).status).toBe(409)
    const after = await create({ datetime: '2026-03-08T03:30:00', seance_length: 60 })
    expect(after.json.data.datetime).toBe('2026-03-08T03:30:00-07:00')
    expect(after.json.data.date).toBe('2026-03-08 03:30:00')
  })

  it('a local time that the clocks skip is read with the offset before the change', async () => {
    const skipped = await create({ datetime: '2026-03-08T02:45:00', seance_length: 60 })
    expect(skipped.json.data.datetime).toBe('2026-03-08T03:45:00-07:00')
  })

  it('a local time that comes twice is the second one, and an offset says which', async () => {
    const local = await create({ datetime: '2026-11-01T01:30:00', seance_length: 600 })
    expect(local.json.data.datetime).toBe('2026-11-01T01:30:00-08:00')
    const first = await create({ datetime: '2026-11-01T01:30:00-07:00', seance_length: 600 })
    expect(first.status).toBe(201)
    expect(first.json.data.datetime).toBe('2026-11-01T01:30:00-07:00')
    expect((await create({ datetime: '2026-11-01T08:35:00Z', seance_length: 60 })).status).toBe(409)
    const long = await create({ datetime: '2026-11-01T00:00:00', seance_length: 5400 })
    expect(long.status).toBe(201)
  })

  it('working hours inside the hour that the clocks skip are no time at all', async () => {
    const person = await makeBookable(world)
    await world.query(
      `update schedule_days set working = '{[2026-03-08 02:30,2026-03-08 03:00),[2026-03-08 10:00,2026-03-08 11:00)}'
       where staff_id = $1 and day = '2026-03-08'`,
      [person.staffId],
    )
    const of = { staff_id: person.staffId, services: [{ id: person.serviceId }] }
    expect((await create({ ...of, datetime: '2026-03-08T03:30:00', seance_length: 60 })).status).toBe(409)
    expect((await create({ ...of, datetime: '2026-03-08T10:00:00' })).status).toBe(201)
  })
})

describe('resources', () => {
  it('TRM-02 an instance serves no two bookings at once, whatever is sent', async () => {
    const { instanceIds } = await makeResource(world)
    const people = await Promise.all(Array.from({ length: 8 }, () => makeBookable(world)))
    const answers = await Promise.all(
      people.map(person =>
        create({
          staff_id: person.staffId,
          services: [{ id: person.serviceId }],
          datetime: '2026-03-16T10:00:00',
          resource_instance_ids: instanceIds,
          save_if_busy: 1,
        }),
      ),
    )
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
    const created = answers.find(({ status }) => status === 201)?.json.data
    expect(created.resource_instance_ids).toEqual(instanceIds)
    expect(answers.find(({ status }) => status === 409)?.json.meta.message).toBe(
      'A resource is taken at that time.',
    )
  })

  it('TRM-02 a service that needs a resource gets a free instance of it, or cannot be booked', async () => {
    const { resourceId, instanceIds } = await makeResource(world, { count: 3, title: 'Massage table' })
    const people = await Promise.all(Array.from({ length: 6 }, () => makeBookable(world)))
    const services = await Promise.all(
      people.map(person => makeService(world, { staffId: person.staffId, resourceIds: [resourceId] })),
    )
    const answers = await Promise.all(
      people.map((person, index) =>
        create({
          staff_id: person.staffId,
          services: [{ id: services[index] }],
          datetime: '2026-03-17T10:00:00',
        }),
      ),
    )
    expect(statusesOf(answers)).toEqual([201, 201, 201, 409, 409, 409])
    expect(
      answers
        .filter(({ status }) => status === 201)
        .flatMap(({ json }) => json.data.resource_instance_ids)
        .sort(),
    ).toEqual(instanceIds)
    expect(answers.find(({ status }) => status === 409)?.json.meta.message).toBe(
      'All instances of the resource Massage table are taken at that time.',
    )
  })

  it('deleting and moving release the instance; a move takes another one if needed', async () => {
    const { resourceId, instanceIds } = await makeResource(world, { count: 2 })
    const [one, two] = await Promise.all([makeBookable(world), makeBookable(world)])
    const book = async (person: { staffId: number }, datetime: string, fields = {}) => {
      const id = await makeService(world, { staffId: person.staffId, resourceIds: [resourceId] })
      return create({ staff_id: person.staffId, services: [{ id }], datetime, ...fields })
    }
    const first = await book(one, '2026-03-18T10:00:00')
    const second = await book(two, '2026-03-18T12:00:00')
    expect(first.json.data.resource_instance_ids).toEqual([instanceIds[0]])
    expect(second.json.data.resource_instance_ids).toEqual([instanceIds[0]])
    const moved = await update(second.json.data.id, { datetime: '2026-03-18T10:30:00' })
    expect(moved.json.data.resource_instance_ids).toEqual([instanceIds[1]])
    const named = await update(second.json.data.id, { resource_instance_ids: [instanceIds[0]] })
    expect(named.status).toBe(409)
    await remove(first.json.data.id)
    expect(
      (await update(second.json.data.id, { resource_instance_ids: [instanceIds[0]] })).json.data
        .resource_instance_ids,
    ).toEqual([instanceIds[0]])
    const [left] = await world.query(
      "select count(*)::int as count from reservations where subject = 'resource_instance' and subject_id = $1",
      [instanceIds[1]],
    )
    expect(left).toEqual({ count: 0 })
  })

  it('concurrent bookings and moves of one client that need the same room wait, but cause no deadlock', async () => {
    const { resourceId } = await makeResource(world, { count: 3 })
    const people = await Promise.all(Array.from({ length: 6 }, () => makeBookable(world)))
    const services = await Promise.all(
      people.map(person => makeService(world, { staffId: person.staffId, resourceIds: [resourceId] })),
    )
    const client = { phone: newPhone(), name: 'Everywhere' }
    const book = (index: number, hour: number) =>
      create({
        client,
        staff_id: people[index]?.staffId,
        services: [{ id: services[index] }],
        datetime: `2026-03-21T${hour}:00:00`,
      })
    const created = await Promise.all(people.map((_, index) => book(index, 10 + (index % 2))))
    expect(new Set(statusesOf(created))).toEqual(new Set([201]))
    const answers = await Promise.all([
      ...created.map(({ json }, index) =>
        update(json.data.id, { datetime: `2026-03-21T${14 + (index % 2)}:00:00` }),
      ),
      ...people.map((_, index) => book(index, 16 + (index % 2))),
    ])
    expect(statusesOf(answers)).toEqual([...people.map(() => 200), ...people.map(() => 201)])
  })

  it('an instance of another Location, or of none, is refused and named', async () => {
    const { instanceIds } = await makeResource(world, { locationId: 2 })
    const refused = await create({
      datetime: '2026-03-19T10:00:00',
      resource_instance_ids: [...instanceIds, 987_654],
    })
    expect([refused.status, refused.json.meta.errors]).toEqual([
      422,
      {
        resource_instance_ids: [`names an instance that is not in this Location: ${instanceIds[0]}, 987654`],
      },
    ])
  })

  it('changing the services changes the resources', async () => {
    const [chair, table] = await Promise.all([makeResource(world), makeResource(world)])
    const withChair = await makeService(world, { staffId: bookable.staffId, resourceIds: [chair.resourceId] })
    const withTable = await makeService(world, { staffId: bookable.staffId, resourceIds: [table.resourceId] })
    const created = await create({ datetime: '2026-03-20T10:00:00', services: [{ id: withChair }] })
    expect(created.json.data.resource_instance_ids).toEqual(chair.instanceIds)
    const changed = await update(created.json.data.id, { services: [{ id: withTable }] })
    expect(changed.json.data.resource_instance_ids).toEqual(table.instanceIds)
    expect(
      (await update(created.json.data.id, { services: [{ id: bookable.serviceId }] })).json.data
        .resource_instance_ids,
    ).toEqual([])
  })

  it('none of the concurrent changes above caused a deadlock', async () => {
    expect(await countDeadlocks(world)).toBe(0)
  })
})
