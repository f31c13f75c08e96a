import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { fanOut } from '../../src/features/webhooks/fan-out/fan-out.ts'
import { packageRoot } from '../../src/platform/package-root.ts'
import { withDatabase } from '../global-setup.ts'
import { TestClock } from '../test-clock.ts'
import { as, onServer, startWorld, type World } from '../world.ts'

const name = `foyer_dump_${randomBytes(8).toString('hex')}`
const { public: installed, paid } = demo.applications
const main = demo.locations.main
let world: World
let close: () => Promise<void>

/** Restores what pg_dump wrote of a sandbox at schema version 35, in which people and partners had done things. */
async function restore(databaseUrl: string): Promise<void> {
  const packed = await readFile(join(packageRoot, 'test/fixtures/database-0035.sql.gz'))
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query((await promisify(gunzip)(packed)).toString('utf8'))
  await client.end()
}

beforeAll(async () => {
  await onServer(`create database ${name}`)
  const databaseUrl = withDatabase(inject('serverUrl'), name)
  await restore(databaseUrl)
  const clock = new TestClock(new Date('2026-11-16T14:30:00Z'))
  const env = { FOYER_ROLES: 'api,app' }
  const started = await startWorld({ beside: { databaseUrl }, clock, env })
  world = started.world
  close = started.close
})

afterAll(async () => {
  await close()
  await onServer(`drop database if exists ${name} with (force)`)
})

describe('a database of an earlier version, restored and upgraded', () => {
  it('UPG-01 answers with its clients, under the number of each', async () => {
    const { json } = await world.api.post('/v1/company/1/clients/search', {
      as: as.owner,
      body: { page_size: 5, fields: ['id', 'name'], order_by: 'id', order_by_direction: 'desc' },
    })
    expect(json.data.map((client: { name: string }) => client.name)).toContain('Renamed Client')
    expect(json.meta.total_count).toBeGreaterThan(200)
  })

  it('UPG-01 answers with its installations, their log and what was paid', async () => {
    const read = (applicationId: number) =>
      world.app.get(`/marketplace/salon/${main}/application/${applicationId}`, { as: as.partner })
    const active = (await read(installed)).json.data
    expect(active.connection_status.status).toBe('active')
    expect(active.logs.map(({ status_to }: { status_to: string }) => status_to)).toEqual([
      'pending',
      'active',
    ])
    const withPayment = (await read(paid)).json.data
    expect(withPayment.payments).toMatchObject([{ payment_sum: 19, is_refunded: false }])
  })

  it('UPG-01 answers with its endpoints and the log of what was delivered to them', async () => {
    const settings = (await world.api.get(`/v1/hooks_settings/${main}`, { as: as.owner })).json.data
    expect(settings.urls).toEqual(['http://127.0.0.1:18490/person'])
    const { json } = await world.api.get(`/v2/webhooks/deliveries?location_id=${main}`, { as: as.partner })
    expect(
      json.data.map(({ outcome, attempts }: { outcome: string; attempts: number }) => [outcome, attempts]),
    ).toContainEqual(['delivered', 1])
    const [delivery] = json.data
    const one = (await world.api.get(`/v2/webhooks/deliveries/${delivery.id}`, { as: as.partner })).json.data
    expect(JSON.parse(one.body).data.name).toBeTruthy()
  })

  it('UPG-02 goes on where it was: a change gets the next number, and its delivery', async () => {
    const numbers = async () =>
      (await world.query('select last_number::int from event_counters where location_id = $1', [main]))[0]
        ?.last_number as number
    const before = await numbers()
    const body = { name: 'After the upgrade', phone: '+14155550179' }
    const { json } = await world.api.post(`/v1/clients/${main}`, { as: as.owner, body })
    expect(await numbers()).toBe(before + 1)
    await fanOut(world.program.ctx)
    const path = `/v2/webhooks/deliveries?location_id=${main}&resource=client&resource_id=${json.data.id}`
    expect((await world.api.get(path, { as: as.partner })).json.data).toMatchObject([
      { url: 'http://127.0.0.1:18490/person', status: 'create', outcome: 'scheduled' },
    ])
  })

  it('UPG-01 keeps no name of the earlier version in its schema', async () => {
    const retired = '^(links?|receivers?|lanes?|occupancy|tariffs?|told|standing|fanout)(_|$)'
    const names = await world.query(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname ~ $1
       union select attname from pg_attribute
         join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
         where attname ~ '^(lane|answer|hears|handed)_' and not attisdropped
       union select proname from pg_proc where pronamespace = 'public'::regnamespace and proname ~ $1
       union select tgname from pg_trigger where tgname ~ $1
       union select conname from pg_constraint where connamespace = 'public'::regnamespace and conname ~ $1`,
      [retired],
    )
    expect(names).toEqual([])
  })
})
