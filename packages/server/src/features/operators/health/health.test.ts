import { beforeAll, describe, expect, it } from 'vitest'
import { install } from '../../../../test/marketplace.ts'
import { signedIn } from '../../../../test/people.ts'
import { addEndpoint, createClient, settled, useReceivers } from '../../../../test/webhooks.ts'
import { useWorld } from '../../../../test/world.ts'
import { addUpFigures } from '../../infrastructure/figures/figures.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
let operator = ''
beforeAll(async () => {
  operator = await signedIn(world, demo.operator)
})
const get = async (path: string) =>
  (await world.app.get(`/account/operator/${path}`, { as: operator })).json.data

describe('the health of the platform', () => {
  it('OPR-25 an endpoint that fails is listed with what fails, without its query, until it works again', async () => {
    let isFailing = true
    const { url } = await receiver((_got, response) => {
      response.statusCode = isFailing ? 500 : 200
      response.end()
    })
    await install(world, { settings: { webhook_urls: [`${url}?secret=1`] } })
    await world.query('update endpoints set includes_own_changes = true')
    for (let change = 0; change < 2; change++) {
      await createClient(world)
      await fiveSecondsLater()
      await settled(world)
    }
    const failing = await get('health/endpoints')
    expect(failing).toMatchObject([
      {
        partner: { id: demo.partner.id },
        location: { id: demo.locations.main },
        url,
        consecutive_failures: 2,
        notified_at: null,
        last_failure_reason: 'The endpoint responded with 500.',
        waiting: 0,
      },
    ])
    expect(await get(`health/endpoints?partner_id=${demo.otherPartner.id}`)).toEqual([])
    expect((await get(`partners/${demo.partner.id}`)).failing_endpoints).toBe(1)
    expect(await get('waiting')).toMatchObject({ failing_endpoints: 1, reviews: expect.any(Number) })
    isFailing = false
    await createClient(world)
    await fiveSecondsLater()
    await settled(world)
    expect(await get('health/endpoints')).toEqual([])
  })

  it('OPR-26 says who sends, what waits, and how large the database is', async () => {
    const health = await get('health')
    expect(health.workers).toMatchObject([{ is_alive: true, connected_at: expect.any(String) }])
    expect(health.queue).toMatchObject({ lag_seconds: 0 })
    expect(health.database.size_bytes).toBeGreaterThan(1_000_000)
    expect(health.database.tables.length).toBeGreaterThan(5)
  })

  it('OPR-54 tables have rows before they are analysed', async () => {
    await world.query(
      'create table never_analysed with (autovacuum_enabled = false) as select repeat($$x$$, 900) as text from generate_series(1, 5000)',
    )
    const rows = async () => {
      world.clock.advance(6)
      const { json } = await world.app.get('/account/operator/health', { as: operator })
      const tables: { name: string; rows: number }[] = json.data.database.tables
      return tables.find(({ name }) => name === 'never_analysed')?.rows
    }
    // The database writes its counters when a session is idle.
    await expect.poll(rows, { timeout: 15_000 }).toBe(5000)
    await world.query('drop table never_analysed')
  })

  it('OPR-36 counts deliveries and requests of all partners by the hour, with what failed', async () => {
    const { url } = await receiver((_got, response) => void response.writeHead(503).end())
    await addEndpoint(world, { url, partnerId: demo.otherPartner.id })
    await createClient(world)
    await fiveSecondsLater()
    await settled(world)
    const [before] = await world.query(
      'select sum(count)::int as failed from platform_figures where measure = $1',
      ['failed'],
    )
    await addUpFigures(world.program.ctx, new AbortController().signal)
    world.clock.advance(6)
    const { hours } = await get('health')
    expect(hours).toHaveLength(24)
    const failures = hours.reduce((sum: number, hour: { failures: number }) => sum + hour.failures, 0)
    const deliveries = hours.reduce((sum: number, hour: { deliveries: number }) => sum + hour.deliveries, 0)
    expect(failures).toBeGreaterThanOrEqual(Number(before?.failed ?? 0) + 1)
    expect(deliveries).toBeGreaterThanOrEqual(failures)
    expect(Date.parse(hours.at(-1).at)).toBeLessThanOrEqual(world.clock.now().getTime())
  })
})
