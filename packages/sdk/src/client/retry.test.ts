import { afterEach, describe, expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { useWorld } from '../../../server/test/world.ts'
import { createFoyer, type FoyerOptions } from '../index.ts'

const world = useWorld({ env: { RATE_LIMIT_PER_SECOND: '1' } })
const partnerToken = 'foyer_partner_demo_acme'
const userToken = 'foyer_user_demo_owner'

const waits: number[] = []
let server: Awaited<ReturnType<typeof startReceiver>> | undefined

afterEach(async () => {
  waits.length = 0
  await server?.close()
  server = undefined
})

/** Connects to a server that gives these responses, one after the other; `gone` closes the connection. */
async function connectTo(
  ...responses: (number | 'gone' | [status: number, retryAfter: string, body?: object])[]
) {
  const [last] = responses.slice(-1)
  server = await startReceiver((_got, response) => {
    const next = responses.shift() ?? last
    if (next === 'gone') return void response.destroy()
    const [status, retryAfter, body] = Array.isArray(next) ? next : [next ?? 200, '']
    response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {})
    response.end(status === 204 ? '' : JSON.stringify(body ?? { success: true, data: [], meta: [] }))
  })
  return connect({ apiUrl: server.url })
}

const connect = (options: Partial<FoyerOptions> = {}) =>
  createFoyer({
    apiUrl: world.program.ctx.urls.api,
    partnerToken,
    userToken,
    // The world's clock stands still: the time that a refusal asks for passes here.
    wait: async ms => {
      waits.push(ms)
      world.clock.advance(ms / 1000)
    },
    ...options,
  })

describe('retries', () => {
  it('wait as long as the server says after too many requests', async () => {
    const foyer = connect()
    await foyer.sandbox.readClock()
    const { response } = await foyer.sandbox.readClock()
    expect(response.attempts).toBe(2)
    expect(waits).toEqual([1000])
  })

  it('can be turned off, for the client and for a call', async () => {
    const refused = { status: 429, name: 'RateLimitError', retryAfterSeconds: 1 }
    await connect().sandbox.readClock()
    waits.length = 0
    await expect(connect({ maxRetries: 0 }).sandbox.readClock()).rejects.toMatchObject(refused)
    await expect(connect().sandbox.readClock({}, { maxRetries: 0 })).rejects.toMatchObject(refused)
    expect(waits).toEqual([])
  })

  it('end after the third attempt', async () => {
    const foyer = await connectTo([429, '0'])
    await expect(foyer.dictionaries.countries()).rejects.toMatchObject({ status: 429 })
    expect(server?.received).toHaveLength(3)
  })

  it('do not wait a quarter of an hour', async () => {
    const foyer = await connectTo([429, '900'])
    await expect(foyer.dictionaries.countries()).rejects.toMatchObject({ retryAfterSeconds: 900 })
    expect(server?.received).toHaveLength(1)
  })

  it('EXA-156 wait twice as long each time when the server does not say', async () => {
    const foyer = await connectTo(503, 'gone', 200)
    expect((await foyer.dictionaries.countries()).response.attempts).toBe(3)
    const [first = 0, second = 0] = waits
    expect(first).toBeGreaterThanOrEqual(250)
    expect(first).toBeLessThanOrEqual(500)
    expect(second).toBeGreaterThanOrEqual(500)
    expect(second).toBeLessThanOrEqual(1000)
  })

  it.each(['-1', 'soon', '1e999', 'NaN'])('back off as usual when Retry-After is %s', async retryAfter => {
    const foyer = await connectTo([503, retryAfter], 200)
    await foyer.dictionaries.countries()
    expect(waits[0]).toBeGreaterThanOrEqual(250)
    expect(waits[0]).toBeLessThanOrEqual(500)
  })

  it('EXA-20 repeat a change under one key, which the SDK makes', async () => {
    const foyer = await connectTo('gone', 502, 200)
    await foyer.marketplace.refund({ payment_id: 1 })
    const keys = server?.received.map(({ headers }) => headers['idempotency-key']) ?? []
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('EXA-20 use the key of the caller', async () => {
    const foyer = await connectTo('gone')
    const call = foyer.marketplace.refund({ payment_id: 1 }, { idempotencyKey: 'invoice 7' })
    await expect(call).rejects.toMatchObject({ status: 0 })
    expect(server?.received.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(3).fill('invoice 7'),
    )
  })

  it('EXA-20 go on without a key that nobody asked for when the keys of the day are used up', async () => {
    const full = { success: false, data: null, meta: { message: 'Full.', code: 'idempotency_full' } }
    const foyer = await connectTo([429, '3600', full], 200)
    await foyer.marketplace.refund({ payment_id: 1 })
    expect(server?.received.map(({ headers }) => typeof headers['idempotency-key'])).toEqual([
      'string',
      'undefined',
    ])
    const stubborn = await connectTo([429, '3600', full])
    await expect(stubborn.marketplace.refund({ payment_id: 1 })).rejects.toMatchObject({
      code: 'idempotency_full',
    })
    expect(server?.received).toHaveLength(2)
    const own = await connectTo([429, '3600', full])
    const call = own.marketplace.refund({ payment_id: 1 }, { idempotencyKey: 'mine' })
    await expect(call).rejects.toMatchObject({ code: 'idempotency_full' })
  })

  it('repeat a PUT, and a DELETE, which is done when it finds nothing the second time', async () => {
    const put = await connectTo('gone', 200)
    await put.clients.update({ location_id: 1, client_id: 2, name: 'Zoë' })
    expect(server?.received).toHaveLength(2)
    await server?.close()
    const foyer = await connectTo('gone', 404)
    expect(await foyer.clients.delete({ location_id: 1, client_id: 2 })).toMatchObject({ data: null })
    await server?.close()
    const other = await connectTo([429, '0'], 404)
    await expect(other.clients.delete({ location_id: 1, client_id: 2 })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('EXA-156 never repeat a change without a key that may have been carried out', async () => {
    const foyer = await connectTo('gone', 200)
    await expect(foyer.services.patch({ location_id: 1, service_id: 2 })).rejects.toMatchObject({ status: 0 })
    await expect(foyer.auth.authenticate({ login: 'a', password: 'b' })).resolves.toBeTruthy()
    expect(server?.received).toHaveLength(2)
  })

  it('repeat nothing that was refused', async () => {
    const foyer = await connectTo(500)
    await expect(foyer.dictionaries.countries()).rejects.toMatchObject({ status: 500 })
    expect(server?.received).toHaveLength(1)
  })
})
