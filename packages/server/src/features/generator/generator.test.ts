import { describe, expect, it } from 'vitest'
import { bearer } from '../../../test/http.ts'
import { as, startWorld, useWorld } from '../../../test/world.ts'
import { demo } from '../demo/facts.ts'
import { generateWorld } from './generator.ts'

const world = useWorld()
const size = {
  locations: 3,
  staff: 2,
  services: 3,
  clients: 60,
  appointments: 90,
  seed: 7,
  ownerId: demo.owner.id,
}

describe('the generator', () => {
  it('makes Locations that work: owned, staffed, booked', async () => {
    const made = await generateWorld(world.program.ctx.db, { ...size, at: world.clock.now() })
    await world.query("select pg_notify('foyer_access', '')")
    expect(made).toMatchObject({ clients: 60, appointments: 90 })
    expect(made.locationIds).toHaveLength(3)
    for (const id of made.locationIds) {
      const [counts] = await world.query(
        `select (select count(*)::int from clients where location_id = $1) as clients,
           (select count(*)::int from appointments where location_id = $1) as appointments,
           (select count(*)::int from occupancy where location_id = $1) as taken`,
        [id],
      )
      expect(counts).toEqual({ clients: 20, appointments: 30, taken: 30 })
    }
    const list = await world.api.get(`/v1/companies?my=1&forBooking=1&id=${made.locationIds.join()}`, {
      as: as.owner,
    })
    expect(list.json.data).toHaveLength(3)
    for (const location of list.json.data) {
      expect(location.active_staff_count).toBe(2)
      expect(location.next_slot).toEqual(expect.any(String))
    }
    const stranger = bearer(demo.partner.token, demo.memberWithoutRights.token)
    expect((await world.api.get(`/v1/company/${made.locationIds[0]}`, { as: stranger })).status).toBe(403)
  })

  it('fills a Location that is there already', async () => {
    const before = await world.query('select count(*)::int as count from clients where location_id = 2')
    const options = { ...size, locations: 0, into: 2, clients: 25, appointments: 10, at: world.clock.now() }
    expect(await generateWorld(world.program.ctx.db, options)).toMatchObject({ locationIds: [2] })
    const after = await world.query('select count(*)::int as count from clients where location_id = 2')
    expect(Number(after[0]?.count) - Number(before[0]?.count)).toBe(25)
  })

  it('the same seed makes the same world, another one another', async () => {
    const digest = async (seed: number) => {
      const { world: own, close } = await startWorld({ clock: world.clock })
      const { locationIds } = await generateWorld(own.program.ctx.db, {
        ...size,
        seed,
        at: new Date('2026-01-01'),
      })
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
