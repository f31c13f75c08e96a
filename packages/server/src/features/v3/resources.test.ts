import { catalogue, wire } from '@foyer/contract'
import { Check } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { testKey } from '../../../test/global-setup.ts'
import { bearer } from '../../../test/http.ts'
import { demoKey, makeKey, pageOf, problemOf } from '../../../test/v3.ts'
import { as, controlsOf, startWorld, useWorld, withoutWorker } from '../../../test/world.ts'
import { newKey } from '../access/restricted-keys/key-format.ts'
import { demo } from '../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const main = `/v3/locations/${demo.locations.main}/resources`
const second = `/v3/locations/${demo.locations.second}/resources`

const get = (path: string, caller = demoKey) => world.api.get(path, { as: caller })
const addResource = (title: string, locationId: number = demo.locations.second) =>
  world.query('insert into resources (location_id, title) values ($1, $2) returning id', [locationId, title])

describe('the list of resources', () => {
  it('RES-01 answers the list envelope, ordered by title and then by id', async () => {
    const answer = await get(main)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Check(catalogue.v3.listResources.data, JSON.parse(answer.text))).toBe(true)
    const { data, ...envelope } = pageOf(answer)
    expect(envelope).toEqual({ object: 'list', has_more: false, next_cursor: null })
    expect(data.map(({ title }) => title)).toEqual(data.map(({ title }) => title).sort())
    expect(data).toHaveLength(6)
    const desk = data.find(({ id }) => id === demo.resources.nailDesk.id)
    expect(desk).toEqual({
      id: 2,
      object: 'resource',
      title: 'Nail desks',
      description: expect.any(String),
      instances: demo.resources.nailDesk.instances.map(id => ({
        id,
        object: 'resource_instance',
        title: expect.any(String),
      })),
    })
  })

  it('RES-01 is empty where there is nothing, and leaves out what is deleted', async () => {
    const key = await makeKey(world, { location_ids: [demo.locations.blocked] })
    const path = `/v3/locations/${demo.locations.blocked}/resources`
    expect(pageOf(await get(path, key.as))).toEqual({
      object: 'list',
      data: [],
      has_more: false,
      next_cursor: null,
    })
    const [row] = await addResource('Gone', demo.locations.blocked)
    await world.query('update resources set deleted_at = now() where id = $1', [row?.id])
    expect(pageOf(await get(path, key.as)).data).toEqual([])
  })

  it('answers HEAD, and refuses other methods in problem details', async () => {
    expect((await world.api.head(main, { as: demoKey })).status).toBe(200)
    const refused = await world.api.post(main, { as: demoKey })
    expect(refused.headers).toMatchObject({
      allow: 'GET, HEAD',
      'content-type': 'application/problem+json; charset=utf-8',
    })
  })
})

