import { afterEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/http.ts'
import { install, uninstall } from '../../../../test/marketplace.ts'
import { until } from '../../../../test/until.ts'
import { addEndpoint, createClient, settled, useReceivers } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { addUpFigures, deleteOldFigures } from '../../infrastructure/figures/figures.ts'
import { quantileOf } from '../../infrastructure/figures/quantile.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld()
const { receiver, fiveSecondsLater } = useReceivers(world)
const developer = bearer(demo.developer.accessToken)
const hourSeconds = 3600

afterEach(async () => {
  world.clock.advance(60)
  await settled(world)
  await world.query('truncate deliveries, delivery_attempts, figure_increments, partner_figures')
})

const figures = async (range = '24h') =>
  (await world.app.get(`/account/partners/1/figures?range=${range}`, { as: developer })).json.data
const addUp = () => addUpFigures(world.program.ctx, new AbortController().signal)

async function deliver(count: number, status: number) {
  const { url } = await receiver((_got, response) => void response.writeHead(status).end())
  await addEndpoint(world, { url, partnerId: 1, includesOwnChanges: true })
  for (let made = 0; made < count; made++) await createClient(world)
  await fiveSecondsLater()
  await settled(world)
  const failing = (await figures()).failing_endpoints
  await world.query('delete from endpoints')
  return { url, failing }
}

describe('the figures of a partner', () => {
  it('BEN-27 count each attempt once, before and after they are added up', async () => {
    await deliver(3, 200)
    const { url, failing } = await deliver(2, 503)
    const counted = { deliveries: 5, failures: 2 }
    const before = await figures()
    expect(before.total).toMatchObject(counted)
    expect(before.total.latency_median_ms).toBeGreaterThan(0)
    expect(before.total.latency_p95_ms).toBeGreaterThanOrEqual(before.total.latency_median_ms)
    expect(before.points).toHaveLength(24)
    expect(before.points.at(-1)).toMatchObject(counted)
    await Promise.all([addUp(), addUp(), addUp()])
    await addUp()
    expect(await world.query('select id from figure_increments')).toEqual([])
    const after = await figures()
    // Requests are counted a second later, so those of this test are among them now.
    const counts = { requests: expect.any(Number), request_errors: expect.any(Number) }
    expect(after.total).toEqual({ ...before.total, ...counts })
    expect(after.points.at(-1)).toEqual({ ...before.points.at(-1), ...counts })
    expect(failing).toMatchObject([
      {
        url,
        consecutive_failures: 2,
        location_id: 1,
        last_failure_reason: 'The endpoint responded with 503.',
      },
    ])
    // Nobody has to mend an endpoint that is removed.
    expect(before.failing_endpoints).toEqual([])
  })

  it('BEN-27 lose and double nothing when whoever adds them up is cut off within', async () => {
    for (let round = 0; round < 20; round++) {
      await world.query(
        `insert into figure_increments (partner_id, hour, measure, count)
         select 1, date_trunc('hour', $1::timestamptz), 'requests', 1 from generate_series(1, 100)`,
        [world.clock.now()],
      )
      const adding = addUp().catch(() => undefined)
      await world.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where query like '%figure_increments%' and pid <> pg_backend_pid() and datname = current_database()`,
      )
      await adding
    }
    await until(async () => {
      await addUp().catch(() => undefined)
      return (await world.query('select id from figure_increments limit 1')).length === 0
    }, 'all is added up')
    const [row] = await world.query(
      `select sum(count)::int as count from partner_figures where partner_id = 1 and measure = 'requests'`,
    )
    expect(row?.count).toBeGreaterThanOrEqual(2000)
    // Requests of other tests in this second may have been counted beside.
    expect(row?.count).toBeLessThan(2100)
  })

  it('BEN-28 an endpoint that has recovered is not among those that fail', async () => {
    let status = 500
    const { url } = await receiver((_got, response) => void response.writeHead(status).end())
    await addEndpoint(world, { url, partnerId: 1, includesOwnChanges: true })
    await createClient(world)
    await fiveSecondsLater()
    await settled(world)
    expect((await figures()).failing_endpoints).toMatchObject([{ url }])
    status = 200
    await createClient(world)
    await fiveSecondsLater()
    await settled(world)
    expect((await figures()).failing_endpoints).toEqual([])
  })

  it('BEN-29 count installations when they become active, and their ends', async () => {
    await install(world)
    expect((await figures()).total).toMatchObject({ installs: 1, uninstalls: 0 })
    await uninstall(world)
    expect((await figures()).total).toMatchObject({ installs: 1, uninstalls: 1 })
  })

  it('BEN-29 count requests and errors, within seconds', async () => {
    // Requests of the tests before belong to another hour.
    world.clock.advance(hourSeconds)
    const ofHour = async () => (await figures()).points.at(-1)
    await world.api.get('/v1/countries', { as: as.partner })
    await world.api.get('/v1/company/987654', { as: as.owner })
    // The clock of rate limits stands still, so the wait asks the database.
    const isCounted = () =>
      world.query(
        `select id from figure_increments where measure = 'request_errors' and hour = date_trunc('hour', $1::timestamptz)
         union all select 1 from partner_figures
         where measure = 'request_errors' and hour = date_trunc('hour', $1::timestamptz)`,
        [world.clock.now()],
      )
    await until(async () => (await isCounted()).length > 0, 'both are counted')
    expect(await ofHour()).toMatchObject({ requests: 2, request_errors: 1 })
  })

  it('BEN-30 are of its people alone', async () => {
    for (const [id, who] of [
      [1, as.newcomerPerson],
      [2, developer],
      [987_654, developer],
    ])
      expect((await world.app.get(`/account/partners/${id}/figures`, { as: String(who) })).status).toBe(404)
    const { status } = await world.app.get('/account/partners/1/figures?range=1y', { as: developer })
    expect(status).toBe(422)
  })

  it('BEN-30 are of ranges by the clock of the platform, and are kept for a month', async () => {
    await install(world)
    const { step_hours, points } = await figures('7d')
    expect([step_hours, points.length]).toEqual([6, 28])
    world.clock.advance(25 * hourSeconds)
    expect((await figures()).total.installs).toBe(0)
    expect((await figures('7d')).total.installs).toBe(1)
    world.clock.advance(7 * 24 * hourSeconds)
    expect((await figures('7d')).total.installs).toBe(0)
    expect(await figures('30d')).toMatchObject({ step_hours: 24, total: { installs: 1 } })
    await addUp()
    world.clock.advance(24 * 24 * hourSeconds)
    await deleteOldFigures(world.program.ctx)
    expect(await world.query(`select count from partner_figures where measure = 'installed'`)).toEqual([])
    await uninstall(world)
  })
})

it.each([
  [[], 0.5, null],
  [[10], 0.5, 1],
  [[0, 0, 0, 0, 100], 0.5, 3],
  [[0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10], 0.95, 109],
])('BEN-27 the quantiles of %j at %d are %d', (buckets, share, expected) => {
  expect(quantileOf(buckets, share)).toBe(expected)
})
