import { describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { install } from '../../../../test/marketplace.ts'
import { openSession } from '../../../../test/people.ts'
import { lift, suspend } from '../../../../test/suspensions.ts'
import { california, callsOf, openPbx, saved } from '../../../../test/telephony.ts'
import { createClient } from '../../../../test/webhooks.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const { locations, applications } = demo
const developer = bearer(demo.developer.accessToken)

describe('a Chain with a suspended Location', () => {
  it('OPR-40 is closed to partners as a whole; its people read, and change nothing', async () => {
    const { chainId, locationIds } = await openPbx(world, { locations: [california, california] })
    await suspend(world, 'locations', locationIds[1] as number)
    const voip = `/v2/chains/${chainId}/voip`
    const days = 'date_from=2026-01-01&date_to=2026-12-31'
    const body = { phone: '+14155551234', diversion: '1' }
    for (const answer of [
      await world.api.get(`/v2/chains/${chainId}/calls?${days}`, { as: as.owner }),
      await world.api.get(`${voip}/routes`, { as: as.owner }),
      await world.api.put(`${voip}/routes`, { as: as.owner, body: [] }),
      await world.api.post(`${voip}/preview`, { as: as.owner, body }),
    ])
      expect([answer.status, answer.json.meta.message]).toEqual([
        403,
        expect.stringContaining('A Location of this Chain is suspended by the platform'),
      ])
    // The other Location is open, by itself.
    const open = await world.api.get(`/v1/company/${locationIds[0]}`, { as: as.owner })
    expect(open.status).toBe(200)
    const { headers } = await openSession(world, demo.owner)
    const telephony = `/account/chains/${chainId}/telephony`
    expect((await world.app.get(telephony, { headers })).status).toBe(200)
    expect((await world.app.post(`${telephony}/preview`, { headers, body })).status).toBe(200)
    expect((await world.app.post(`${telephony}/token`, { headers })).status).toBe(403)
    expect((await world.app.put(`${telephony}/routes`, { headers, body: [] })).status).toBe(403)
    const next = { title: 'The next one', chain_id: chainId }
    expect((await world.app.post('/account/locations', { headers, body: next })).status).toBe(403)
    await lift(world, 'locations', locationIds[1] as number)
    expect((await world.api.get(`${voip}/routes`, { as: as.owner })).status).toBe(200)
  })

  it('OPR-40 gets calls for its open Locations alone, and none when all are suspended', async () => {
    const { locationIds, send } = await openPbx(world, { locations: [california, california] })
    const [open, closed] = locationIds as [number, number]
    await send(saved({ call_id: 'before' }))
    await suspend(world, 'locations', closed)
    expect((await send(saved({ call_id: 'meanwhile' }))).status).toBe(202)
    // A report of a call from before takes nothing from the history of the suspended Location.
    expect((await send(saved({ call_id: 'before' }))).status).toBe(202)
    await suspend(world, 'locations', open)
    for (const notice of [saved({ call_id: 'late' }), { command: 'setup', type: 'disable' }]) {
      const refused = await send(notice)
      expect([refused.status, refused.json.meta.message]).toEqual([403, expect.stringContaining('suspended')])
    }
    await lift(world, 'locations', open)
    await lift(world, 'locations', closed)
    expect((await callsOf(world, open)).data).toHaveLength(2)
    expect((await callsOf(world, closed)).data).toHaveLength(1)
  })
})

describe('lists of Locations', () => {
  it('OPR-41 leave a suspended one out for partners, and pages stay full', async () => {
    for (const locationId of [locations.main, locations.second]) await install(world, { locationId })
    const idsAt = async (path: string, who: string) =>
      (await world.api.get(path, { as: who })).json.data.map(({ id }: { id: number }) => id)
    const salons = (query: string) =>
      idsAt(`/v1/marketplace/application/${applications.public}/salons?${query}`, as.partner)
    expect(await salons('page=1&count=1')).toEqual([locations.main])
    await suspend(world, 'locations', locations.main)
    expect(await salons('page=1&count=1')).toEqual([locations.second])
    expect(await salons('page=2&count=1')).toEqual([])
    expect(await salons('page=1&count=1&include_pending=1')).toEqual([locations.second])
    for (const query of ['?my=1', '', `?id=${locations.main}`])
      expect(await idsAt(`/v1/companies${query}`, as.owner)).not.toContain(locations.main)
    await lift(world, 'locations', locations.main)
    expect(await salons('page=2&count=1')).toEqual([locations.second])
    expect(await idsAt('/v1/companies?my=1', as.owner)).toContain(locations.main)
  })
})

describe('words', () => {
  it('OPR-42 of tests, replays and the event log say that the partner or the Location is suspended', async () => {
    await install(world)
    await createClient(world)
    const of = `/account/partners/${demo.partner.id}`
    const body = { location_id: locations.main }
    const order = { ...body, from: '2020-01-01' }
    const calls = async () => [
      await world.app.post(`${of}/webhooks/test`, { as: developer, body }),
      await world.app.post(`${of}/webhooks/test`, {
        as: developer,
        body: { ...body, application_id: applications.public, event: 'freeze' },
      }),
      await world.app.post(`${of}/replays/count`, { as: developer, body: order }),
      await world.app.post(`${of}/replays`, { as: developer, body: order }),
    ]
    await suspend(world, 'partners', demo.partner.id)
    for (const { status, json } of await calls())
      expect([status, json.meta.message]).toEqual([
        403,
        expect.stringContaining('partner account is suspended'),
      ])
    await lift(world, 'partners', demo.partner.id)
    await suspend(world, 'locations', locations.main)
    const feed = await world.api.get(`/v2/locations/${locations.main}/event_log`, { as: as.partner })
    for (const { status, json } of [...(await calls()), feed])
      expect([status, json.meta.message]).toEqual([403, expect.stringContaining('Location is suspended')])
    await lift(world, 'locations', locations.main)
    expect((await world.app.post(`${of}/replays/count`, { as: developer, body: order })).status).toBe(200)
  })

  it('OPR-43 a replay answers the same for an application of another partner and for none', async () => {
    const order = { location_id: locations.main, from: '2020-01-01' }
    const count = (application_id: number) =>
      world.app.post(`/account/partners/${demo.partner.id}/replays/count`, {
        as: developer,
        body: { ...order, application_id },
      })
    const [foreign, none] = [await count(applications.otherPartner), await count(987_654)]
    expect([foreign.status, none.status]).toEqual([404, 404])
    expect(foreign.json.meta).toEqual(none.json.meta)
  })
})
