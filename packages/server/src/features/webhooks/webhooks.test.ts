import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { confirm, grant, install, uninstall } from '../../../test/marketplace.ts'
import { type Received, startReceiver } from '../../../test/receiver.ts'
import { addReceiver, createClient, deliveriesTo, handedOut, settled, until } from '../../../test/webhooks.ts'
import { as, startWorld, useWorld } from '../../../test/world.ts'
import { demo } from '../demo/facts.ts'
import { rotateSecret } from './secrets.ts'

const world = useWorld()
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await world.query('delete from receivers')
})

async function receiver(...answer: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...answer)
  closing.push(started.close)
  return started
}

const bodyOf = ({ body }: Received) => JSON.parse(body)
const { main } = demo.locations

const settledBut = (left: number) =>
  until(async () => (await world.query('select 1 from due_deliveries')).length === left)

/** The moment has come for all that has happened so far. */
async function fiveSecondsLater() {
  await handedOut(world)
  world.clock.advance(5)
}

describe('a delivery', () => {
  it('WEB-01 WEB-04 is a POST of the envelope, five seconds after the event and not before', async () => {
    const [early, { url, received, waitFor }] = [await receiver(), await receiver()]
    await addReceiver(world, { url: early.url, kinds: ['service_category'] })
    await addReceiver(world, { url: `${url}/hook/?token=a%20b` })
    await world.api.post(`/v1/service_categories/${main}`, { as: as.owner, body: { title: 'Early' } })
    world.clock.advance(0.2)
    const client = await createClient(world)
    await handedOut(world)
    world.clock.advance(4.8)
    // What is due now goes out, so the worker has looked: this one's time has not come.
    await early.waitFor(1)
    await settledBut(1)
    expect(received).toHaveLength(0)
    world.clock.advance(0.2)
    const [got] = await waitFor(1)
    expect(got).toMatchObject({ method: 'POST', path: '/hook/?token=a%20b' })
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
    await addReceiver(world, { url })
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
    ['an error', 500, 'The receiver answered 500.'],
    ['a redirect', 302, 'The receiver answered 302; redirects are not followed.'],
    ['gone', 410, 'The receiver answered 410.'],
  ])('WEB-05 WEB-06 %s is a failed delivery, and nothing is sent again', async (_name, status, reason) => {
    const elsewhere = await receiver()
    const { url, received, waitFor } = await receiver((_got, response) => {
      response.writeHead(status, { location: elsewhere.url }).end('no, thank you')
    })
    await addReceiver(world, { url })
    await createClient(world)
    await fiveSecondsLater()
    await waitFor(1)
    await settled(world)
    world.clock.advance(3600)
    // A later delivery goes through, so the worker has looked again.
    const other = await receiver()
    await addReceiver(world, { url: other.url })
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
    expect(attempt).toMatchObject({ number: 1, answer_status: status, answer_body: 'no, thank you', reason })
  })

  it('WEB-05 a receiver that refuses or resets fails in words that tell nothing of our network', async () => {
    const { url: reset } = await receiver((_got, response) => void response.destroy())
    const closed = await startReceiver()
    await closed.close()
    await addReceiver(world, { url: reset })
    await addReceiver(world, { url: closed.url })
    await createClient(world)
    await fiveSecondsLater()
    await settled(world)
    expect((await deliveriesTo(world, reset))[0]).toMatchObject({
      outcome: 'failed',
      reason: 'The connection was closed before the answer was complete.',
    })
    expect((await deliveriesTo(world, closed.url))[0]).toMatchObject({
      outcome: 'failed',
      reason: 'The connection was refused.',
    })
  })

  it('WEB-11 one that never answers delays no other', async () => {
    const silent = await receiver(() => undefined)
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url: silent.url })
    for (let count = 0; count < 30; count++) await createClient(world)
    await fiveSecondsLater()
    await silent.waitFor(4)
    await addReceiver(world, { url })
    await createClient(world)
    await fiveSecondsLater()
    await waitFor(1)
    expect(silent.received.length).toBeLessThan(20)
    await world.query('delete from receivers')
  })

  it('WEB-11 many that never answer, on one server or on many, delay no other', async () => {
    const silent = await Promise.all(Array.from({ length: 20 }, () => receiver(() => undefined)))
    const urls = silent.flatMap(({ url }) => Array.from({ length: 10 }, (_, path) => `${url}/${path}`))
    for (const url of urls) await addReceiver(world, { url })
    for (let count = 0; count < 20; count++) await createClient(world)
    await fiveSecondsLater()
    // 4,000 are due now, and their time does not run out in this test.
    for (const { waitFor } of silent) await waitFor(4)
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url, kinds: ['service_category'] })
    await world.api.post(`/v1/service_categories/${main}`, { as: as.owner, body: { title: 'Heard' } })
    await fiveSecondsLater()
    await waitFor(1)
    await world.query('delete from receivers')
  })

  it('lanes to one server share its connections in turns', async () => {
    const held: ServerResponse[] = []
    let isHolding = true
    const { url, received, waitFor } = await receiver((_got, response) => {
      if (isHolding) held.push(response)
      else response.end()
    })
    const lanes = 120
    for (let lane = 0; lane < lanes; lane++) await addReceiver(world, { url: `${url}/${lane}` })
    await createClient(world)
    await createClient(world)
    await fiveSecondsLater()
    await waitFor(96)
    isHolding = false
    for (const response of held) response.end()
    await waitFor(2 * lanes)
    await settled(world)
    const log = await world.query('select distinct outcome from told_deliveries where url like $1', [
      `${url}/%`,
    ])
    expect(log).toEqual([{ outcome: 'delivered' }])
    expect(new Set(received.map(({ path }) => path)).size).toBe(lanes)
  })

  it('a partner whose secret cannot be read waits, and nobody else does', async () => {
    const [broken, sound] = [await receiver(), await receiver()]
    await rotateSecret(world.program.ctx, demo.otherPartner.id)
    const [secret] = await world.query(
      `update webhook_secrets secret set sealed = '\\x00' from webhook_secrets old
       where secret.partner_id = $1 and secret.expires_at is null and old.id = secret.id
         and old.partner_id = secret.partner_id
       returning secret.id, old.sealed`,
      [demo.otherPartner.id],
    )
    await addReceiver(world, { url: broken.url })
    await addReceiver(world, { url: sound.url, partnerId: demo.partner.id, hearsItself: true })
    await createClient(world)
    await fiveSecondsLater()
    await sound.waitFor(1)
    expect(broken.received).toHaveLength(0)
    await world.query('update webhook_secrets set sealed = $1 where id = $2', [secret?.sealed, secret?.id])
    await broken.waitFor(1)
    await settled(world)
  })

  it('changes of one record arrive in their order', async () => {
    const { url, received, waitFor } = await receiver((_got, response) => {
      // The earlier, the slower: only waiting for each keeps the order.
      setTimeout(() => response.end(), Math.max(0, 40 - 5 * received.length))
    })
    await addReceiver(world, { url })
    const { id } = await createClient(world, 'v0')
    for (let version = 1; version <= 8; version++)
      await world.api.put(`/v1/client/${main}/${id}`, { as: as.owner, body: { name: `v${version}` } })
    await fiveSecondsLater()
    await waitFor(9)
    expect(received.map(got => bodyOf(got).data.name)).toEqual(Array.from({ length: 9 }, (_, n) => `v${n}`))
  })
})