describe('who may read it', () => {
  it.each([
    ['no token', undefined, undefined, 'The Authorization header is missing: '],
    ['another scheme', 'Basic abc', 'invalid_request', 'The Authorization header has no Bearer part: '],
    [
      'a long one',
      `Bearer ${'x'.repeat(5000)}`,
      'invalid_request',
      'The Authorization header cannot be read: ',
    ],
    [
      'a partner token',
      as.partner,
      'invalid_token',
      'A partner token stands where the access token belongs: ',
    ],
    ['a user token', bearer(demo.owner.token), 'invalid_token', 'A user token stands where '],
    ['a personal token', as.ownerPerson, 'invalid_token', 'A personal access token stands where '],
    ['an unknown token', 'Bearer nobody', 'invalid_token', 'This access token is not known: '],
    [
      'a key in part',
      `Bearer rk_test_${'a'.repeat(38)}`,
      'invalid_token',
      'This restricted key is not whole: ',
    ],
    ['an unknown key', bearer(newKey('sandbox')), 'invalid_token', 'This restricted key is not known: '],
  ])('RES-02 EXA-82 401 with %s, and says so', async (_name, header, error, words) => {
    const answer = await world.api.get(main, header === undefined ? {} : { as: header })
    expect(answer.status).toBe(401)
    const { detail } = problemOf(answer)
    expect(detail.startsWith(words), detail).toBe(true)
    const source = `resource_metadata="${world.program.listeners.api}/.well-known/oauth-protected-resource/api/v3"`
    const reason = error ? `error="${error}", error_description="${detail}", ` : ''
    expect(answer.headers['www-authenticate']).toBe(`Bearer realm="foyer", ${reason}${source}`)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(Check(wire.Problem, JSON.parse(answer.text))).toBe(true)
    expect(problemOf(answer)).toMatchObject({ status: 401, code: 'unauthorized' })
  })

  it('RES-02 403 for a key without the scope, which it names', async () => {
    const key = await makeKey(world, { scopes: ['locations:write'] })
    const answer = await get(`${main}?limit=0`, key.as)
    expect(answer.status).toBe(403)
    expect(answer.headers['www-authenticate']).toMatch(
      /^Bearer realm="foyer", error="insufficient_scope", .* scope="locations:read", resource_metadata=/,
    )
    expect(problemOf(answer)).toMatchObject({
      code: 'insufficient_scope',
      detail: 'The credential lacks the scope locations:read: an owner makes a key that has it.',
    })
  })

  it('EXA-82 a key that was revoked, or has expired, is refused with the reason', async () => {
    const revoked = await makeKey(world)
    expect((await get(main, revoked.as)).status).toBe(200)
    const path = `/account/locations/1/restricted_keys/${revoked.id}`
    expect((await world.app.delete(path, { as: as.ownerPerson })).status).toBe(204)
    expect(problemOf(await get(main, revoked.as)).detail).toMatch(/^This restricted key was revoked: /)
    const end = new Date(world.clock.now().getTime() + 60_000).toISOString()
    const ended = await makeKey(world, { expires_at: end })
    world.clock.advance(60)
    expect(problemOf(await get(main, ended.as)).detail).toMatch(/^This restricted key has expired: /)
  })

  it('RES-03 a Location out of reach answers exactly as one that does not exist', async () => {
    const [foreign, unknown] = [
      await get(`/v3/locations/${demo.locations.foreign}/resources`),
      await get('/v3/locations/987654/resources'),
    ]
    expect(foreign.status).toBe(404)
    const { request_id, ...body } = JSON.parse(foreign.text)
    expect(body).toMatchObject({ code: 'not_found', status: 404, errors: [] })
    expect({ ...JSON.parse(unknown.text), request_id }).toEqual({ ...body, request_id })
  })

  it('RES-03 a cursor does not open a Location out of reach, nor one that is deleted', async () => {
    const key = await makeKey(world, { location_ids: [demo.locations.main] })
    const { next_cursor } = pageOf(await get(`${main}?limit=1`, key.as))
    expect((await get(`${second}?limit=1&cursor=${next_cursor}`, key.as)).status).toBe(404)
    const opened = await world.api.post('/v1/companies', { as: as.owner, body: { title: 'Soon gone' } })
    const locationId = opened.json.data.id
    const short = await makeKey(world, { location_ids: [locationId] })
    expect((await get(`/v3/locations/${locationId}/resources`, short.as)).status).toBe(200)
    await world.api.delete(`/v1/company/${locationId}`, { as: as.owner })
    expect((await get(`/v3/locations/${locationId}/resources`, short.as)).status).toBe(404)
  })

  it('VER-01 v3 and all that belongs to it is not there in production until it is switched on', async () => {
    const off = { mode: 'production', previewV3: false } as const
    const { allRoutes } = await import('../../api.ts')
    const { ctx } = world.program
    const served = allRoutes({ ...ctx, config: { ...ctx.config, ...off } }, controlsOf(world))
    expect(served.filter(({ operation }) => operation.surface === 'v3' || operation.preview)).toEqual([])
    const on = allRoutes({ ...ctx, config: { ...ctx.config, mode: 'production' } }, controlsOf(world))
    expect(on.some(({ operation }) => operation.surface === 'v3')).toBe(true)
  })
})

describe('pages', () => {
  const titles = ['', '', 'a', 'B', 'b', 'Zoë', 'zebra', 'É', 'я', '漢', '🪑', 'ﬀ', "O'Neil", 'a b', 'a  b']
  beforeAll(async () => {
    for (const title of titles) await addResource(title)
  })

  it.each(['0', '101', '-1', '1.5', 'ten', '1&limit=2'])('RES-04 refuses limit=%s', async limit => {
    const answer = await get(`${main}?limit=${limit}`)
    expect(answer.status).toBe(422)
    expect(problemOf(answer)).toMatchObject({ code: 'validation_failed', errors: [{ field: 'limit' }] })
  })

  it('RES-04 takes 1 to 100, and 25 when none is given', async () => {
    for (let count = 0; count < 100; count++) await addResource(`Room ${count}`)
    expect(pageOf(await get(second)).data).toHaveLength(25)
    expect(pageOf(await get(`${second}?limit=`)).data).toHaveLength(25)
    expect(pageOf(await get(`${second}?limit=1`)).data).toHaveLength(1)
    const most = pageOf(await get(`${second}?limit=100`))
    expect(most.data).toHaveLength(100)
    expect(most.has_more).toBe(true)
    await world.query("delete from resources where title like 'Room %'")
  })

  it('RES-01 walks by code points and then by id, whatever the script, and equal titles too', async () => {
    const seen: { id: number; title: string }[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = pageOf(await get(`${second}?limit=2${cursor ? `&cursor=${cursor}` : ''}`))
      expect(page.has_more).toBe(page.next_cursor !== null)
      seen.push(...page.data)
      cursor = page.next_cursor
    }
    const byCodePoints = [...seen].sort(
      (left, right) =>
        Buffer.compare(Buffer.from(left.title), Buffer.from(right.title)) || left.id - right.id,
    )
    expect(seen.map(({ id }) => id)).toEqual(byCodePoints.map(({ id }) => id))
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  })
})

