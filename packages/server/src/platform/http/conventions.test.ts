import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'

const world = useWorld(withoutWorker)

const failure = (message: unknown) => ({ success: false, data: null, meta: { message } })

describe('envelope', () => {
  it('ENV-01 a success is {success, data, meta} with meta [] where there is nothing to add', async () => {
    const { json, headers } = await world.api.get('/v1/countries', { as: as.partner })
    expect(Object.keys(json)).toEqual(['success', 'data', 'meta'])
    expect(json.success).toBe(true)
    expect(json.meta).toEqual([])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('ENV-01 only 204 has no body', async () => {
    const created = await world.api.post('/v1/companies', { as: as.owner, body: { title: 'Short-lived' } })
    const deleted = await world.api.delete(`/v1/company/${created.json.data.id}`, { as: as.owner })
    expect(deleted.status).toBe(204)
    expect(deleted.text).toBe('')
  })

  it.each([
    ['unknown path', 'GET', '/v1/nothing/here', 404],
    ['unknown version', 'GET', '/v9/countries', 404],
    ['no version', 'GET', '/countries', 404],
    ['wrong method', 'DELETE', '/v1/countries', 405],
    ['no token', 'GET', '/v1/countries', 401],
  ])('ENV-02 %s fails in the envelope', async (_name, method, path, status) => {
    const answer = await world.api.send(method, path)
    expect(answer.status).toBe(status)
    expect(answer.json).toEqual(failure(expect.any(String)))
  })

  it('ENV-02 a method that is not allowed names those that are', async () => {
    const { headers, status } = await world.api.patch('/v1/countries')
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
    const companies = await world.api.send('OPTIONS', '/v1/companies')
    expect(companies.status).toBe(405)
    expect(companies.headers.allow).toBe('GET, HEAD, POST')
    const head = await world.api.send('HEAD', '/v1/auth')
    expect(head.status).toBe(405)
    expect(head.headers.allow).toBe('POST')
    expect(head.text).toBe('')
  })

  it('ENV-02 a crash fails in the envelope, tells nothing of the inside, and is in the log', async () => {
    await world.query('alter table chains rename to chains_gone')
    const answer = await world.api.get('/v1/companies?my=1', { as: as.owner })
    await world.query('alter table chains_gone rename to chains')
    expect(answer.status).toBe(500)
    expect(answer.json).toEqual(failure('Something went wrong on our side.'))
    const requestId = String(answer.headers['x-request-id'])
    expect(world.logs.some(line => line.includes(requestId) && line.includes('chains'))).toBe(true)
  })

  it('ENV-02 a request that breaks HTTP itself is answered in the envelope', async () => {
    expect(
      await sendRaw('GET /api/v1/countries HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \x01\x02\r\n\r\n'),
    ).toContain('{"success":false,"data":null,"meta":{"message":"The request could not be understood."}}')
  })

  it('ENV-02 ten thousand query parameters are refused in one sentence', async () => {
    const query = Array.from({ length: 10_000 }, (_, index) => `id[]=${index + 1}`).join('&')
    const answer = await sendRaw(`GET /api/v1/companies?${query} HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect(answer).toContain('HTTP/1.1 431')
    expect(answer).toContain('"message":"The address or the headers of the request are too long."')
  })

  it('ENV-02 v3 fails as problem details', async () => {
    const { status, headers, text } = await world.api.get('/v3/nothing')
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(JSON.parse(text)).toMatchObject({
      status: 404,
      code: 'not_found',
      request_id: headers['x-request-id'],
    })
  })

  it('every answer carries a request id of its own', async () => {
    const ids = [await world.api.get('/v1/countries'), await world.api.get('/v1/nothing')].map(
      ({ headers }) => headers['x-request-id'],
    )
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[0]).not.toBe(ids[1])
  })
})

describe('requests', () => {
  it.each(['application/vnd.api.v2+json', 'text/html', '*/*', 'nonsense', ''])(
    'ENV-05 Accept: %s gets the same answer',
    async accept => {
      const answer = await world.api.get('/v1/cities?country_id=492', { as: as.partner, headers: { accept } })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    },
  )

  it.each(['/v1/countries/', '/v1//countries', '/v1/countries//'])('the path %s is tolerated', async path => {
    expect((await world.api.get(path, { as: as.partner })).status).toBe(200)
  })

  it('HEAD works wherever GET does, with the same headers and no body', async () => {
    const head = await world.api.head('/v1/companies?my=1', { as: as.owner })
    const get = await world.api.get('/v1/companies?my=1', { as: as.owner })
    expect(head.status).toBe(200)
    expect(head.text).toBe('')
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  it('ENV-06 a body of 10 MB is 413, whether or not it says so in advance', async () => {
    const rawBody = JSON.stringify({ login: 'x'.repeat(10_000_000), password: 'y' })
    const answer = await world.api.post('/v1/auth', {
      as: as.partner,
      rawBody,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(413)
    expect(answer.json).toEqual(failure('The body is larger than 64 KiB.'))
  })

  it.each([
    ['cut in half', '{"login": "ow', 400],
    ['not JSON', 'login=owner', 400],
    ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 400],
  ])('ENV-06 a body that is %s is %i', async (_name, rawBody, status) => {
    const answer = await world.api.post('/v1/auth', {
      as: as.partner,
      rawBody,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(status)
    expect(answer.json).toEqual(failure('The body is not valid JSON.'))
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('ENV-06 a body of type %s is 415, which names that type and the expected one', async type => {
    const answer = await world.api.post('/v1/auth', {
      as: as.partner,
      rawBody: 'a=1',
      headers: { 'content-type': type },
    })
    expect(answer.status).toBe(415)
    const [came] = type.split(';')
    expect(answer.json).toEqual(
      failure(`The body must be JSON (Content-Type: application/json). The request says ${came}.`),
    )
  })

  it('ENV-06 every invalid and missing field is named at once', async () => {
    const rejected = await world.api.post('/v1/auth', { as: as.partner, body: { login: {} } })
    expect(rejected.status).toBe(422)
    expect(rejected.json.meta.errors).toEqual({
      login: ['must be text, given once'],
      password: ['is required'],
    })
    expect(rejected.json.meta.message).toContain('login')
  })

  it('ENV-06 a body that is not an object says so', async () => {
    for (const body of [[], 5, 'text', true]) {
      const answer = await world.api.post('/v1/auth', { as: as.partner, body })
      expect(answer.status).toBe(422)
    }
  })

  it('ENV-06 NUL and half characters never reach the database', async () => {
    for (const title of ['a\u0000b', 'a\ud800b']) {
      const answer = await world.api.post('/v1/companies', { as: as.owner, body: { title } })
      expect(answer.status).toBe(422)
      expect(answer.json.meta.errors).toEqual({ title: ['must not contain NUL or broken characters'] })
    }
    const query = await world.api.get('/v1/cities?title=a%00b', { as: as.partner })
    expect(query.status).toBe(422)
  })

  it('unknown fields are ignored, __proto__ among them', async () => {
    const answer = await world.api.post('/v1/companies', {
      as: as.owner,
      rawBody: '{"title": "Plain", "nonsense": 1, "__proto__": {"title": "Other"}, "constructor": {}}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(201)
    expect(answer.json.data.title).toBe('Plain')
  })

  it('numbers come as numeric strings in paths, queries and bodies', async () => {
    const body = { title: 'Numeric', country_id: '276', coordinate_lat: '52.5', city_id: ' 2950159 ' }
    const created = await world.api.post('/v1/companies', { as: as.owner, body })
    expect(created.json.data).toMatchObject({ country_id: 276, city_id: 2950159, coordinate_lat: 52.5 })
    for (const id of ['1e3', '0x10', '1.5', '-1', '0', '９', '1x', '99999999999999999999', 'NaN'])
      expect(
        (await world.api.get(`/v1/cities?country_id=${encodeURIComponent(id)}`, { as: as.partner })).status,
      ).toBe(422)
  })

  it.each([
    'id=1&id=2',
    'id[]=1&id[]=2',
    'id%5B%5D=1&id%5B%5D=2',
    'id[0]=1&id[1]=2',
    'id%5B0%5D=1&id%5B1%5D=2',
    'id=1,2',
    'id=1%2C2',
    'id[]=1,2',
  ])('ACT-04 the list spelled ?%s is understood', async query => {
    const { json } = await world.api.get(`/v1/companies?my=1&${query}`, { as: as.owner })
    expect(json.data.map((location: { id: number }) => location.id)).toEqual([1, 2])
  })

  it('an empty value is ignored: `a=` is no filter', async () => {
    const all = await world.api.get('/v1/companies?my=1', { as: as.owner })
    const none = await world.api.get('/v1/companies?my=1&id=&city_id=&page=', { as: as.owner })
    expect(all.json.data.length).toBeGreaterThan(2)
    expect(none.json).toEqual(all.json)
  })

  it('a single value that is given twice is refused by name', async () => {
    const { status, json } = await world.api.get('/v1/companies?my=1&page=1&page=2', { as: as.owner })
    expect(status).toBe(422)
    expect(Object.keys(json.meta.errors)).toEqual(['page'])
  })

  it('the fields of a GET are understood in a JSON body as well', async () => {
    const inBody = await world.api.get('/v1/cities', {
      as: as.partner,
      body: { country_id: 492, title: 'mon' },
    })
    const inQuery = await world.api.get('/v1/cities?country_id=492&title=mon', { as: as.partner })
    expect(inBody.status).toBe(200)
    expect(inBody.json.data.length).toBeGreaterThan(0)
    expect(inBody.json).toEqual(inQuery.json)
    const list = await world.api.get('/v1/companies', { as: as.owner, body: { my: true, id: [1, '2'] } })
    expect(list.json.data).toHaveLength(2)
    const rejected = await world.api.get('/v1/cities', { as: as.partner, body: { salon_id: {} } })
    expect(rejected.json.meta.errors).toEqual({ salon_id: ['must be a whole number'] })
  })

  it('ENV-04 the three names of a Location id stand for each other', async () => {
    for (const name of ['salon_id', 'company_id', 'location_id']) {
      const { json } = await world.api.get(`/v1/cities?country_id=492&${name}=5`, { as: as.partner })
      expect(json.data.some((city: { title: string }) => city.title === 'Berlin')).toBe(true)
    }
  })

  it('an empty body is no error where no field is required', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await world.api.get('/v1/countries', { as: as.partner, headers })).status).toBe(200)
    expect((await world.api.put('/v1/company/1', { as: as.owner, headers, rawBody: '' })).status).toBe(200)
    const missing = await world.api.post('/v1/auth', { as: as.partner, headers, rawBody: '' })
    expect(missing.status).toBe(422)
    expect(missing.json.meta.errors).toEqual({ login: ['is required'], password: ['is required'] })
  })

  it('flags are understood as 0/1 and as true/false', async () => {
    const count = async (my: string) =>
      (await world.api.get(`/v1/companies?my=${my}`, { as: as.newcomer })).json.meta.total_count
    await world.query(
      `insert into installations (location_id, application_id, status, created_at, granted_at) values (5, 1, 'active', now(), now())`,
    )
    for (const my of ['1', 'true']) expect(await count(my)).toBe(1)
    for (const my of ['0', 'false']) expect(await count(my)).toBe(2)
    await world.query('delete from installations where location_id = 5 and application_id = 1')
    expect((await world.api.get('/v1/companies?my=2', { as: as.newcomer })).status).toBe(422)
  })

  it('pages: 0 is the first, past the end is empty, too large a size is refused and never cut', async () => {
    const page = (query: string) => world.api.get(`/v1/companies?my=1&${query}`, { as: as.owner })
    const first = await page('page=1&count=1')
    expect((await page('page=0&count=1')).json).toEqual(first.json)
    expect(first.json.meta.page).toBe(1)
    const past = await page('page=1000&count=1')
    expect(past.status).toBe(200)
    expect(past.json.data).toEqual([])
    expect(past.json.meta.total_count).toBe(first.json.meta.total_count)
    expect((await page('count=300')).status).toBe(200)
    expect((await page('count=301')).json.meta.errors).toEqual({ count: ['must be at most 300'] })
  })
})

describe('versions', () => {
  it('VER-01 v1 and v2 are chosen by the path, an unknown one is 404', async () => {
    expect((await world.api.get('/v1/countries', { as: as.partner })).status).toBe(200)
    expect((await world.api.get('/v2/sandbox/clock', { as: as.partner })).status).toBe(200)
    expect((await world.api.get('/v2/countries', { as: as.partner })).status).toBe(404)
    expect((await world.api.get('/v4/countries', { as: as.partner })).status).toBe(404)
  })

  it('VER-02 the descriptions are OpenAPI with the versions of the specification', async () => {
    const versions: Record<string, string> = {}
    for (const name of ['developer-tools', 'general', 'v3', 'account']) {
      const { status, text } = await world.app.get(`/openapi/${name}.json`)
      expect(status).toBe(200)
      const document = JSON.parse(text) as { openapi: string; info: { version: string } }
      expect(document.openapi).toBe('3.1.0')
      versions[name] = document.info.version
    }
    expect(versions).toEqual({
      'developer-tools': '1.0.0',
      general: '1.0.1',
      v3: '3.0.0-preview',
      account: '1.0.0',
    })
  })
})

function sendRaw(text: string): Promise<string> {
  const { port } = new URL(world.api.url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.on('data', chunk => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
