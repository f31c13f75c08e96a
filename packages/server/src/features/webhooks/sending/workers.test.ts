import type { ServerResponse } from 'node:http'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { TestClock } from '../../../../test/test-clock.ts'
import { until } from '../../../../test/until.ts'
import {
  addEndpoint,
  createClient,
  deliveriesTo,
  fannedOutByWorker,
  settled,
  useReceivers,
} from '../../../../test/webhooks.ts'
import { as, startWorld, useWorld } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { rotateSecret } from './secrets.ts'
import { holdWorkerLock } from './worker-lock.ts'

const world = useWorld()
const { receiver, fiveSecondsLater, closing } = useReceivers(world)
const { main } = demo.locations

describe('an endpoint', () => {
  it('WEB-11 one that never answers delays no other', async () => {
    const silent = await receiver(() => undefined)
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url: silent.url })
    for (let count = 0; count < 30; count++) await createClient(world)
    await fiveSecondsLater()
    await silent.waitFor(4)
    await addEndpoint(world, { url })
    await createClient(world)
    await fiveSecondsLater()
    await waitFor(1)
    expect(silent.received.length).toBeLessThan(20)
    await world.query('delete from endpoints')
  })

  it('WEB-11 many that never answer, on one server or on many, delay no other', async () => {
    const silent = await Promise.all(Array.from({ length: 20 }, () => receiver(() => undefined)))
    const urls = silent.flatMap(({ url }) => Array.from({ length: 10 }, (_, path) => `${url}/${path}`))
    for (const url of urls) await addEndpoint(world, { url })
    for (let count = 0; count < 20; count++) await createClient(world)
    await fiveSecondsLater()
    // 4,000 deliveries are due now, and none of them times out in this test.
    for (const { waitFor } of silent) await waitFor(4)
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url, kinds: ['service_category'] })
    await world.api.post(`/v1/service_categories/${main}`, { as: as.owner, body: { title: 'Heard' } })
    await fiveSecondsLater()
    await waitFor(1)
    await world.query('delete from endpoints')
  })

  it('queues to one server share its connections in turns', async () => {
    const held: ServerResponse[] = []
    let isHolding = true
    const { url, received, waitFor } = await receiver((_got, response) => {
      if (isHolding) held.push(response)
      else response.end()
    })
    const queueCount = 120
    for (let queue = 0; queue < queueCount; queue++) await addEndpoint(world, { url: `${url}/${queue}` })
    await createClient(world)
    await createClient(world)
    await fiveSecondsLater()
    await waitFor(96)
    isHolding = false
    for (const response of held) response.end()
    await waitFor(2 * queueCount)
    await settled(world)
    const log = await world.query('select distinct outcome from delivery_log where url like $1', [`${url}/%`])
    expect(log).toEqual([{ outcome: 'delivered' }])
    expect(new Set(received.map(({ path }) => path)).size).toBe(queueCount)
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
    await addEndpoint(world, { url: broken.url })
    await addEndpoint(world, { url: sound.url, partnerId: demo.partner.id, includesOwnChanges: true })
    await createClient(world)
    await fiveSecondsLater()
    await sound.waitFor(1)
    expect(broken.received).toHaveLength(0)
    await world.query('update webhook_secrets set sealed = $1 where id = $2', [secret?.sealed, secret?.id])
    await broken.waitFor(1)
    await settled(world)
  })
})

it('lifecycle events of an application in one Location do not wait for another Location', async () => {
  const { url, waitFor } = await receiver(() => undefined)
  await world.query('update applications set webhook_url = $1 where id = 1', [url])
  await world.query(
    `insert into lifecycle_events (application_id, location_id, event, occurred_at)
     select 1, id, 'freeze', $1 from locations order by id limit 2`,
    [world.clock.now()],
  )
  await fannedOutByWorker(world)
  world.clock.advance(5)
  const got = await waitFor(2)
  expect(new Set(got.map(({ body }) => JSON.parse(body).salon_id)).size).toBe(2)
  await world.query("update applications set webhook_url = '' where id = 1")
})