describe('cursors', () => {
  const cursorFrom = async (path = main, caller = demoKey) =>
    pageOf(await get(`${path}?limit=1`, caller)).next_cursor as string
  const codeOf = async (path: string, caller = demoKey) => {
    const answer = await get(path, caller)
    expect(answer.status).toBe(422)
    const { code, errors } = problemOf(answer)
    expect(code).toBe('validation_failed')
    expect(errors.map(({ field }) => field)).toEqual(['cursor'])
    return errors[0]?.code
  }
  const at = (cursor: string, rest = '') => `${main}?cursor=${encodeURIComponent(cursor)}${rest}`

  it('RES-05 live for 15 minutes by the clock of the platform, to the millisecond', async () => {
    const cursor = await cursorFrom()
    world.clock.advance(15 * 60 - 0.001)
    expect((await get(at(cursor))).status).toBe(200)
    world.clock.advance(0.001)
    expect(await codeOf(at(cursor))).toBe('expired_cursor')
  })

  it('RES-05 end at once when the sandbox moves its clock', async () => {
    const cursor = await cursorFrom()
    await world.api.post('/v2/sandbox/clock', { as: as.partner, body: { advance_seconds: 901 } })
    expect(await codeOf(at(cursor))).toBe('expired_cursor')
  })

  it('RES-05 that are empty, cut, changed or made up are invalid', async () => {
    const cursor = await cursorFrom()
    const middle = Math.floor(cursor.length / 2)
    const changed = cursor.slice(0, middle) + (cursor[middle] === 'A' ? 'B' : 'A') + cursor.slice(middle + 1)
    const others = ['', 'x', cursor.slice(0, -4), changed, `${cursor}=`, `${cursor} `, 'ä', 'A'.repeat(3000)]
    for (const path of others) expect(await codeOf(at(path)), path).toBe('invalid_cursor')
  })

  it('EXA-69 that are empty, malformed, doubled or endless are reported beside every other invalid field', async () => {
    const cursor = await cursorFrom()
    const invalid = ['', 'x', `${cursor}&cursor=${cursor}`, `${cursor}&cursor=`, 'A'.repeat(14_000)]
    for (const each of invalid) {
      const answer = await get(`${main}?cursor=${each}&limit=0`)
      expect(answer.status).toBe(422)
      const { errors } = problemOf(answer)
      expect(errors.map(({ field, code }) => [field, code]).sort(), each).toEqual([
        ['cursor', 'invalid_cursor'],
        ['limit', 'invalid'],
      ])
      expect(await codeOf(`${main}?cursor=${each}`)).toBe('invalid_cursor')
    }
    const unreachable = `/v3/locations/${demo.locations.foreign}/resources`
    expect((await get(`${unreachable}?cursor=x`)).status).toBe(422)
    expect((await get(`${unreachable}?cursor=${cursor}`)).status).toBe(404)
  })

  it('RES-05 of another credential, Location or list are foreign, also when they are old', async () => {
    const cursor = await cursorFrom()
    const key = await makeKey(world, { location_ids: [demo.locations.main] })
    expect(await codeOf(at(cursor), key.as)).toBe('foreign_cursor')
    expect(await codeOf(`${second}?cursor=${cursor}`)).toBe('foreign_cursor')
    world.clock.advance(3600)
    expect(await codeOf(at(cursor), key.as)).toBe('foreign_cursor')
  })

  it('RES-05 keep their position when the page size changes, and can be used again', async () => {
    const all = pageOf(await get(main)).data.map(({ id }) => id)
    const cursor = await cursorFrom()
    for (const limit of [2, 3, 2])
      expect(pageOf(await get(at(cursor, `&limit=${limit}`))).data.map(({ id }) => id)).toEqual(
        all.slice(1, 1 + limit),
      )
  })

  it('RES-05 of another server are invalid: they are sealed with its key', async () => {
    const { world: other, close } = await startWorld({
      env: {
        FOYER_SECRET_KEY: Buffer.alloc(32, 9).toString('base64'),
        FOYER_SECRET_KEYS_ACCEPTED: testKey,
      },
    })
    try {
      const answer = await other.api.get(`${main}?limit=1`, { as: demoKey })
      expect(await codeOf(at(pageOf(answer).next_cursor as string))).toBe('invalid_cursor')
    } finally {
      await close()
    }
  })
})
