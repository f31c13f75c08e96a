import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { holdDeliveries } from '../../../../test/held-deliveries.ts'
import { bearer } from '../../../../test/http.ts'
import { until } from '../../../../test/until.ts'
import { addEndpoint, createClient, fannedOut } from '../../../../test/webhooks.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { runReplays } from './run-replays.due.ts'

const world = useWorld(withoutWorker)
const developer = bearer(demo.developer.accessToken)
const url = 'https://hooks.acme.example/replayed'
const path = '/account/partners/1/replays'
const range = { location_id: 1, from: '2020-01-01', outcomes: ['held'] }

afterEach(async () => {
  await world.query(
    'truncate replay_results, replays, deliveries, delivery_attempts, due_deliveries, endpoints',
  )
})

const run = () => runReplays(world.program.ctx, new AbortController().signal)
const post = (to: string, body?: object, who = developer) => world.app.post(to, { as: who, body })
const get = (from: string, who = developer) => world.app.get(from, { as: who })
const start = async (body: object = range) => (await post(path, body)).json.data
const read = async (id: number) => (await get(`${path}/${id}`)).json.data
const due = () => world.query('select delivery_id from due_deliveries')

/** Another transaction holds a delivery, so that the batch with it waits. */
async function holdDelivery(offset: number) {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(
    `select id from deliveries where id = (select id from deliveries order by created_at, id offset $1 limit 1)
     for update`,
    [offset],
  )
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

describe('a replay', () => {
  it('BEN-20 says before how many deliveries match, by status, time, kind, application and URL', async () => {
    await holdDeliveries(world, { url, count: 3 })
    const count = async (narrower: object = {}) =>
      (await post(`${path}/count`, { ...range, ...narrower })).json.data
    expect(await count()).toEqual({ count: 3, is_more: false })
    for (const none of [
      { outcomes: ['failed'] },
      { from: '2099-01-01' },
      { till: '2020-01-02' },
      { resources: ['record'] },
      { application_id: demo.applications.public },
      { url: 'https://hooks.acme.example/other' },
    ])
      expect(await count(none), JSON.stringify(none)).toEqual({ count: 0, is_more: false })
    expect(await count({ resources: ['client', 'record'], url })).toEqual({ count: 3, is_more: false })
    expect(await due()).toEqual([])
  })

  it('BEN-21 is a job of a worker that sends each delivery once, and stays in the list', async () => {
    await holdDeliveries(world, { url, count: 1201 })
    const { id, ...begun } = await start()
    expect(begun).toMatchObject({
      status: 'waiting',
      total: 1201,
      scheduled: 0,
      location_title: 'Bloom Mission',
      started_by: demo.developer.name,
      ended_at: null,
    })
    expect(await due()).toEqual([])
    await Promise.all([run(), run(), run()])
    expect(await read(id)).toMatchObject({ status: 'finished', reason: '', scheduled: 1201, total: 1201 })
    const ids = (await due()).map(({ delivery_id }) => delivery_id)
    expect([ids.length, new Set(ids).size]).toEqual([1201, 1201])
    expect((await get(path)).json).toMatchObject({ data: [{ id }], meta: { next_cursor: null } })
  })

  it('BEN-21 is in the audit log of the Location, with its stop', async () => {
    await holdDeliveries(world, { url, count: 2 })
    const { id } = await start()
    await post(`${path}/${id}/stop`)
    const { json } = await world.app.get('/account/locations/1/audit_log?count=2', { as: as.ownerPerson })
    expect(json.data).toMatchObject([
      { action: 'replay-stop' },
      { action: 'replay-start', note: 'deliveries: 2', user: { name: demo.developer.name } },
    ])
  })

  it('BEN-22 stops between two batches; what was scheduled stays so', async () => {
    await holdDeliveries(world, { url, count: 1600 })
    const { id } = await start()
    const release = await holdDelivery(700)
    const running = run()
    await until(async () => (await read(id)).scheduled === 500, 'the first batch is done')
    const stopping = post(`${path}/${id}/stop`)
    await release()
    expect((await stopping).json.data).toMatchObject({ status: 'stopped', scheduled: 1000 })
    await running
    await run()
    expect((await read(id)).scheduled).toBe(1000)
    expect(await due()).toHaveLength(1000)
    expect((await post(`${path}/${id}/stop`)).json.data.status).toBe('stopped')
  })

  it('BEN-23 a partner has two under way at once, also when they start at the same moment', async () => {
    await holdDeliveries(world, { url, count: 2 })
    const started = await Promise.all(Array.from({ length: 6 }, () => post(path, range)))
    expect(started.map(({ status }) => status).sort()).toEqual([202, 202, 409, 409, 409, 409])
    await run()
    expect((await post(path, range)).json.meta.message).toBe(
      'No delivery that matches can be sent again now.',
    )
  })

  it('BEN-24 fails with the reason when the partner may not have the deliveries any more', async () => {
    await holdDeliveries(world, { url, count: 2 })
    const { id } = await start()
    await world.query('delete from endpoints')
    await run()
    expect(await read(id)).toMatchObject({
      status: 'failed',
      scheduled: 0,
      reason: expect.stringContaining('Connect an application, or set an endpoint.'),
    })
  })

  it('BEN-24 is tried again after a failure of our own, and ends after several', async () => {
    await holdDeliveries(world, { url, count: 2 })
    const { id } = await start()
    await world.query('alter table due_deliveries rename to away')
    for (let count = 0; count < 4; count++) await run()
    expect((await read(id)).status).toBe('waiting')
    await run()
    await world.query('alter table away rename to due_deliveries')
    expect(await read(id)).toMatchObject({ status: 'failed', reason: expect.stringContaining('our side') })
  })

  it('BEN-25 is of its partner alone, and refuses what it cannot send', async () => {
    await holdDeliveries(world, { url, count: 1 })
    const { id } = await start()
    await addEndpoint(world, { url, partnerId: 2 })
    await createClient(world)
    await fannedOut(world)
    await world.query(
      `insert into partner_members (partner_id, user_id) values (2, $1)
       on conflict do nothing`,
      [demo.memberWithoutRights.id],
    )
    const other = '/account/partners/2/replays'
    const theirs = as.newcomerPerson
    for (const [from, who] of [
      [`${path}/${id}`, theirs],
      [path, theirs],
      [`${other}/${id}`, theirs],
    ] as const)
      expect((await get(from, who)).status, from).toBe(404)
    for (const [to, who] of [
      [`${path}/${id}/stop`, theirs],
      [`${other}/${id}/stop`, theirs],
    ] as const)
      expect((await post(to, undefined, who)).status, to).toBe(404)
    expect((await post(path, range, theirs)).status).toBe(404)
    expect((await read(id)).status).toBe('waiting')
    expect((await post(other, { ...range, outcomes: ['held'] }, theirs)).status).toBe(409)
    const wrong = [
      [{ ...range, application_id: demo.applications.otherPartner }, 404],
      [{ ...range, location_id: 987_654 }, 404],
      [{ ...range, location_id: 5 }, 403],
      [{ ...range, from: undefined }, 422],
      [{ ...range, from: 'yesterday' }, 422],
      [{ ...range, from: '2026-02-02', till: '2026-02-01' }, 422],
      [{ ...range, resources: ['secrets'] }, 422],
      [{ ...range, outcomes: ['scheduled'] }, 422],
    ] as const
    for (const [body, status] of wrong)
      expect((await post(`${path}/count`, body)).status, JSON.stringify(body)).toBe(status)
  })
})