describe('what goes out', () => {
  it('only the kinds asked for, and nothing of what the partner did itself unless it wants that', async () => {
    const [others, own, both] = [await receiver(), await receiver(), await receiver()]
    await addReceiver(world, { url: others.url, kinds: ['service'] })
    await addReceiver(world, { url: own.url, partnerId: demo.partner.id })
    await addReceiver(world, { url: both.url, partnerId: demo.partner.id, hearsItself: true })
    await createClient(world)
    await fiveSecondsLater()
    await both.waitFor(1)
    await settled(world)
    expect([others.received.length, own.received.length]).toEqual([0, 0])
  })

  it('phones are masked for whoever may not see them, as in the GET', async () => {
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url, showsPhones: false })
    const { phone } = await createClient(world)
    await fiveSecondsLater()
    const [got] = await waitFor(1)
    expect(bodyOf(got as Received).data.phone).not.toBe(phone)
    expect(bodyOf(got as Received).data.phone).toContain('***')
  })

  it('WEB-02 a new Location is told to whoever hears of its Chain', async () => {
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url, kinds: ['salon'], locationId: demo.locations.second })
    const made = await world.api.post('/v1/companies', {
      as: as.owner,
      body: { title: 'Bloom Sunset', chain_id: demo.chains.own, country_id: 840 },
    })
    expect(made.status).toBe(201)
    await fiveSecondsLater()
    const [got] = await waitFor(1)
    expect(bodyOf(got as Received)).toMatchObject({
      company_id: made.json.data.id,
      resource: 'salon',
      status: 'create',
      data: { title: 'Bloom Sunset' },
    })
  })

  it('WEB-03 a schedule carries the team member and an empty array', async () => {
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url, kinds: ['schedule'] })
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

