import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { confirm, freeze, grant, install, unfreeze, uninstall } from '../../../../test/marketplace.ts'
import { type Received, startReceiver } from '../../../../test/receiver.ts'
import { until } from '../../../../test/until.ts'
import {
  addEndpoint,
  addPersonWithoutPhones,
  createClient,
  deliveriesTo,
  fannedOut,
  settled,
  useReceivers,
} from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { platformActor } from '../../events/event.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { rotateSecret } from './secrets.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)

const bodyOf = ({ body }: Received) => JSON.parse(body)
const { main } = demo.locations

const settledBut = (left: number) =>
  until(
    async () => (await world.query('select 1 from due_deliveries')).length === left,
    `${left} deliveries are left`,
  )

describe('a delivery', () => {
  it('WEB-01 WEB-04 is a POST of the envelope, five seconds after the event and not before', async () => {
    const [early, { url, received, waitFor }] = [await receiver(), await receiver()]
    await addEndpoint(world, { url: early.url, kinds: ['service_category'] })
    await addEndpoint(world, { url: `${url}/hook/?token=a%20b` })
    await world.api.post(`/v1/service_categories/${main}`, { as: as.owner, body: { title: 'Early' } })
    world.clock.advance(0.2)
    const client = await createClient(world)
    await fannedOut(world)
    world.clock.advance(4.8)
    // Deliveries that are due have been sent, so the worker has run, and this one is not due yet.
    await early.waitFor(1)
    await settledBut(1)
    expect(received).toHaveLength(0)
    world.clock.advance(0.2)
    const [got] = await waitFor(1)
    expect(got).toMatchObject({ method: 'POST', path: `${new URL(url).pathname}/hook/?token=a%20b` })
    expect(got?.headers['content-type']).toBe('application/json')
    const read = await world.api.get(`/v1/client/${main}/${client.id}`, { as: as.owner })
    expect(bodyOf(got as Received)).toEqual({
      company_id: main,
      resource: 'client',
      resource_id: client.id,
      status: 'create',
      data: read.json.data,
    })
    await settled(world)
    const [delivery] = await deliveriesTo(world, `${url}/hook/?token=a%20b`)
    expect(delivery).toMatchObject({ outcome: 'delivered', attempts: 1, reason: '' })
  })

  it('WEB-10 is signed by Standard Webhooks, with both secrets during a rotation, at real time', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url })
    const first = await rotateSecret(world.program.ctx, demo.otherPartner.id)
    const second = await rotateSecret(world.program.ctx, demo.otherPartner.id)
    await createClient(world)
    await fiveSecondsLater()
    const [got] = await waitFor(1)
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = got?.headers ?? {}
    expect(Number(at)).toBe(Math.floor(world.clock.real().getTime() / 1000))
    const by = (secret: string) =>
      `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(`${id}.${at}.${got?.body}`)
        .digest('base64')}`
    expect(signatures).toBe(`${by(second)} ${by(first)}`)
  })

  it.each([
    ['an error', 500, 'The endpoint responded with 500.'],
    ['a redirect', 302, 'The endpoint responded with 302; redirects are not followed.'],
    ['gone', 410, 'The endpoint responded with 410.'],
  ])('WEB-05 WEB-06 %s is a failed delivery, and nothing is sent again', async (_name, status, reason) => {
    const elsewhere = await receiver()
    const { url, received, waitFor } = await receiver((_got, response) => {
      response.writeHead(status, { location: elsewhere.url }).end('no, thank you')
    })
    await addEndpoint(world, { url })
    await createClient(world)
    await fiveSecondsLater()
    await waitFor(1)
    await settled(world)
    world.clock.advance(3600)
    // A later delivery arrives, so the worker has run again.
    const other = await receiver()
    await addEndpoint(world, { url: other.url })
    await createClient(world)
    await fiveSecondsLater()
    await other.waitFor(1)
    await settled(world)
    expect(received).toHaveLength(2)
    expect(elsewhere.received).toHaveLength(0)
    const [delivery] = await deliveriesTo(world, url)
    expect(delivery).toMatchObject({ outcome: 'failed', attempts: 1, reason })
    const [attempt] = await world.query('select * from delivery_attempts where delivery_id = $1', [
      delivery?.id,
    ])
    expect(attempt).toMatchObject({
      number: 1,
      response_status: status,
      response_body: 'no, thank you',
      reason,
    })
  })

  it('WEB-05 an endpoint that refuses or resets fails with a message that reveals nothing about our network', async () => {
    const { url: reset } = await receiver((_got, response) => void response.destroy())
    const closed = await startReceiver()
    await closed.close()
    await addEndpoint(world, { url: reset })
    await addEndpoint(world, { url: closed.url })
    await createClient(world)
    await fiveSecondsLater()
    await settled(world)
    expect((await deliveriesTo(world, reset))[0]).toMatchObject({
      outcome: 'failed',
      reason: 'The connection was closed before the response was complete.',
    })
    expect((await deliveriesTo(world, closed.url))[0]).toMatchObject({
      outcome: 'failed',
      reason: 'The connection was refused.',
    })
  })

  it('changes of one record arrive in their order', async () => {
    const { url, received, waitFor } = await receiver((_got, response) => {
      // Earlier requests are slower, so only waiting for each of them keeps the order.
      setTimeout(() => response.end(), Math.max(0, 40 - 5 * received.length))
    })
    await addEndpoint(world, { url })
    const { id } = await createClient(world, 'v0')
    for (let version = 1; version <= 8; version++)
      await world.api.put(`/v1/client/${main}/${id}`, { as: as.owner, body: { name: `v${version}` } })
    await fiveSecondsLater()
    await waitFor(9)
    expect(received.map(got => bodyOf(got).data.name)).toEqual(Array.from({ length: 9 }, (_, n) => `v${n}`))
  })
})

