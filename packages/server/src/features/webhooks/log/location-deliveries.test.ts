import { catalogue } from '@foyer/contract'
import { Check } from 'typebox/value'
import { afterEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { install, uninstall } from '../../../../test/marketplace.ts'
import { addEndpoint, fannedOut, settled, useReceivers } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import type { Db, SqlQuery } from '../../../platform/database/db.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { readLocationLogPage } from './location-deliveries.store.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const { main, second, foreign } = demo.locations
let phones = 7_450_000

const pathOf = (locationId: number | string) => `/account/locations/${locationId}/deliveries`
const list = (query = '', { locationId = main as number, who = as.ownerPerson } = {}) =>
  world.app.get(`${pathOf(locationId)}${query}`, { as: who })
const about = (id: number, more = '') => list(`?resource=client&resource_id=${id}${more}`)

/** Creates a client with the token of a partner who has no endpoint here. */
async function create(locationId: number = main, who = as.owner): Promise<number> {
  const body = { name: 'Wendy', phone: `+1628${++phones}` }
  const { status, json } = await world.api.post(`/v1/clients/${locationId}`, { as: who, body })
  expect(status).toBe(201)
  return json.data.id
}
const rename = (id: number, name: string, who = as.owner) =>
  world.api.put(`/v1/client/${main}/${id}`, { as: who, body: { name } })

/** Gives Nora a role with these rights in the main Location. */
async function giveRole(rights: string[]) {
  const body = { title: `Role ${Math.random()}`, rights }
  const role = await world.app.post(`/account/locations/${main}/roles`, { as: as.ownerPerson, body })
  await world.query(
    `insert into memberships (location_id, user_id, role_id, created_at) values ($1, $2, $3, now())
     on conflict (location_id, user_id) do update set role_id = excluded.role_id`,
    [main, demo.memberWithoutRights.id, role.json.data.id],
  )
  const { ctx } = world.program
  await ctx.db.transaction(tx => ctx.accessCache.invalidate(tx))
}

afterEach(async () => {
  await world.query('delete from memberships where location_id = $1 and user_id = $2', [
    main,
    demo.memberWithoutRights.id,
  ])
})

describe('LIV-11 what was sent about a record', () => {
  it('says to whom, when and how the endpoint responded, without the query of its URL', async () => {
    const { url } = await receiver((_got, response) => {
      response.statusCode = 503
      response.end()
    })
    await addEndpoint(world, { url: `${url}/hooks?key=secret` })
    const id = await create()
    await fannedOut(world)
    const scheduled = await about(id)
    expect(scheduled.json.data).toMatchObject([{ outcome: 'scheduled', attempts: 0, response_status: null }])
    await fiveSecondsLater()
    await settled(world)
    const { status, json, text } = await about(id)
    expect(status).toBe(200)
    expect(Check(catalogue.endpoints.listDeliveries.data, json.data)).toBe(true)
    expect(json).toMatchObject({ meta: { next_cursor: null } })
    expect(json.data).toEqual([
      {
        id: expect.any(Number),
        event_type: 'client.create',
        resource: 'client',
        resource_id: id,
        occurred_at: expect.any(String),
        partner: { id: demo.otherPartner.id, title: demo.otherPartner.title },
        application: null,
        endpoint: `${url.replace('http://', '')}/hooks`,
        outcome: 'failed',
        reason: 'The endpoint responded with 503.',
        response_status: 503,
        attempts: 1,
        last_attempt_at: expect.any(String),
      },
    ])
    expect(text).not.toContain('secret')
  })

  it('names the application, and the newest change comes first', async () => {
    const { url } = await receiver()
    await install(world, { settings: { webhook_urls: [url] } })
    const byOther = bearer(demo.otherPartner.token, demo.owner.token)
    const id = await create(main, byOther)
    await rename(id, 'Wilma', byOther)
    await rename(id, 'Wanda', byOther)
    await fannedOut(world)
    const { json } = await about(id)
    const types = json.data.map(({ event_type }: { event_type: string }) => event_type)
    expect(types).toEqual(['client.update', 'client.update', 'client.create'])
    expect(json.data[0].application).toMatchObject({ id: demo.applications.public })
    await uninstall(world)
  })

  it('pages without gaps and repetitions, with filters and without a record', async () => {
    const { url } = await receiver()
    for (const name of ['one', 'two', 'three']) await addEndpoint(world, { url: `${url}/${name}` })
    const id = await create()
    await rename(id, 'Wilma')
    await rename(id, 'Wanda')
    await fannedOut(world)
    const whole = (await about(id)).json.data
    expect(whole).toHaveLength(9)
    const walked = []
    let cursor = ''
    do {
      const { json } = await about(id, `&count=2${cursor}`)
      walked.push(...json.data)
      cursor = json.meta.next_cursor ? `&cursor=${json.meta.next_cursor}` : ''
    } while (cursor)
    expect(walked).toEqual(whole)
    expect((await about(id, '&status=create')).json.data).toHaveLength(3)
    expect((await about(id, '&outcome=scheduled')).json.data).toHaveLength(9)
    expect((await about(id, '&outcome=failed')).json.data).toEqual([])
    expect((await list('?count=9')).json.data).toEqual(whole)
    expect((await list('?resource=client&count=9')).json.data).toEqual(whole)
    expect((await list('?resource=record')).json.data).toEqual([])
  })

  it('shows neither another Location nor its records, to nobody without a role', async () => {
    const { url } = await receiver()
    await addEndpoint(world, { url, locationId: second })
    const id = await create(second)
    await fannedOut(world)
    expect((await about(id)).json.data).toEqual([])
    expect((await list(`?resource=client&resource_id=${id}`, { locationId: second })).json.data).toHaveLength(
      1,
    )
    expect((await list('', { locationId: foreign })).status).toBe(403)
    expect((await list('', { locationId: 987_654 })).status).toBe(404)
    expect((await list('', { who: as.newcomerPerson })).status).toBe(403)
    expect((await world.app.get(pathOf(main))).status).toBe(401)
  })

  it('needs webhook_access, and the right to the record', async () => {
    const { url } = await receiver()
    await addEndpoint(world, { url })
    const id = await create()
    await fannedOut(world)
    const ask = (query = '') => list(query, { who: as.newcomerPerson })
    await giveRole(['clients_access'])
    expect((await ask()).status).toBe(403)
    await giveRole(['webhook_access', 'timetable_access'])
    const refused = await ask(`?resource=client&resource_id=${id}`)
    expect([refused.status, refused.json.meta.message]).toEqual([
      403,
      expect.stringContaining('clients_access'),
    ])
    expect((await ask()).json.data).toEqual([])
    await giveRole(['webhook_access', 'clients_access'])
    expect((await ask()).json.data[0]).toMatchObject({ resource_id: id })
  })

  it('a cursor belongs to its filter and to what its reader may see', async () => {
    const { url } = await receiver()
    for (const name of ['one', 'two']) await addEndpoint(world, { url: `${url}/${name}` })
    await create()
    await fannedOut(world)
    const { next_cursor } = (await list('?count=1')).json.meta
    expect((await list(`?count=1&cursor=${next_cursor}`)).status).toBe(200)
    expect((await list(`?resource=client&cursor=${next_cursor}`)).status).toBe(422)
    await giveRole(['webhook_access', 'clients_access'])
    expect((await list(`?cursor=${next_cursor}`, { who: as.newcomerPerson })).status).toBe(422)
    const elsewhere = await list(`?cursor=${next_cursor}`, { locationId: second })
    expect([elsewhere.status, elsewhere.json.meta.errors]).toEqual([
      422,
      { cursor: ['was made for another Location or filter'] },
    ])
    world.clock.advance(15 * 60)
    expect((await list(`?count=1&cursor=${next_cursor}`)).status).toBe(422)
  })

  it.each([
    '?resource_id=1',
    '?resource=test',
    '?resource=application',
    '?resource=client&resource_id=0',
    '?resource=client&resource_id=9007199254740993',
    "?resource=client&resource_id=1' or 1=1",
    '?status=freeze',
    '?outcome=x',
    '?count=0',
    '?count=101',
    '?cursor=x',
    `?cursor=${'x'.repeat(2000)}`,
  ])('refuses %s', async query => {
    expect((await list(query)).status).toBe(422)
  })

  it('costs what a page costs, whatever else there is', async () => {
    const { url } = await receiver()
    const endpointId = await addEndpoint(world, { url })
    const clientId = await create()
    await fannedOut(world)
    await world.query(
      `insert into deliveries (created_at, partner_id, location_id, endpoint_id, queue_id, url, event_number,
         occurred_at, resource, resource_id, status, outcome, due_at)
       select created_at, partner_id, location_id, endpoint_id, queue_id, url, -number, occurred_at, resource, 4711,
         status, 'held', due_at
       from (select * from deliveries where endpoint_id = $1 limit 1) one, generate_series(1, 30000) number`,
      [endpointId],
    )
    await world.query('analyze deliveries')
    const plans: string[] = []
    const explaining = {
      run: async ({ text, values }: SqlQuery) => {
        const rows = await world.query(`explain (analyze, buffers, timing off) ${text}`, values)
        plans.push(rows.map(row => row['QUERY PLAN']).join('\n'))
        return []
      },
    } as Db
    const filter = { locationId: main, readable: ['client' as const], status: undefined, outcome: undefined }
    for (const record of [undefined, { resource: 'client' as const, id: clientId }])
      await readLocationLogPage(
        explaining,
        { ...filter, record },
        { after: undefined, count: 10, retainedSince: new Date(world.clock.now().getTime() - 1e9) },
      )
    expect(plans).toHaveLength(4)
    // Some pages of each of the partitions, and not the hundreds that the rows are in.
    const firstPages = plans.filter((_plan, index) => index % 2 === 0)
    for (const plan of firstPages)
      expect(Number(/Buffers: shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(200)
    expect((await list('?count=10')).json.data).toHaveLength(10)
    // A filter that nothing fits reads a bounded number of rows, and says where to continue.
    const none = await list('?status=delete')
    expect(none.json).toMatchObject({ data: [], meta: { next_cursor: expect.any(String) } })
  })
})
