import { beforeAll, describe, expect, it } from 'vitest'
import { install, uninstall } from '../../../../test/marketplace.ts'
import { openSession, signedIn } from '../../../../test/people.ts'
import { createClient, deliveriesTo, fannedOut, settled, useReceivers } from '../../../../test/webhooks.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const { locations, applications } = demo
let operator = ''
beforeAll(async () => {
  operator = await signedIn(world, demo.operator)
})

const reason = 'Several owners reported fraud.'
const pathOf = (what: string, id: number) => `/account/operator/${what}/${id}/suspension`
const suspend = (what: string, id: number, body: object = { reason }) =>
  world.app.put(pathOf(what, id), { as: operator, body })
const lift = (what: string, id: number) => world.app.delete(pathOf(what, id), { as: operator })
const messageOf = ({ json }: { json: { meta: { message: string } } }) => json.meta.message

describe('a suspension', () => {
  it('OPR-10 needs a reason of 3 to 1000 characters on one line, and something that exists', async () => {
    for (const body of [
      {},
      { reason: '' },
      { reason: 'ab' },
      { reason: '   ' },
      { reason: 'x'.repeat(1001) },
      { reason: 'Fraud\nand more' },
      { reason: 'Fraud \u202eesrever' },
    ])
      expect((await suspend('partners', 2, body)).status).toBe(422)
    for (const what of ['partners', 'locations', 'people'])
      expect((await suspend(what, 987_654)).status).toBe(404)
    // A system user belongs to its partner.
    expect((await suspend('people', demo.systemUser.id)).status).toBe(404)
  })

  it('OPR-11 is done by one of two operators, and the other learns of it', async () => {
    const both = await Promise.all([suspend('partners', 2), suspend('partners', 2)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const lifted = await Promise.all([lift('partners', 2), lift('partners', 2)])
    expect(lifted.map(({ status }) => status).sort()).toEqual([200, 409])
    const { json } = await world.app.get('/account/operator/audit_log?partner_id=2', { as: operator })
    expect(json.data.map(({ action, note }: Record<string, string>) => [action, note])).toEqual([
      ['partner-suspension-lift', ''],
      ['partner-suspend', reason],
    ])
  })

  it('OPR-12 spares the operator and the last operator', async () => {
    expect((await suspend('people', demo.operator.id)).status).toBe(409)
    await world.query('update users set is_operator = true where id = $1', [demo.stranger.id])
    const other = await signedIn(world, demo.stranger)
    expect((await suspend('people', demo.stranger.id)).status).toBe(200)
    // Whoever is suspended suspends nobody.
    const late = await world.app.put(pathOf('people', demo.operator.id), { as: other, body: { reason } })
    expect(late.status).toBe(401)
    expect((await lift('people', demo.stranger.id)).status).toBe(200)
    await world.query('update users set is_operator = false where id = $1', [demo.stranger.id])
  })
})

describe('a suspended person', () => {
  it('OPR-13 loses sessions and tokens at once, reads the reason when signing in, and gets mail', async () => {
    const session = await openSession(world, demo.owner)
    const { world: other, close } = await startWorld({ beside: world, ...withoutWorker })
    const calls = () => [
      world.app.get('/account/me', { headers: session.headers }),
      world.app.get('/account/me', { as: as.ownerPerson }),
      world.api.get('/v1/companies?my=1', { as: as.owner }),
      other.app.get('/account/me', { as: as.ownerPerson }),
      other.api.get('/v1/companies?my=1', { as: as.owner }),
    ]
    const statuses = async () => (await Promise.all(calls())).map(({ status }) => status)
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])
    expect((await suspend('people', demo.owner.id)).status).toBe(200)
    await expect.poll(statuses).toEqual([401, 401, 401, 401, 401])
    const signIn = () => world.app.post('/account/sign_in', { body: demo.owner })
    expect(messageOf(await signIn())).toContain(reason)
    // A wrong password learns nothing of it.
    const wrong = await world.app.post('/account/sign_in', { body: { ...demo.owner, password: 'wrong one' } })
    expect(messageOf(wrong)).not.toContain(reason)
    const auth = await world.api.post('/v1/auth', { as: as.partner, body: demo.owner })
    expect(auth.status).toBe(401)
    expect(await mailsTo(demo.owner.login)).toContain('Suspended by Foyer')
    expect((await lift('people', demo.owner.id)).status).toBe(200)
    await expect.poll(statuses).toEqual([401, 200, 200, 200, 200])
    expect((await signIn()).status).toBe(200)
    await close()
  })
})

