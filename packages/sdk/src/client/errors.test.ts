import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { createAccount } from '../account.ts'
import {
  AuthenticationError,
  ConfigurationError,
  ConnectionError,
  createFoyer,
  FoyerError,
  type FoyerOptions,
  NotFoundError,
  PermissionError,
  ServerError,
  ValidationError,
} from '../index.ts'

const world = useWorld(withoutWorker)

const partnerToken = 'foyer_partner_demo_acme'
const connect = (options: Partial<FoyerOptions> = {}) =>
  createFoyer({ apiUrl: world.program.ctx.urls.api, partnerToken, maxRetries: 0, ...options })

const failureOf = (call: PromiseLike<unknown>): Promise<FoyerError> =>
  Promise.resolve(call).then(
    () => expect.fail('the call should have failed'),
    error => {
      expect(error).toBeInstanceOf(FoyerError)
      return error as FoyerError
    },
  )

describe('an error of the server', () => {
  it('EXA-155 has its class, its fields and where it came from', async () => {
    const account = createAccount({
      appUrl: world.program.ctx.urls.app,
      personalAccessToken: 'foyer_pat_demo_owner',
    })
    const error = await failureOf(account.locations.addUser({ location_id: 1, email: 'nobody', role_id: 1 }))
    expect(error).toBeInstanceOf(ValidationError)
    expect(error).toMatchObject({
      name: 'ValidationError',
      status: 422,
      code: 'validation_failed',
      operation: 'locations.addUser',
      method: 'POST',
      path: '/account/locations/{location_id}/users',
      isLocal: false,
    })
    expect(error.fields.email).toEqual(['must be an e-mail address'])
    expect(error.message).toContain('email')
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['401', AuthenticationError, () => connect({ partnerToken: 'unknown' }).dictionaries.countries()],
    ['404', NotFoundError, () => connect().webhooks.getDelivery({ delivery_id: 999_999 })],
    [
      '403',
      PermissionError,
      () => connect({ userToken: 'foyer_user_demo_owner' }).clients.get({ location_id: 5, client_id: 1 }),
    ],
  ])('of %s has a class of its own', async (status, Class, call) => {
    const error = await failureOf(call())
    expect(error).toBeInstanceOf(Class)
    expect(String(error.status)).toBe(status)
  })

  it('AUT-02 says what a refused token was refused for', async () => {
    const error = await failureOf(connect({ partnerToken: 'unknown' }).dictionaries.countries())
    expect(error.challenge).toMatchObject({ scheme: 'Bearer', realm: 'foyer', error: 'invalid_token' })
  })

  it('is clear when something other than Foyer responds', async () => {
    const other = await startReceiver((_got, response) => void response.writeHead(500).end('<h1>Bad</h1>'))
    const error = await failureOf(connect({ apiUrl: other.url }).dictionaries.countries())
    expect(error).toBeInstanceOf(ServerError)
    expect(error).toMatchObject({ status: 500, code: 'internal', message: 'The server answered 500.' })
    await other.close()
    const page = await startReceiver((_got, response) => void response.end('<h1>Hello</h1>'))
    const found = await failureOf(connect({ apiUrl: page.url }).dictionaries.countries())
    expect(found.message).toBe('The answer is not JSON: is this the address of a Foyer?')
    expect(found.url).toBe(`${page.url}/api/v1/countries`)
    await page.close()
    const json = await startReceiver((_got, response) => void response.end('{"hello":1}'))
    const unknown = await failureOf(connect({ apiUrl: json.url }).dictionaries.countries())
    expect(unknown.message).toBe('The answer has no data: is this the address of a Foyer?')
    await json.close()
  })

  it('is in words when the answer never ends', async () => {
    let sent = 0
    const endless = async () => {
      const pull = (controller: ReadableStreamDefaultController) => {
        sent += 2 ** 20
        controller.enqueue(new Uint8Array(2 ** 20).fill(32))
      }
      return new Response(new ReadableStream({ pull }))
    }
    const error = await failureOf(connect({ fetch: endless, maxRetries: 2 }).dictionaries.countries())
    expect(error.message).toBe('The answer is larger than 20 MB: is this a Foyer?')
    expect(error.code).toBe('unreadable_answer')
    expect(sent).toBeLessThan(25 * 2 ** 20)
  })

  it.each([
    { meta: { message: { toString: 1 }, code: 7, errors: { location_id: [{ toString: 1 }, 'is wrong'] } } },
    { meta: { message: ['a'], errors: { location_id: ['is wrong'] } }, errors: [{ field: 'title' }, null] },
    { detail: 5, code: {}, errors: [{ field: 'location_id', code: 'wrong', message: 'is wrong' }] },
  ])('keeps only texts of what another server says: %j', async body => {
    const fetch = async () => Response.json(body, { status: 422 })
    const foyer = connect({ fetch, userToken: 'x' })
    const error = await failureOf(foyer.clients.get({ location_id: 1, client_id: 1 }))
    expect(error).toMatchObject({
      message: 'The server answered 422.',
      code: 'validation_failed',
      fields: { location_id: ['is wrong'] },
    })
  })

  it('is a redirect, which is not followed', async () => {
    const other = await startReceiver((_got, response) => void response.end('{"data":[]}'))
    const first = await startReceiver(
      (_got, response) => void response.writeHead(307, { location: other.url }).end(),
    )
    const error = await failureOf(connect({ apiUrl: first.url, maxRetries: 2 }).dictionaries.countries())
    expect(error).toMatchObject({ status: 307, code: 'redirected' })
    expect([first.received.length, other.received.length]).toEqual([1, 0])
    await Promise.all([first.close(), other.close()])
  })

  it.each([
    [{ errors: [null, 7, { field: '__proto__', code: 'x', message: 'odd' }] }],
    [{ meta: { message: 'No.', errors: { name: 'not a list', constructor: ['odd'] } }, errors: 'none' }],
  ])('is a FoyerError whatever the answer looks like: %j', async body => {
    const odd = await startReceiver(
      (_got, response) => void response.writeHead(422).end(JSON.stringify(body)),
    )
    expect((await failureOf(connect({ apiUrl: odd.url }).dictionaries.countries())).status).toBe(422)
    expect(({} as Record<string, unknown>).odd).toBeUndefined()
    await odd.close()
  })

  it('has status 0 when the server does not respond', async () => {
    const error = await failureOf(connect({ apiUrl: 'http://127.0.0.1:9' }).dictionaries.countries())
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ status: 0, code: 'no_response', operation: 'dictionaries.countries' })
    expect(error.message).toBe('No answer from http://127.0.0.1:9: is the server running?')
  })

  it('says when the time was up', async () => {
    const silent = await startReceiver(() => undefined)
    const error = await failureOf(
      connect({ apiUrl: silent.url }).dictionaries.countries({}, { timeoutMs: 20 }),
    )
    expect(error).toMatchObject({ status: 0, code: 'timeout' })
    expect(error.message).toContain('within 20 ms')
    await silent.close()
  })
})

