import { randomInt } from 'node:crypto'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openGate } from '../../../../test/redis-gate.ts'
import { TestClock } from '../../../../test/test-clock.ts'
import { as, startWorld, type World } from '../../../../test/world.ts'

const redisUrl = inject('redisUrl')
if (!redisUrl) process.stderr.write('limits on Redis: not run, because TEST_REDIS_URL names none\n')

const proxied = { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_PER_SECOND: '5', RATE_LIMIT_PER_MINUTE: '200' }
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

async function open(env: Record<string, string>, options: Partial<Parameters<typeof startWorld>[0]> = {}) {
  const { world, close } = await startWorld({ env, ...options })
  closing.push(close)
  return world
}

/** Each test uses its own client address, never the same one twice on a shared Redis. */
const newAddress = () => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
const call = (world: World, address: string, path = '/v1/countries') =>
  world.api.get(path, { as: as.partner, headers: { 'x-forwarded-for': address } })

for (const [name, env] of Object.entries({
  memory: proxied,
  ...(redisUrl ? { Redis: { ...proxied, REDIS_URL: redisUrl } } : {}),
}))
  describe(`limits in ${name}`, async () => {
    const worlds: Record<string, World> = {}
    const world = async () => (worlds.first ??= await open(env))

    it('LIM-01 the sixth request in a second is 429 in the envelope, with Retry-After', async () => {
      const address = newAddress()
      const first = await call(await world(), address)
      expect(first.headers).toMatchObject({
        'ratelimit-policy': '5;w=1',
        'ratelimit-remaining': '4',
        'ratelimit-reset': '1',
      })
      for (let count = 0; count < 4; count++) expect((await call(await world(), address)).status).toBe(200)
      const refused = await call(await world(), address)
      expect(refused.status).toBe(429)
      expect(refused.json).toEqual({
        success: false,
        data: null,
        meta: { message: 'Too many requests: try again in 1 s.' },
      })
      expect(refused.headers).toMatchObject({
        'retry-after': '1',
        'ratelimit-reset': '1',
        'ratelimit-remaining': '0',
      })
    })

    it('LIM-01 any window counts, not the second of the clock, and what was refused does not', async () => {
      const address = newAddress()
      const { clock } = await world()
      const status = async () => (await call(await world(), address)).status
      expect([await status(), await status(), await status()]).toEqual([200, 200, 200])
      clock.advance(0.6)
      expect([await status(), await status(), await status(), await status()]).toEqual([200, 200, 429, 429])
      clock.advance(0.5)
      expect([await status(), await status(), await status(), await status()]).toEqual([200, 200, 200, 429])
    })

    it('LIM-01 two hundred in a minute, then none until the first of them is a minute old', async () => {
      const address = newAddress()
      const { clock } = await world()
      for (let second = 0; second < 40; second++) {
        for (let count = 0; count < 5; count++) expect((await call(await world(), address)).status).toBe(200)
        // This is not a whole number of seconds in all, because Redis adds its own milliseconds, and the wait is
        // rounded up.
        clock.advance(1.21)
      }
      const refused = await call(await world(), address)
      expect(refused.status).toBe(429)
      expect(refused.headers['ratelimit-policy']).toBe('200;w=60')
      expect(refused.headers['retry-after']).toBe('12')
      clock.advance(12.1)
      expect((await call(await world(), address)).status).toBe(200)
    })

    it('LIM-01 a hundred at once from one address: five pass', async () => {
      const address = newAddress()
      const used = await world()
      const answers = await Promise.all(Array.from({ length: 100 }, () => call(used, address)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    })

    it('LIM-01 the limit comes before everything else, unknown paths and wrong tokens included', async () => {
      const address = newAddress()
      for (let count = 0; count < 5; count++)
        expect((await call(await world(), address, '/v1/nothing')).status).toBe(404)
      expect((await call(await world(), address)).status).toBe(429)
    })

    it('LIM-01 each address has its own', async () => {
      const [first, second] = [newAddress(), newAddress()]
      for (let count = 0; count < 6; count++) await call(await world(), first)
      expect((await call(await world(), second)).status).toBe(200)
    })
  })

describe('the window of partners', () => {
  let opened: Promise<World> | undefined
  const shared = () => (opened ??= open(proxied))
  const onApp = (world: World, address: string, path = '/marketplace/application/1/tariffs') =>
    world.app.get(path, { as: as.partner, headers: { 'x-forwarded-for': address } })

  it('SEC-07 is one for v1, v2 and v3 on the API and for what answers them on the app', async () => {
    const world = await shared()
    const address = newAddress()
    const statuses = []
    for (const answer of [
      () => call(world, address, '/v1/countries'),
      () => onApp(world, address),
      () => call(world, address, '/v2/events'),
      () => call(world, address, '/v3/locations/1/resources'),
      () => onApp(world, address),
      () => onApp(world, address),
      () => call(world, address, '/v1/countries'),
    ])
      statuses.push((await answer()).status)
    expect(statuses.slice(0, 5)).not.toContain(429)
    expect(statuses.slice(5)).toEqual([429, 429])
  })

  it('SEC-07 counts wrong methods and forms of browsers at those addresses too', async () => {
    const world = await shared()
    const address = newAddress()
    const headers = { 'x-forwarded-for': address }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const statuses = []
    for (let count = 0; count < 3; count++) {
      statuses.push(
        (await world.app.send('DELETE', '/marketplace/partner/callback/redirect', { headers })).status,
        (await world.app.post('/marketplace/partner/callback/redirect', { headers: form, rawBody: '' }))
          .status,
      )
    }
    expect(statuses).toEqual([405, 303, 405, 303, 405, 429])
  })

  it('SEC-07 leaves pages, account operations and health alone', async () => {
    const world = await shared()
    const address = newAddress()
    for (let count = 0; count < 6; count++) await call(world, address)
    for (const path of ['/account/me', '/sandbox.json', '/healthz', '/'])
      expect((await onApp(world, address, path)).status, path).not.toBe(429)
  })

  it('SEC-07 is one for an IPv6 /64 and for all spellings of an address', async () => {
    const world = await shared()
    const network = `2001:db8:${randomInt(65536).toString(16)}:${randomInt(65536).toString(16)}`
    const spellings = [
      `${network}::1`,
      `${network}::1`.toUpperCase(),
      `${network}:0000:0:0:2`,
      `${network}:ffff:ffff:ffff:ffff`,
      `${network}::203.0.113.9`,
    ]
    for (const address of spellings) expect((await call(world, address)).status, address).toBe(200)
    expect((await call(world, `${network}:1234::5`)).status).toBe(429)
    const v4 = newAddress()
    for (const address of [v4, `::ffff:${v4}`, `::FFFF:${v4}`, `0:0:0:0:0:ffff:${v4}`, v4])
      expect((await call(world, address)).status, address).toBe(200)
    expect((await call(world, `::ffff:${v4}`)).status).toBe(429)
  })

  it('SEC-07 sign-up and sign-in count the same addresses', async () => {
    const world = await shared()
    const network = `2001:db8:${randomInt(65536).toString(16)}:${randomInt(65536).toString(16)}`
    const statuses = new Set<number>()
    for (let count = 1; count <= 21; count++) {
      const { status } = await world.app.post('/account/sign_up', {
        body: {
          name: 'N',
          email: `n${count}@example.com`,
          phone: 'nonsense',
          password: 'a long password 42',
        },
        headers: { 'x-forwarded-for': `${network}::${count.toString(16)}` },
      })
      if (count <= 20) expect(status).toBe(422)
      else expect(status).toBe(429)
      statuses.add(status)
    }
    expect(statuses).toContain(429)
  })
})

describe.runIf(redisUrl)('limits of several processes', () => {
  it('LIM-01 are counted together', async () => {
    const clock = new TestClock()
    const first = await open({ ...proxied, REDIS_URL: redisUrl }, { clock })
    const second = await open({ ...proxied, REDIS_URL: redisUrl }, { clock, beside: first })
    const address = newAddress()
    for (const world of [first, second, first, second, first])
      expect((await call(world, address)).status).toBe(200)
    expect((await call(second, address)).status).toBe(429)
    expect((await call(first, address)).status).toBe(429)
  })

  it('LIM-01 are counted by each process while Redis is away, and together again when it is back', async () => {
    const gate = await openGate(redisUrl)
    const clock = new TestClock()
    const first = await open({ ...proxied, REDIS_URL: gate.url }, { clock })
    const second = await open({ ...proxied, REDIS_URL: redisUrl }, { clock, beside: first })
    const says = async (words: string) => {
      await call(first, newAddress())
      return first.logs.filter(line => line.includes(words)).length
    }
    expect(await says('Redis is away')).toBe(0)
    await gate.shut()
    await expect.poll(() => says('Redis is away')).toBe(1)
    const alone = newAddress()
    for (const status of [200, 200, 200, 200, 200, 429])
      expect((await call(first, alone)).status).toBe(status)
    expect((await call(second, alone)).status).toBe(200)
    await gate.open()
    await expect.poll(() => says('Redis is back')).toBe(1)
    const shared = newAddress()
    for (const world of [first, second, first, second, first])
      expect((await call(world, shared)).status).toBe(200)
    expect((await call(second, shared)).status).toBe(429)
    expect((await call(first, shared)).status).toBe(429)
    await gate.shut()
  })
})

describe('limits', () => {
  it('LIM-01 with Redis away the API answers on its own counters, and says so in log and metrics', async () => {
    const METRICS_TOKEN = 'a-token-of-the-scraper-0001'
    const world = await open({ ...proxied, REDIS_URL: 'redis://127.0.0.1:1', METRICS_TOKEN })
    const address = newAddress()
    const statuses = []
    for (let count = 0; count < 6; count++) statuses.push((await call(world, address)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const said = world.logs.filter(line => line.includes('Redis is away'))
    expect(said).toEqual([expect.stringContaining('ECONNREFUSED')])
    const token = { as: `Bearer ${METRICS_TOKEN}` }
    const metrics = await world.app.get('/metrics', token)
    expect(metrics.text).toContain('foyer_rate_limit_fallback 1')
    expect((await world.app.get('/readyz', token)).json).toEqual({ status: 'ready', redis: 'away' })
    expect((await world.app.get('/readyz')).json).toEqual({ status: 'ready' })
  })

  it('LIM-02 forwarded addresses count only from configured proxies', async () => {
    const world = await open({ RATE_LIMIT_PER_SECOND: '5', RATE_LIMIT_PER_MINUTE: '200' })
    const statuses = []
    for (let count = 0; count < 6; count++) statuses.push((await call(world, `198.51.100.${count}`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('LIM-02 of a chain of proxies the first that is not ours is the client', async () => {
    const world = await open(proxied)
    const statuses = []
    for (let count = 0; count < 6; count++)
      statuses.push((await call(world, `198.51.100.${count}, 203.0.113.9`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('0 switches a limit off', async () => {
    const world = await open({ RATE_LIMIT_PER_SECOND: '0', RATE_LIMIT_PER_MINUTE: '7' })
    const answers = []
    for (let count = 0; count < 8; count++) answers.push(await call(world, ''))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 429])
    expect(answers[0]?.headers['ratelimit-policy']).toBe('7;w=60')
  })

  it('health and pages are outside of it', async () => {
    const world = await open(proxied)
    for (let count = 0; count < 20; count++) expect((await world.app.get('/healthz')).status).toBe(200)
    for (let count = 0; count < 20; count++) expect((await world.app.get('/account/me')).status).toBe(401)
  })
})