it('an attempt that is already logged blocks nothing', async () => {
  const { url, waitFor } = await receiver()
  await addEndpoint(world, { url })
  await createClient(world)
  await createClient(world)
  await fannedOutByWorker(world)
  const [first] = await deliveriesTo(world, url)
  await world.query(
    `insert into delivery_attempts (delivery_id, created_at, number, partner_id, started_at, duration_ms)
     select id, created_at, 1, partner_id, now(), 0 from deliveries where id = $1`,
    [first?.id],
  )
  world.clock.advance(5)
  await waitFor(2)
  await settled(world)
  expect((await deliveriesTo(world, url)).map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered'])
})

describe('several workers', () => {
  it('WEB-07 fan out each event once, in the order of its Location, with numbers without gaps', async () => {
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock })
    closing.push(close)
    const { url, received, waitFor } = await receiver()
    await addEndpoint(world, { url })
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
    expect(numbers).toEqual([...numbers].sort((left, right) => left - right))
  })

  it('WEB-08 a queue that a living worker owns without knowing it is found after the failure', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url })
    await createClient(world)
    await fannedOutByWorker(world)
    // This is the state after the response to a statement that takes queues was lost.
    await world.query('update endpoint_queues set owner = (select max(id) from workers) where url = $1', [
      url,
    ])
    const client = new pg.Client(world.databaseUrl)
    await client.connect()
    try {
      await client.query('begin')
      await client.query('lock table endpoint_queues in access exclusive mode')
      // The worker may take queues, claim from them or give them back: whichever it does first waits here.
      await until(async () => {
        const cut = await world.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query ~ 'endpoint_queues(.|\n)*owner'
             and query not like '%listener%'`,
        )
        return cut.length > 0
      }, 'a worker that waits for its queues is cut off')
    } finally {
      await client.end()
    }
    world.clock.advance(5)
    await waitFor(1)
    await settled(world)
  })

  it('WEB-08 a worker that others took for dead starts again, and keeps no queue', async () => {
    const { url, received, waitFor } = await receiver()
    await addEndpoint(world, { url })
    await createClient(world)
    await fiveSecondsLater()
    await waitFor(1)
    await settled(world)
    await world.query('delete from workers')
    expect(await world.query('select 1 from endpoint_queues where owner is not null')).toEqual([])
    await createClient(world)
    await fiveSecondsLater()
    await waitFor(2)
    await settled(world)
    expect(received).toHaveLength(2)
    await expect(world.query('update endpoint_queues set owner = 2147483647')).rejects.toThrow('foreign key')
  })

  it('WEB-11 one that loses its lock goes on at once, whatever waits for an endpoint that never answers', async () => {
    const silent = await receiver(() => undefined)
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url: silent.url, kinds: ['client'] })
    await addEndpoint(world, { url, kinds: ['service_category'] })
    for (let count = 0; count < 12; count++) await createClient(world)
    await fiveSecondsLater()
    await silent.waitFor(4)
    const workers = () => world.query('select id from workers order by id')
    const before = await workers()
    await until(async () => {
      const cut = await world.query(
        `select pg_terminate_backend(pid) from pg_locks
         where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
           and objid = (select max(id)::bigint from workers)::oid`,
      )
      return cut.length > 0
    }, 'the worker loses its lock')
    await world.api.post(`/v1/service_categories/${main}`, { as: as.owner, body: { title: 'Goes on' } })
    await fiveSecondsLater()
    await waitFor(1)
    expect(await workers()).toEqual(before)
    expect(silent.received.length).toBeLessThan(20)
  })

  it('one that cannot register leaves no connection behind', async () => {
    const connection = {
      ...world.program.ctx.db.connection,
      options: '-c default_transaction_read_only=on',
      application_name: 'unregistered',
    }
    const at = world.clock.real()
    for (let tries = 0; tries < 3; tries++)
      await expect(holdWorkerLock(connection, { at, onLost: () => undefined })).rejects.toThrow('read-only')
    await until(
      async () =>
        (await world.query("select 1 from pg_stat_activity where application_name = 'unregistered'"))
          .length === 0,
      'the connections that were not registered are closed',
    )
  })

  it('WEB-02 changes of a record arrive in their order, also from processes whose clocks differ', async () => {
    const slow = new TestClock(new Date(world.clock.now().getTime() - 400))
    const { world: beside, close } = await startWorld({
      beside: world,
      clock: slow,
      env: { FOYER_ROLES: 'api' },
    })
    closing.push(close)
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url })
    const { id } = await createClient(world, 'a')
    const rename = (of: typeof world, name: string) =>
      of.api.put(`/v1/client/1/${id}`, { as: as.owner, body: { name } })
    await rename(world, 'b')
    await fannedOutByWorker(world)
    await rename(beside, 'c')
    await rename(world, 'd')
    await rename(beside, 'e')
    await fiveSecondsLater()
    const got = await waitFor(5)
    expect(got.map(({ body }) => JSON.parse(body).data.name)).toEqual(['a', 'b', 'c', 'd', 'e'])
    await settled(world)
  })

  it('WEB-08 what a dead worker had claimed is logged as interrupted, and sent again with the same id', async () => {
    const { url, waitFor } = await receiver()
    await addEndpoint(world, { url })
    await createClient(world)
    await fannedOutByWorker(world)
    // A worker that is killed between sending and writing leaves this state: nobody holds the lock of its id.
    const [dead] = await world.query('insert into workers (started_at) values (now()) returning id')
    const [delivery] = await deliveriesTo(world, url)
    await world.query(
      `insert into claims (worker, id, queue_id, first_due_at, last_due_at, delivery_ids)
       select $1, 1, queue_id, due_at, due_at, array[delivery_id] from due_deliveries where delivery_id = $2`,
      [dead?.id, delivery?.id],
    )
    await world.query('update endpoint_queues set owner = $1 where url = $2', [dead?.id, url])
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