describe('what goes out', () => {
  it('contains only subscribed kinds, and own changes only if self_sending is set', async () => {
    const [others, own, both] = [await receiver(), await receiver(), await receiver()]
    await addEndpoint(world, { url: others.url, kinds: ['service'] })
    await addEndpoint(world, { url: own.url, partnerId: demo.partner.id })
    await addEndpoint(world, { url: both.url, partnerId: demo.partner.id, includesOwnChanges: true })
    await createClient(world)
    await fiveSecondsLater()
    await both.waitFor(1)
    await settled(world)
    expect([others.received.length, own.received.length]).toEqual([0, 0])
  })

  it('phones are masked for whoever may not see them, as in the GET', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url, userId: await addPersonWithoutPhones(world) })
    const { phone } = await createClient(world)
    await fiveSecondsLater()
    const [got] = await waitFor(1)
    expect(bodyOf(got as Received).data.phone).not.toBe(phone)
    expect(bodyOf(got as Received).data.phone).toContain('***')
  })

  it('WEB-02 the opening of a Location goes to endpoints of its Chain', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url, kinds: ['salon'], locationId: demo.locations.second })
    const created = await world.api.post('/v1/companies', {
      as: as.owner,
      body: { title: 'Bloom Sunset', chain_id: demo.chains.own, country_id: 840 },
    })
    expect(created.status).toBe(201)
    await fiveSecondsLater()
    const [got] = await waitFor(1)
    expect(bodyOf(got as Received)).toMatchObject({
      company_id: created.json.data.id,
      resource: 'salon',
      status: 'create',
      data: { title: 'Bloom Sunset' },
    })
  })

  it('WEB-02 the deletion of a Location goes to the endpoints that it had, including those of applications', async () => {
    const [own, persons] = [await receiver(), await receiver()]
    const created = await world.api.post('/v1/companies', {
      as: as.owner,
      body: { title: 'Short', country_id: 840, chain_id: demo.chains.own },
    })
    const locationId = created.json.data.id
    await fannedOut(world)
    await install(world, { locationId, settings: { webhook_urls: [own.url] } })
    await addEndpoint(world, { url: persons.url, kinds: ['salon'], locationId })
    await world.query('update endpoints set includes_own_changes = true')
    const client = await world.api.post(`/v1/clients/${locationId}`, {
      as: as.owner,
      body: { name: 'Last', phone: '+16285550001' },
    })
    expect(client.status).toBe(201)
    await fannedOut(world)
    expect((await world.api.delete(`/v1/company/${locationId}`, { as: as.owner })).status).toBe(204)
    await fiveSecondsLater()
    await Promise.all([own.waitFor(1), persons.waitFor(1)])
    await settled(world)
    for (const { received } of [own, persons])
      expect(received.map(got => [bodyOf(got).resource, bodyOf(got).status])).toEqual([['salon', 'delete']])
    // The opening of the Chain's next Location goes to the endpoints that still exist.
    await install(world, { settings: { webhook_urls: [own.url] } })
    await world.query('update endpoints set includes_own_changes = true')
    const next = { title: 'Next', country_id: 840, chain_id: demo.chains.own }
    expect((await world.api.post('/v1/companies', { as: as.owner, body: next })).status).toBe(201)
    await fiveSecondsLater()
    await own.waitFor(2)
    await settled(world)
    await uninstall(world)
    // All other deliveries of the application ended with its installation.
    const log = await deliveriesTo(world, own.url)
    expect(log.map(({ resource, outcome }) => [resource, outcome])).toEqual([
      ['client', 'cancelled'],
      ['salon', 'delivered'],
      ['salon', 'delivered'],
    ])
  })

  it('WEB-03 a schedule carries the team member and an empty array', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url, kinds: ['schedule'] })
    const staffId = demo.team.byName.maya
    const changed = await world.api.put(`/v1/schedule/${main}/${staffId}/2027-03-01/2027-03-01`, {
      as: as.owner,
      body: [{ date: '2027-03-01', is_working: 1, slots: [{ from: '10:00', to: '12:00' }] }],
    })
    expect(changed.status).toBe(200)
    await fiveSecondsLater()
    const [got] = await waitFor(1)
    expect(bodyOf(got as Received)).toEqual({
      company_id: main,
      resource: 'schedule',
      resource_id: staffId,
      status: 'create',
      data: [],
    })
  })
})

