import { describe, expect, it } from 'vitest'
import { useBookable } from '../../../../test/bookings.ts'
import { setNewcomerRights } from '../../../../test/newcomer-rights.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { bookable, create, update } = useBookable(world)
const { first, second } = demo.clients

describe('a client who is named by ID', () => {
  const createAsNewcomer = (client: unknown, datetime: string) =>
    world.api.post('/v1/records/1', {
      as: as.newcomer,
      body: { staff_id: bookable.staffId, services: [], client, datetime, seance_length: 600 },
    })

  it('CAL-21 is booked without a phone number, which stays masked', async () => {
    await setNewcomerRights(world, ['timetable_access', 'create_records_access', 'clients_access'])
    const booked = await createAsNewcomer({ id: first.id }, '2026-03-09T10:00:00')
    expect(booked.status, booked.text).toBe(201)
    expect(booked.json.data.client).toMatchObject({ id: first.id, name: first.name })
    expect(booked.text).not.toContain(first.phone)
  })

  it('CAL-21 needs the right to see clients, so that nobody learns who has an ID', async () => {
    await setNewcomerRights(world, ['timetable_access', 'create_records_access'])
    for (const id of [first.id, 999_999]) {
      const refused = await createAsNewcomer({ id }, '2026-03-09T11:00:00')
      expect([refused.status, refused.json.meta.errors]).toEqual([422, { 'client.phone': ['is required'] }])
    }
  })

  it('CAL-21 replaces the client of an appointment', async () => {
    const { id } = (await create({ datetime: '2026-03-10T10:00:00' })).json.data
    const changed = await update(id, { client: { id: second.id } })
    expect([changed.status, changed.json.data.client.id]).toEqual([200, second.id])
  })

  it('CAL-21 must be a living one of the Location', async () => {
    const [{ id: elsewhere } = {}] = await world.query(
      `insert into clients (location_id, name, phone, created_at, last_change_date)
       values (2, 'Elsewhere', '+14155557777', now(), now()) returning id::int`,
    )
    const [{ id: gone } = {}] = await world.query(
      `insert into clients (location_id, name, phone, created_at, last_change_date, deleted_at)
       values (1, 'Gone', '+14155557778', now(), now(), now()) returning id::int`,
    )
    for (const id of [elsewhere, gone, 999_999]) {
      const refused = await create({ client: { id }, datetime: '2026-03-11T10:00:00' })
      expect([refused.status, refused.json.meta.errors]).toEqual([
        422,
        { 'client.id': ['names a client that is not in this Location'] },
      ])
    }
  })

  it('CAL-21 is ignored beside a phone number', async () => {
    const booked = await create({
      client: { id: second.id, phone: first.phone },
      datetime: '2026-03-12T10:00:00',
    })
    expect(booked.json.data.client.id).toBe(first.id)
  })
})