describe('a suspended partner', () => {
  it('OPR-14 is refused with a clear error, leaves the directory, and cannot be connected', async () => {
    const cards = async () =>
      (await world.app.get('/account/store/applications', { as: as.ownerPerson })).json.data.length
    const before = await cards()
    expect(before).toBeGreaterThan(0)
    await suspend('partners', demo.partner.id)
    const refused = await world.api.get('/v1/companies?my=1', { as: as.owner })
    expect(refused.status).toBe(401)
    expect(messageOf(refused)).toContain('suspended by the platform')
    expect((await world.api.get('/v1/companies?my=1', { as: as.owner })).status).toBe(401)
    expect(await cards()).toBeLessThan(before)
    const connect = await world.app.post(`/account/applications/${applications.public}/connections`, {
      as: as.ownerPerson,
      body: { location_ids: [locations.main] },
    })
    expect([403, 404]).toContain(connect.status)
    const me = await openSession(world, demo.developer)
    const mine = await world.app.get('/account/me', { headers: me.headers })
    expect(mine.json.data.partners[0].suspension).toMatchObject({ reason })
    expect((await lift('partners', demo.partner.id)).status).toBe(200)
    const again = await world.api.get('/v1/companies?my=1', { as: as.owner })
    expect(again.text).toContain('"success":true')
    expect(await cards()).toBe(before)
  })

  it('OPR-15 gets no deliveries: they are held with a reason, and can be sent when it is lifted', async () => {
    const { url, received } = await receiver()
    await install(world, { settings: { webhook_urls: [url] } })
    await world.query('update endpoints set includes_own_changes = true')
    // Waits in the queue when the suspension comes.
    await createClient(world)
    await fannedOut(world)
    await suspend('partners', demo.partner.id)
    await fiveSecondsLater()
    await settled(world)
    // Happens while it is suspended.
    const session = await openSession(world, demo.owner)
    const made = await world.app.post(`/api/v1/clients/${locations.main}`, {
      headers: session.headers,
      body: { name: 'Held', phone: '+14155559876' },
    })
    expect(made.status).toBeLessThan(300)
    await fannedOut(world)
    const outcomes = await world.query('select outcome, reason from deliveries order by id')
    expect(outcomes).toEqual([
      { outcome: 'held', reason: 'The partner account is suspended by the platform.' },
      { outcome: 'held', reason: 'The partner account is suspended by the platform.' },
    ])
    expect(received).toHaveLength(0)
    await lift('partners', demo.partner.id)
    for (const { id } of await deliveriesTo(world, url))
      expect(
        (await world.api.post(`/v2/webhooks/deliveries/${id}/redeliver`, { as: as.partner })).status,
      ).toBe(202)
    await settled(world)
    expect(received).toHaveLength(2)
    await uninstall(world)
  })
})

describe('a suspended Location', () => {
  it('OPR-16 is closed to partners and takes no bookings; its people read, and learn the reason', async () => {
    const session = await openSession(world, demo.owner)
    const headers = session.headers
    const book = () =>
      world.app.post(`/api/v1/clients/${locations.main}`, {
        headers,
        body: { name: 'New', phone: '+14155559875' },
      })
    const slots = () =>
      world.api.get(`/v2/locations/${locations.main}/slots?from=2026-10-29&till=2026-11-06`, {
        as: as.partner,
      })
    const open = (await slots()).status
    expect((await suspend('locations', locations.main)).status).toBe(200)
    const call = await world.api.get(`/v1/company/${locations.main}`, { as: as.owner })
    expect(call.status).toBe(403)
    expect(messageOf(call)).toContain('suspended by the platform')
    expect((await slots()).status).toBe(403)
    expect((await book()).status).toBe(403)
    const read = await world.app.get(`/account/locations/${locations.main}`, { headers })
    expect(read.status).toBe(200)
    const me = await world.app.get('/account/me', { headers })
    expect(me.json.data.locations[0]).toMatchObject({ id: locations.main, suspension: { reason } })
    expect((await lift('locations', locations.main)).status).toBe(200)
    expect((await world.api.get(`/v1/company/${locations.main}`, { as: as.owner })).status).toBe(200)
    expect((await slots()).status).toBe(open)
    expect((await book()).status).toBeLessThan(300)
  })
})

const mailsTo = async (recipient: string) =>
  (await world.query('select subject from mails where recipient = $1', [recipient])).map(
    ({ subject }) => subject,
  )