describe('an application’s endpoint', () => {
  const second = { locationId: demo.locations.second }
  const clientInSecond = (name: string) =>
    world.api.post(`/v1/clients/${second.locationId}`, {
      // The application's own partner token is not used, because it would not get its own change.
      as: `Bearer ${demo.otherPartner.token}, User ${demo.owner.token}`,
      body: { name, phone: `+1415555${Math.floor(1000 + Math.random() * 8999)}` },
    })

  it('LNK-09 gets events while the installation is active, not while it is frozen, and never after uninstalling', async () => {
    const { url, received, waitFor } = await receiver()
    await install(world, { ...second, settings: { webhook_urls: [url] } })
    expect((await clientInSecond('heard')).status).toBe(201)
    await fiveSecondsLater()
    await waitFor(1)

    await freeze(world, second)
    await clientInSecond('held')
    await fiveSecondsLater()
    await unfreeze(world, second)
    await clientInSecond('cancelled')
    await fannedOut(world)
    expect((await uninstall(world, second)).status).toBe(200)
    world.clock.advance(5)
    await settled(world)
    expect(received).toHaveLength(1)
    const outcomes = (await deliveriesTo(world, url)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['delivered', 'held', 'cancelled'])
  })

  it('WEB-09 the application gets `uninstall` when the owner disconnects, with its token only where it asks for it', async () => {
    const { url, waitFor } = await receiver()
    await world.query('update applications set webhook_url = $1 where id = 1', [url])
    await grant(world, second)
    await confirm(world, second)
    const disconnect = async () => {
      const { ctx } = world.program
      const { changeInstallation } = await import('../../marketplace/installations/change-installation.ts')
      await ctx.db.transaction(tx =>
        changeInstallation(
          ctx,
          tx,
          { locationId: second.locationId, applicationId: 1 },
          { trigger: 'disconnectByOwner', actor: { ...platformActor, userId: demo.owner.id } },
        ),
      )
    }
    await disconnect()
    world.clock.advance(5)
    const [plain] = await waitFor(1)
    expect(bodyOf(plain as Received)).toEqual({
      salon_id: second.locationId,
      application_id: 1,
      event: 'uninstall',
    })
    await world.query('update applications set sends_partner_token = true where id = 1')
    await grant(world, second)
    await disconnect()
    world.clock.advance(5)
    const [, withToken] = await waitFor(2)
    expect(bodyOf(withToken as Received)).toEqual({
      salon_id: second.locationId,
      application_id: 1,
      event: 'uninstall',
      partner_token: demo.partner.token,
    })
    await world.query("update applications set webhook_url = '', sends_partner_token = false where id = 1")
  })
})