describe('an application’s receiver', () => {
  const second = { locationId: demo.locations.second }
  const clientInSecond = (name: string) =>
    world.api.post(`/v1/clients/${second.locationId}`, {
      // Not with the token of the application's partner: it would not hear of it.
      as: `Bearer ${demo.otherPartner.token}, User ${demo.owner.token}`,
      body: { name, phone: `+1415555${Math.floor(1000 + Math.random() * 8999)}` },
    })

  it('LNK-09 hears while the link is active, not while it is frozen, and never after uninstalling', async () => {
    const { url, received, waitFor } = await receiver()
    await install(world, { ...second, settings: { webhook_urls: [url] } })
    expect((await clientInSecond('heard')).status).toBe(201)
    await fiveSecondsLater()
    await waitFor(1)

    await world.query(`update links set status = 'freezed' where location_id = $1`, [second.locationId])
    await clientInSecond('held')
    await fiveSecondsLater()
    await world.query(`update links set status = 'active' where location_id = $1`, [second.locationId])
    await clientInSecond('cancelled')
    await handedOut(world)
    expect((await uninstall(world, second)).status).toBe(200)
    world.clock.advance(5)
    await settled(world)
    expect(received).toHaveLength(1)
    const outcomes = (await deliveriesTo(world, url)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['delivered', 'held', 'cancelled'])
  })

  it('WEB-09 the owner’s disconnecting is told to the application, with its token only where it asks for it', async () => {
    const { url, waitFor } = await receiver()
    await world.query('update applications set webhook_url = $1 where id = 1', [url])
    await grant(world, second)
    await confirm(world, second)
    const disconnect = async () => {
      const { ctx } = world.program
      const { changeLink } = await import('../links/change-link.ts')
      await ctx.db.transaction(tx =>
        changeLink(
          ctx,
          tx,
          { locationId: second.locationId, applicationId: 1 },
          { trigger: 'disconnectByOwner', actor: { partnerId: null, userId: demo.owner.id } },
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

describe('several workers', () => {
  it('WEB-07 hand each event out once, in the order of its Location, with numbers without gaps', async () => {
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock })
    closing.push(close)
    const { url, received, waitFor } = await receiver()
    await addReceiver(world, { url })
    const names = Array.from({ length: 60 }, (_, n) => `p${n}`)
    await Promise.all(names.map((name, n) => createClient(n % 2 ? beside : world, name)))
    await fiveSecondsLater()
    await waitFor(60)
    await settled(world)
    expect(new Set(received.map(got => got.headers['webhook-id'])).size).toBe(60)
    expect(received).toHaveLength(60)
    const feed = await world.query(
      'select sequence, number from event_feed where location_id = $1 and partner_id = $2 order by sequence',
      [main, demo.otherPartner.id],
    )
    expect(feed.map(({ sequence }) => Number(sequence))).toEqual(feed.map((_, index) => index + 1))
    const numbers = feed.map(({ number }) => Number(number))
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
  })

  it('WEB-08 a lane that a living worker owns without knowing it is found after the failure', async () => {
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url })
    await createClient(world)
    await handedOut(world)
    // As it is when the answer to "take these lanes" was lost on its way.
    await world.query('update lanes set owner = (select max(id) from workers) where url = $1', [url])
    const client = new pg.Client(world.databaseUrl)
    await client.connect()
    closing.push(() => client.end())
    await client.query('begin')
    await client.query('lock table lanes in access exclusive mode')
    await until(async () => {
      const cut = await world.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%update lanes set owner%'`,
      )
      return cut.length > 0
    })
    await client.query('commit')
    world.clock.advance(5)
    await waitFor(1)
    await settled(world)
  })

  it('WEB-08 what a dead worker had in hand is told as interrupted, and goes out with the same id', async () => {
    const { url, waitFor } = await receiver()
    await addReceiver(world, { url })
    await createClient(world)
    await handedOut(world)
    // As a worker leaves it that was killed between sending and writing: nobody holds the lock of its id.
    const [dead] = await world.query('insert into workers (started_at) values (now()) returning id')
    const [delivery] = await deliveriesTo(world, url)
    await world.query(
      `insert into claims (worker, id, lane_id, first_due_at, last_due_at, delivery_ids)
       select $1, 1, lane_id, due_at, due_at, array[delivery_id] from due_deliveries where delivery_id = $2`,
      [dead?.id, delivery?.id],
    )
    await world.query('update lanes set owner = $1 where url = $2', [dead?.id, url])
    world.clock.advance(5)
    const [got] = await waitFor(1)
    expect(got?.headers['webhook-id']).toBe(`dlv_${delivery?.id}`)
    await settled(world)
    const attempts = await world.query(
      'select number, reason from delivery_attempts where delivery_id = $1 order by number',
      [delivery?.id],
    )
    expect(attempts).toEqual([
      { number: 1, reason: expect.stringContaining('Interrupted') },
      { number: 2, reason: '' },
    ])
  })
})
