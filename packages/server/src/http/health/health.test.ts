import { describe, expect, it } from 'vitest'
import { Http } from '../../../test/http.ts'
import { openSession } from '../../../test/people.ts'
import { as, startWorld, useWorld } from '../../../test/world.ts'
import { demo } from '../../features/sandbox/demo-world/facts.ts'
import { createKeyWatch } from '../../features/secret-keys/watch-keys.ts'
import { metricsCheck } from './metrics-access.ts'

const world = useWorld()

describe('what the operator watches', () => {
  it('/healthz and /readyz answer on the app listener alone', async () => {
    expect((await world.app.get('/healthz')).text).toBe('{"status":"ok"}')
    expect((await world.app.get('/readyz')).text).toBe('{"status":"ready","redis":"not_used"}')
    expect((await world.api.get('/../healthz')).status).toBe(404)
  })

  it('SEC-12 /readyz is 503 while the database is away, does not tell strangers what is missing, and is ready again by itself', async () => {
    const { world: own, close } = await startWorld()
    const name = new URL(own.databaseUrl).pathname.slice(1)
    try {
      await world.query(`alter database ${name} with allow_connections false`)
      // A connection that is just being opened shows up a moment later, so one round may miss it.
      const disconnect = () =>
        world.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      const readiness = async () => {
        await disconnect()
        const { status, json } = await own.app.get('/readyz')
        return [status, json.meta?.message]
      }
      await expect.poll(readiness, { timeout: 15_000 }).toEqual([503, 'Not ready.'])
      expect(own.logs.some(line => line.includes('the database does not answer'))).toBe(true)
      expect((await own.app.get('/healthz')).status).toBe(200)
      // A connection that is about to close may answer one more request.
      await expect
        .poll(async () => (await own.api.get('/v1/countries', { as: as.partner })).status, {
          timeout: 15_000,
        })
        .toBe(503)
      await world.query(`alter database ${name} with allow_connections true`)
      await expect.poll(async () => (await own.app.get('/readyz')).status, { timeout: 15_000 }).toBe(200)
      await expect
        .poll(async () => (await own.api.get('/v1/countries', { as: as.partner })).status, {
          timeout: 15_000,
        })
        .toBe(200)
    } finally {
      await world.query(`alter database ${name} with allow_connections true`)
      await close()
    }
  })

  it('a cached token is not believed while notifications may be missed', async () => {
    const { world: own, close } = await startWorld({ env: { FOYER_ROLES: 'api' } })
    try {
      const read = () => own.api.get('/v1/companies?my=1', { as: as.owner })
      expect((await read()).status).toBe(200)
      await own.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
      )
      await expect.poll(() => own.program.ctx.notifications.isListening).toBe(false)
      await own.query('update user_tokens set revoked_at = now() where user_id = 2')
      expect((await read()).status).toBe(401)
      await expect.poll(() => own.program.ctx.notifications.isListening, { timeout: 5000 }).toBe(true)
      expect((await read()).status).toBe(401)
    } finally {
      await close()
    }
  })

  it('a right that is withdrawn in one process is withdrawn in all of them', async () => {
    const other = await startWorld({ beside: world, env: { FOYER_ROLES: 'api' } })
    try {
      const read = () => other.world.api.get('/v1/companies?my=1', { as: as.owner })
      expect((await read()).status).toBe(200)
      const { headers } = await openSession(world, demo.owner)
      const { json } = await world.app.get('/account/me/tokens', { headers })
      await world.app.delete(`/account/me/tokens/${json.data[0].id}`, { headers })
      await expect.poll(async () => (await read()).status).toBe(401)
    } finally {
      await other.close()
    }
  })

  it('/metrics counts requests by route, and is for neighbours only', async () => {
    await world.api.get('/v1/countries', { as: as.partner })
    const { status, text } = await world.app.get('/metrics')
    expect(status).toBe(200)
    expect(text).toMatch(
      /foyer_http_request_duration_seconds_count\{listener="api",method="GET",route="\/api\/v1\/countries",status="200"\} \d+/,
    )
    expect(text).toContain('foyer_database_connections{state="total"}')
    expect(text).not.toContain('/api/v1/company/1')
  })

  it('a process that only works in the background has a listener for it when asked, and nothing else there', async () => {
    const env = { FOYER_ROLES: 'worker', HEALTH_PORT: '0' }
    const { world: own, close } = await startWorld({ env, beside: world })
    try {
      const { listeners } = own.program
      expect([listeners.api, listeners.app]).toEqual(['', ''])
      const health = new Http(listeners.health)
      expect((await health.get('/healthz')).text).toBe('{"status":"ok"}')
      expect((await health.get('/readyz')).text).toBe('{"status":"ready","redis":"not_used"}')
      expect((await health.get('/metrics')).text).toContain(
        'foyer_webhook_deliveries_total{outcome="delivered"}',
      )
      const other = await health.get('/account/me')
      expect([other.status, other.json.success]).toEqual([404, false])
    } finally {
      await close()
    }
    expect(world.program.listeners.health).toBe('')
  })

  it.each([
    'x-forwarded-for',
    'X-Forwarded-Proto',
    'x-forwarded-host',
    'x-forwarded-anything',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
    'X-Original-Forwarded-For',
    'x-envoy-external-address',
    'CF-Ray',
    'CDN-Loop',
    'x-amzn-trace-id',
    'x-amz-cf-id',
    'Fly-Client-IP',
    'true-client-ip',
    'x-azure-clientip',
  ])('SEC-12 /metrics are never for a request that was forwarded: %s', async header => {
    expect((await world.app.get('/metrics', { headers: { [header]: '127.0.0.1' } })).status).toBe(403)
  })

  it('SEC-12 /metrics are for nobody at a trusted proxy without the token, however silent the proxy is', async () => {
    const METRICS_TOKEN = 'a-token-of-the-scraper-0001'
    const env = { FOYER_ROLES: 'app', TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN }
    const { world: own, close } = await startWorld({ env, beside: world })
    const read = async (headers: Record<string, string>) =>
      (await own.app.get('/metrics', { headers })).status
    try {
      expect(await read({})).toBe(403)
      for (const authorization of ['', 'Bearer', 'Bearer x', METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`])
        expect(await read({ authorization }), authorization).toBe(403)
      expect(await read({ authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200)
      const forwarded = { 'x-forwarded-for': '203.0.113.5', via: '1.1 proxy' }
      expect(await read({ ...forwarded, authorization: `bearer ${METRICS_TOKEN}` })).toBe(200)
      expect(own.logs.join()).not.toContain(METRICS_TOKEN)
    } finally {
      await close()
    }
  })

  it('SEC-12 /metrics are for whoever reaches the port made for them, unless it was forwarded', async () => {
    const env = { FOYER_ROLES: 'worker', HEALTH_PORT: '0', TRUSTED_PROXIES: '127.0.0.1' }
    const { world: own, close } = await startWorld({ env, beside: world })
    try {
      const health = new Http(own.program.listeners.health)
      expect((await health.get('/metrics')).status).toBe(200)
      expect((await health.get('/metrics', { headers: { via: '1.1 proxy' } })).status).toBe(403)
    } finally {
      await close()
    }
  })

  it('SEC-12 /metrics on the app listener are for the expected callers only', () => {
    const may = metricsCheck({
      token: undefined,
      allowed: ['10.1.0.0/16', '127.0.0.0/8', '::1'],
      proxies: ['10.1.0.9'],
      publicNames: ['foyer.example.com', '192.0.2.7'],
      isOwnPort: false,
    })
    const asks = (peer: string, host = '10.1.0.1:8081') =>
      may({ peer, host, authorization: undefined, headerNames: ['Host', 'Accept'] })
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3'])
      expect(asks(peer), peer).toBe(true)
    for (const peer of ['10.1.0.9', '10.2.0.1', '203.0.113.5', '::ffff:10.2.0.1', ''])
      expect(asks(peer), peer).toBe(false)
    expect(
      may({ peer: '10.2.0.1', host: '10.1.0.1', authorization: 'Bearer undefined', headerNames: [] }),
    ).toBe(false)
    for (const host of ['localhost', 'LOCALHOST.:8081', '127.0.0.1', '[::1]:8081', '192.0.2.8'])
      expect(asks('127.0.0.1', host), host).toBe(true)
    for (const host of ['foyer.example.com', 'Foyer.Example.com:443', 'app.internal', '192.0.2.7:8081', ''])
      expect(asks('127.0.0.1', host), host).toBe(false)
  })

  it('SEC-12 /metrics and the problem in /readyz are not for who calls us by a public name, from this machine or not', async () => {
    const METRICS_TOKEN = 'a-token-of-the-scraper-0002'
    const env = { FOYER_ROLES: 'app', ALLOWED_HOSTS: 'foyer.test', METRICS_TOKEN }
    const { world: own, close } = await startWorld({ env, beside: world })
    const read = (path: string, headers: Record<string, string>) => own.app.get(path, { headers })
    try {
      own.program.ctx.key.unreadable = 1
      await createKeyWatch(own.program.ctx)()
      const authorization = `Bearer ${METRICS_TOKEN}`
      for (const host of ['foyer.test', 'foyer.test:443', 'FOYER.test.']) {
        expect((await read('/metrics', { host })).status, host).toBe(403)
        expect((await read('/readyz', { host })).text, host).toBe('{"status":"degraded"}')
        expect((await read('/metrics', { host, authorization })).status, host).toBe(200)
      }
      expect((await read('/readyz', { host: 'backend-7.internal' })).text).toBe('{"status":"degraded"}')
      expect((await read('/readyz', {})).text).toContain('Stored values could not be opened')
      expect((await read('/metrics', {})).status).toBe(200)
    } finally {
      await close()
    }
  })
})
