import { describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { invalidateAccess } from '../../../../test/invalidate-access.ts'
import { as, startWorld, useWorld, type World, withoutWorker } from '../../../../test/world.ts'
import { toE164 } from '../../../platform/phones.ts'
import { demo } from '../demo-world/facts.ts'
import { generateWorld, type WorldSize } from './generator.ts'

const world = useWorld(withoutWorker)
const size = {
  locations: 3,
  staff: 2,
  services: 3,
  clients: 60,
  appointments: 90,
  seed: 7,
  ownerId: demo.owner.id,
}
const generate = (options: Partial<WorldSize> = {}, into: World = world) =>
  generateWorld(into.program.ctx.db, { ...size, at: new Date('2026-01-01'), ...options })

const definitions = `
  select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid::regclass::text !~ '^pg_'
  union all
  select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0
  order by 1`

/** Checks that stored counts match the rows, and that nobody is booked twice at the same time. */
async function expectConsistent(locationIds: number[]): Promise<void> {
  const differences = await world.query(
    `with place as (select unnest($1::bigint[]) as location_id)
     select 'clients' as what, location_id from place
     where (select count(*) from clients where clients.location_id = place.location_id and deleted_at is null)
       <> (select sum(change) from client_count_changes where client_count_changes.location_id = place.location_id)
     union all
     select 'visits of ' || id, location_id from clients
     where location_id = any($1) and visits <> (
       select count(distinct visit_id) from appointments
       where appointments.location_id = clients.location_id and client_id = clients.id and attendance = 1)
     union all
     select 'visit of ' || appointment.id, appointment.location_id
     from appointments appointment
     join locations location on location.id = appointment.location_id
     left join visits on visits.location_id = appointment.location_id and visits.id = appointment.visit_id
     where appointment.location_id = any($1) and (visits.client_id, visits.day) is distinct from
       (appointment.client_id, (appointment.starts_at at time zone location.timezone_name)::date)
     union all
     select 'week ' || week, location_id from (
       select location_id, staff_id, week_of(starts_at) as week, count(*) as live from appointments group by 1, 2, 3
     ) counted full join appointment_counts kept using (location_id, staff_id, week)
     where location_id = any($1) and counted.live is distinct from kept.live
     union all
     select 'time of ' || id, location_id from appointments
     where location_id = any($1) and not exists (
       select from reservations where reservations.location_id = appointments.location_id and appointment_id = id
         and subject_id = staff_id and during = tstzrange(starts_at, starts_at + make_interval(secs => length)))
     union all
     select 'services of ' || id, location_id from appointments
     where location_id = any($1) and not exists (
       select from appointment_services where appointment_services.location_id = appointments.location_id and appointment_id = id)`,
    [locationIds],
  )
  expect(differences).toEqual([])
}

describe('the generator', () => {
  it('creates working Locations with owners, team and bookings', async () => {
    const generated = await generate({ at: world.clock.now() })
    await invalidateAccess(world)
    expect(generated).toMatchObject({ clients: 60, appointments: 90 })
    expect(generated.locationIds).toHaveLength(3)
    for (const id of generated.locationIds) {
      const [counts] = await world.query(
        `select (select count(*)::int from clients where location_id = $1) as clients,
           (select count(*)::int from appointments where location_id = $1) as appointments`,
        [id],
      )
      expect(counts).toEqual({ clients: 20, appointments: 30 })
    }
    await expectConsistent(generated.locationIds)
    const list = await world.api.get(`/v1/companies?my=1&forBooking=1&id=${generated.locationIds.join()}`, {
      as: as.owner,
    })
    expect(list.json.data).toHaveLength(3)
    for (const location of list.json.data) {
      expect(location.active_staff_count).toBe(2)
      expect(location.next_slot).toEqual(expect.any(String))
    }
    const stranger = bearer(demo.partner.token, demo.memberWithoutRights.token)
    expect((await world.api.get(`/v1/company/${generated.locationIds[0]}`, { as: stranger })).status).toBe(
      403,
    )
  })

  it('fills a Location that is there already, more than once', async () => {
    const count = async (table: string) =>
      Number(
        (await world.query(`select count(*)::int as count from ${table} where location_id = 2`))[0]?.count,
      )
    const before = await count('clients')
    const options = { locations: 0, into: 2, clients: 25, appointments: 10, at: world.clock.now() }
    for (const times of [1, 2]) {
      const generated = await generate(options)
      expect(generated).toEqual({ locationIds: [2], clients: 25, appointments: 10 })
      expect(await count('clients')).toBe(before + times * 25)
    }
    await expectConsistent([2])
    const phones = await world.query('select phone from clients where location_id = 2')
    for (const { phone } of phones) expect(toE164(String(phone)), String(phone)).toBe(phone)
  })

  it('gives the same result in bulk as one by one', async () => {
    const before = await world.query(definitions)
    const { locationIds } = await generate({ locations: 2, clients: 11_000, appointments: 11_000 })
    expect(await world.query(definitions)).toEqual(before)
    await expectConsistent(locationIds)
    const [locationId] = locationIds
    const clients = await world.api.get(`/v1/clients/${locationId}?fullname=777`, { as: as.owner })
    expect(clients.json.meta.total_count).toBe(5)
    const records = await world.api.get(`/v1/records/${locationId}`, { as: as.owner })
    expect(records.json.meta.total_count).toBe(5500)
  })

  it('the same seed makes the same world, another one another', async () => {
    const digest = async (seed: number) => {
      const { world: own, close } = await startWorld({ clock: world.clock })
      const { locationIds } = await generate({ seed }, own)
      const [row] = await own.query(
        `select md5(string_agg(concat_ws('|', name, surname, phone, card, discount, spent, last_change_date), ',' order by id)) as digest
         from clients where location_id = any($1)`,
        [locationIds],
      )
      await close()
      return row?.digest
    }
    const [one, again, other] = [await digest(1), await digest(1), await digest(2)]
    expect(one).toBe(again)
    expect(one).not.toBe(other)
  })
})