describe('a mistake that the SDK finds itself', () => {
  it.each([
    [undefined, "apiUrl is missing: the address of Foyer's api listener, such as http://127.0.0.1:8080."],
    ['', "apiUrl is missing: the address of Foyer's api listener, such as http://127.0.0.1:8080."],
    [
      'localhost:8080',
      'apiUrl must be an http or https address such as http://127.0.0.1:8080, but it is "localhost:8080".',
    ],
    [
      'http://',
      'apiUrl must be an http or https address such as http://127.0.0.1:8080, but it is "http://".',
    ],
    [8080, 'apiUrl must be an http or https address such as http://127.0.0.1:8080, but it is number.'],
  ])('EXA-155 is the address %s', (apiUrl, message) => {
    const create = () => createFoyer({ apiUrl: apiUrl as string, partnerToken })
    expect(create).toThrow(message)
    expect(create).toThrow(ConfigurationError)
  })

  it('is not an address with a slash or with /api at its end', async () => {
    const { api } = world.program.ctx.urls
    for (const apiUrl of [`${api}/`, `${api}/api`, `${api}/api/`, `${api}/api/v1`])
      expect((await connect({ apiUrl }).dictionaries.countries()).data).toHaveLength(249)
  })

  it('is a missing address of the app', async () => {
    const error = await failureOf(
      connect().marketplace.confirmInstallation({ location_id: 1, application_id: 1 }),
    )
    expect(error.message).toContain('appUrl is missing')
  })

  it.each([
    [
      { partnerToken: undefined },
      401,
      'companies.list needs a partner token: pass partnerToken to the client,',
    ],
    [
      { userToken: '' },
      401,
      'companies.list needs a user token: pass userToken to the client, or with the call.',
    ],
    [{ partnerToken: 'Bearer x' }, 0, 'partnerToken is the token alone: leave out "Bearer" in front of it.'],
    [
      { userToken: 'abc\n' },
      0,
      'userToken contains a space, a line end or another character that no token has.',
    ],
    [
      { userToken: 'ключ' },
      0,
      'userToken contains a space, a line end or another character that no token has.',
    ],
    [{ userToken: 7 as unknown as string }, 0, 'userToken must be text, but it is number.'],
  ])('EXA-155 is the token %j', async (tokens, status, message) => {
    const error = await failureOf(connect({ userToken: 'some', ...tokens }).companies.list())
    expect(error).toMatchObject({ status, isLocal: true })
    expect(error.message).toContain(message)
  })

  it('is a Location under two names that differ', async () => {
    const call = connect({ userToken: 'some' }).companies.get({ location_id: 1, company_id: 2 })
    expect(await failureOf(call)).toMatchObject({
      isLocal: true,
      message: 'companies.get got different Locations: company_id and location_id.',
    })
  })

  it.each(['.', '..'])('is an ID that would lead to another path: %s', async id => {
    const call = connect({ userToken: 'some' }).clients.delete({ location_id: 1, client_id: id as never })
    expect(await failureOf(call)).toMatchObject({
      isLocal: true,
      fields: { client_id: [expect.any(String)] },
    })
  })

  it('is a header with a line end, whose value stays secret', async () => {
    const call = connect().dictionaries.countries({}, { headers: { 'x-key': 'secret\r\nx: y' } })
    const error = await failureOf(call)
    expect(error).toMatchObject({ isLocal: true, code: 'misconfigured' })
    expect(JSON.stringify([error.message, error.cause])).not.toContain('secret')
    const create = () => createFoyer({ apiUrl: 'ftp://user:hunter2@x' })
    expect(create).toThrow('"ftp://…@x"')
  })

  it('is a missing field of the path', async () => {
    const call = connect({ userToken: 'some' }).clients.get({ client_id: 1 } as never)
    const error = await failureOf(call)
    expect(error).toBeInstanceOf(ValidationError)
    expect(error).toMatchObject({
      status: 422,
      isLocal: true,
      message: 'clients.get needs location_id.',
      fields: { location_id: ['is required'] },
    })
  })
})
