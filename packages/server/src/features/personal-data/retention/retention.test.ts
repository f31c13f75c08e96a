import { describe, expect, it } from 'vitest'
import { makeBookable, newPhone } from '../../../../test/bookings.ts'
import { signedIn } from '../../../../test/people.ts'
import { california, openPbx, saved } from '../../../../test/telephony.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { eraseDue } from '../erasures/erase.due.ts'
import { applyRetention } from './apply-retention.due.ts'

const world = useWorld(withoutWorker)
const day = 24 * 3600
const asOwner = { as: as.owner }
const asPerson = { as: as.ownerPerson }

describe('the retention of a Location', () => {
  it('PRI-30 is off by default, has limits, and is for owners', async () => {
    const path = `/account/locations/${demo.locations.main}/retention`
    expect((await world.app.get(path, asPerson)).json.data).toMatchObject({
      client_months: null,
      call_months: null,
      delivery_days: null,
      due_clients: { count: 0, is_exact: true },
      applied_at: null,
    })
    const put = (body: object, who = as.ownerPerson) => world.app.put(path, { as: who, body })
    const refused = await put({ client_months: 1, call_months: 121, delivery_days: 30 })
    expect([refused.status, Object.keys(refused.json.meta.errors).sort()]).toEqual([
      422,
      ['call_months', 'client_months', 'delivery_days'],
    ])
    const off = { client_months: null, call_months: null, delivery_days: null }
    expect((await put(off, as.newcomerPerson)).status).toBe(403)
    expect((await put(off, await signedIn(world, demo.stranger))).status).toBe(403)
    expect((await put(off)).status).toBe(200)
    await applyRetention(world.program.ctx)
    const [row] = await world.query('select count(*)::int as n from client_erasures')
    expect(row?.n).toBe(0)
  })

  it('PRI-31 erases clients without activity, calls and events by the clock, and nobody else', async () => {
    const pbx = await openPbx(world, { locations: [california] })
    const locationId = pbx.locationIds[0] as number
    const { staffId, serviceId } = await makeBookable(world, { locationId })
    const create = async (name: string) => {
      const phone = newPhone()
      const { json } = await world.api.post(`/v1/clients/${locationId}`, {
        ...asOwner,
        body: { name, phone },
      })
      return { id: json.data.id as number, phone }
    }
    const idle = await create('Idle Ida')
    const booked = await create('Booked Bea')
    const caller = await create('Calling Cal')
    await pbx.send(saved({ phone: idle.phone }))
    world.clock.advance(100 * day)
    await pbx.send(saved({ phone: caller.phone }))
    const appointment = await world.api.post(`/v1/records/${locationId}`, {
      ...asOwner,
      body: {
        staff_id: staffId,
        services: [{ id: serviceId }],
        client: { phone: booked.phone },
        datetime: world.clock.now().toISOString(),
        seance_length: 3600,
        save_if_busy: true,
      },
    })
    expect(appointment.status, appointment.text).toBe(201)
    world.clock.advance(2 * day)

    const path = `/account/locations/${locationId}/retention`
    const tried = await world.app.get(`${path}?client_months=3&call_months=3&delivery_days=1`, asPerson)
    expect(tried.json.data).toMatchObject({
      client_months: null,
      due_clients: { count: 1, is_exact: true },
      due_calls: { count: 1, is_exact: true },
    })
    expect(tried.json.data.due_events.count).toBeGreaterThan(2)
    const body = { client_months: 3, call_months: 3, delivery_days: 1 }
    expect((await world.app.put(path, { ...asPerson, body })).status).toBe(200)
    await applyRetention(world.program.ctx)
    await eraseDue(world.program.ctx)

    const status = async ({ id }: { id: number }) =>
      (await world.api.get(`/v1/client/${locationId}/${id}`, asOwner)).status
    expect([await status(idle), await status(booked), await status(caller)]).toEqual([404, 200, 200])
    const calls = await world.query('select phone from call_locations where location_id = $1', [locationId])
    expect(calls).toEqual([{ phone: caller.phone }])
    const old = await world.query('select from events where location_id = $1 and occurred_at < $2', [
      locationId,
      new Date(world.clock.now().getTime() - day * 1000),
    ])
    expect(old).toEqual([])
    const erasures = await world.app.get(`/account/locations/${locationId}/erasures`, asPerson)
    expect(erasures.json.data).toMatchObject([
      { client_id: idle.id, cause: 'retention', requested_by: null, stage: 'done' },
    ])
    const log = await world.app.get(
      `/account/locations/${locationId}/audit_log?action=retention-apply`,
      asPerson,
    )
    expect(log.json.data).toMatchObject([{ user: null, note: expect.stringContaining('clients 1, calls 1') }])

    // Once a day is enough, and what is gone is not counted again.
    await applyRetention(world.program.ctx)
    world.clock.advance(2 * day)
    await applyRetention(world.program.ctx)
    const again = await world.app.get(
      `/account/locations/${locationId}/audit_log?action=retention-apply`,
      asPerson,
    )
    expect(again.json.data[0].note).not.toContain('clients')
  })
})
