import { describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { discover } from '../../../../test/oauth.ts'
import { until } from '../../../../test/until.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { keepRequestDays } from './request-retention.ts'

const world = useWorld(withoutWorker)
const developer = bearer(demo.developer.accessToken)
const { main, second } = demo.locations

interface Line {
  request_id: string
  path: string
  status: number
  [name: string]: unknown
}

const list = (query = '', who = developer) =>
  world.app.get(`/account/partners/1/requests${query}`, { as: who })
const lines = async (query = '') => (await list(query)).json.data as Line[]
const call = (path: string, who = as.owner) => world.api.get(path, { as: who })

/** Makes a request, and waits for its line. */
async function logged(path: string, who = as.owner): Promise<Line> {
  const { headers } = await call(path, who)
  // The time of the test stands still, and its limit of requests per second with it.
  world.clock.advance(1)
  return until(async () => (await lines(`?request_id=${headers['x-request-id']}`))[0], 'the line is written')
}

describe('the API log', () => {
  it('BEN-31 has each request, without token, body or values of the query', async () => {
    const line = await logged(`/v1/clients/${main}?fullname=Secret&phone=14155550102&anna%40example.com=1`)
    expect(line).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/\.\d{3}Z$/),
      request_id: line.request_id,
      method: 'GET',
      path: `/api/v1/clients/${main}`,
      query_fields: ['fullname', 'phone', '…'],
      operation: 'listClients',
      summary: expect.stringContaining('client'),
      docs_path: expect.stringMatching(/^\/docs\/api\/general\/clients\.html#/),
      location_id: main,
      location_title: 'Bloom Mission',
      status: 200,
      duration_ms: expect.any(Number),
      token_kind: 'user',
      user_id: demo.owner.id,
      client_id: null,
      error_code: null,
      error_message: null,
      error_fields: [],
    })
    const stored = JSON.stringify(await world.query('select * from api_requests'))
    expect(stored).not.toMatch(/Secret|14155550102|foyer_|anna/)
  })

  it('BEN-31 says which kind of credential was used', async () => {
    expect(await logged('/v1/countries', as.partner)).toMatchObject({ token_kind: 'partner', user_id: null })
    expect(await logged(`/v1/company/${main}`, as.systemUser)).toMatchObject({
      token_kind: 'application',
      user_id: demo.systemUser.id,
    })
    const { clientId, clientSecret } = demo.oauthClient
    const { token_endpoint = '' } = await discover(world)
    const granted = await fetch(token_endpoint, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        scope: 'locations:read',
        location_id: String(main),
      }),
    })
    const { access_token } = (await granted.json()) as { access_token: string }
    expect(await logged(`/v3/locations/${main}/resources`, bearer(access_token))).toMatchObject({
      token_kind: 'oauth_client',
      client_id: clientId,
      location_id: main,
    })
  })

  it('BEN-31 has nothing of other partners, of restricted keys, and of nobody', async () => {
    const before = (await lines()).length
    await call('/v1/countries', as.otherPartner)
    await call('/v1/countries', 'Bearer nobody')
    await call(`/v3/locations/${main}/resources`, bearer(demo.restrictedKey.key))
    await logged('/v1/cities')
    expect(await lines()).toHaveLength(before + 1)
  })

  it('BEN-32 is filtered by status, method, Location and time, and paged with a cursor', async () => {
    world.clock.advance(60)
    const from = world.clock.now().toISOString()
    await call(`/v1/clients/${second}`)
    await call('/v1/company/987654')
    await world.api.post(`/v1/clients/${main}`, { as: as.owner, body: {} })
    await logged('/v1/countries')
    const statuses = async (query: string) =>
      (await lines(`?from=${from}${query}`)).map(({ status, path }) => `${status} ${path}`)
    expect(await statuses('')).toHaveLength(4)
    expect(await statuses('&status_class=4xx')).toEqual([
      `422 /api/v1/clients/${main}`,
      '404 /api/v1/company/987654',
    ])
    expect(await statuses('&method=POST')).toEqual([`422 /api/v1/clients/${main}`])
    expect(await statuses(`&location_id=${second}`)).toEqual([`200 /api/v1/clients/${second}`])
    expect(await statuses(`&till=${from}`)).toEqual([])
    expect(await statuses('&path=company/98')).toEqual(['404 /api/v1/company/987654'])
    expect(await statuses('&path=%25')).toEqual([])
    const read: number[] = []
    let cursor = ''
    do {
      const { json } = await list(`?from=${from}&count=1${cursor}`)
      read.push(...json.data.map(({ id }: { id: number }) => id))
      cursor = json.meta.next_cursor && `&cursor=${json.meta.next_cursor}`
    } while (cursor)
    expect([read.length, new Set(read).size]).toEqual([4, 4])
    const { json } = await list(`?from=${from}&count=1`)
    const foreign = await list(`?count=1&cursor=${json.meta.next_cursor}`)
    expect([foreign.status, foreign.json.meta.errors.cursor]).toEqual([
      422,
      ['was made for another partner or filter'],
    ])
    for (const wrong of ['status_class=9xx', 'method=HACK', 'location_id=x', 'cursor=x', 'from=x'])
      expect((await list(`?${wrong}`)).status, wrong).toBe(422)
  })

  it('BEN-33 is of its people alone', async () => {
    for (const [id, who] of [
      [1, as.newcomerPerson],
      [2, developer],
    ])
      expect((await world.app.get(`/account/partners/${id}/requests`, { as: String(who) })).status).toBe(404)
  })

  it('BEN-34 keeps requests for seven days', async () => {
    await keepRequestDays(world.program.ctx)
    const { request_id } = await logged('/v1/countries')
    const find = () => lines(`?request_id=${request_id}`)
    world.clock.advance(7 * 24 * 3600 - 60)
    await keepRequestDays(world.program.ctx)
    expect(await find()).toHaveLength(1)
    world.clock.advance(120)
    expect(await find()).toEqual([])
    world.clock.advance(24 * 3600)
    await keepRequestDays(world.program.ctx)
    expect(await world.query('select id from api_requests where request_id = $1', [request_id])).toEqual([])
  })

  it('BEN-34 a process that stops writes what it has', async () => {
    const { world: beside, close } = await startWorld({ beside: world, clock: world.clock, ...withoutWorker })
    const { headers } = await beside.api.get('/v1/countries', { as: as.partner })
    await close()
    expect(await lines(`?request_id=${headers['x-request-id']}`)).toHaveLength(1)
  })

  it('BEN-34 what cannot be written now is written later, and holds up no request', async () => {
    await world.query('alter table api_requests rename to away')
    const { status, headers } = await call('/v1/countries')
    expect(status).toBe(200)
    await until(
      async () => world.logs.some(line => line.includes('the log of requests is incomplete')),
      'the failure is logged',
    )
    await world.query('alter table away rename to api_requests')
    await until(
      async () => (await lines(`?request_id=${headers['x-request-id']}`)).length === 1,
      'the line is written',
    )
  })
})
