import { describe, expect, it } from 'vitest'
import { Http } from '../../../test/http.ts'
import { as, startWorld, useWorld } from '../../../test/world.ts'
import { addressCheck } from './health.routes.ts'

const world = useWorld()

describe('what the operator watches', () => {
  it('/healthz and /readyz answer on the app listener alone', async () => {
    expect((await world.app.get('/healthz')).text).toBe('{"status":"ok"}')
    expect((await world.app.get('/readyz')).text).toBe('{"status":"ready"}')
    expect((await world.api.get('/../healthz')).status).toBe(404)
  })

  it('/readyz is 503 while the database is away, and ready again by itself', async () => {
    const { world: own, close } = await startWorld()
    const name = new URL(own.databaseUrl).pathname.slice(1)
    try {
      await world.query(`alter database ${name} with allow_connections false`)
      await world.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      await expect.poll(async () => (await own.app.get('/readyz')).status, { timeout: 15_000 }).toBe(503)
      expect((await own.app.get('/healthz')).status).toBe(200)
      expect((await own.api.get('/v1/countries', { as: as.partner })).status).toBe(503)
      await world.query(`alter database ${name} with allow_connections true`)
      await expect.poll(async () => (await own.app.get('/readyz')).status, { timeout: 15_000 }).toBe(200)
      expect((await own.api.get('/v1/countries', { as: as.partner })).status).toBe(200)
    } finally {
      await world.query(`alter database ${name} with allow_connections true`)
      await close()
    }
  })

  it('a cached token is not believed while notifications may be missed', async () => {
    const { world: own, close } = await startWorld()
    try {
      const read = () => own.api.get('/v1/companies?my=1', { as: as.owner })
      expect((await read()).status).toBe(200)
      await own.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
      )
      await expect.poll(() => own.program.ctx.notifications.isHearing).toBe(false)
      await own.query('update user_tokens set revoked_at = now() where user_id = 2')
      expect((await read()).status).toBe(401)
      await expect.poll(() => own.program.ctx.notifications.isHearing, { timeout: 5000 }).toBe(true)
      expect((await read()).status).toBe(401)
    } finally {
      await close()
    }
  })

  it('a right that is withdrawn in one process is withdrawn in all of them', async () => {
    const other = await startWorld({ beside: world })
    try {
      const read = () => other.world.api.get('/v1/companies?my=1', { as: as.owner })
      expect((await read()).status).toBe(200)
      const { json } = await world.app.get('/account/me/tokens', { as: as.owner.replace(/^.*User/, 'User') })
      await world.app.delete(`/account/me/tokens/${json.data[0].id}`, {
        as: as.owner.replace(/^.*User/, 'User'),
      })
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
      expect((await health.get('/readyz')).text).toBe('{"status":"ready"}')
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

  it('/metrics looks at the peer itself, whatever a proxy says', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' }
    const { world: own, close } = await startWorld({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
    expect((await own.app.get('/metrics', { headers })).status).toBe(200)
    await close()
  })

  it('/metrics is for addresses of the list alone', () => {
    const allows = addressCheck(['127.0.0.0/8', '::1', '10.1.0.0/16'])
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '10.1.2.3'])
      expect(allows(address)).toBe(true)
    for (const address of ['10.2.0.1', '203.0.113.5', '::2', '::ffff:10.2.0.1', ''])
      expect(allows(address)).toBe(false)
  })
})
