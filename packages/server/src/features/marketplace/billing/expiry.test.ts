import { beforeAll, describe, expect, it } from 'vitest'
import { freeze } from '../../../../test/marketplace.ts'
import {
  advance,
  connect,
  installationOf,
  lifecycleOf,
  logOf,
  type PaidInstallationKey,
  pay,
  payment,
} from '../../../../test/paying.ts'
import { until } from '../../../../test/until.ts'
import { as, startWorld, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { plansChanged } from '../paid-periods/paid-periods.ts'
import { checkPaidPeriods } from './expiry.due.ts'

// The worker is off, because it would check paid periods at moments of its own.
const world = useWorld(withoutWorker)
const { applications, locations } = demo
const [hour, day] = [3600, 86_400]
const paid = { applicationId: applications.paid, locationId: locations.main }

const inSeconds = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000).toISOString()
const settle = () => checkPaidPeriods(world.program.ctx)
const statusOf = async ({ applicationId, locationId }: PaidInstallationKey) =>
  (
    await world.api.get(`/v1/marketplace/salon/${locationId}/application/${applicationId}`, {
      as: as.partner,
    })
  ).json.data.connection_status.status
const payFor = async (
  installation: PaidInstallationKey,
  period: { from: number; to: number; sum?: number },
) =>
  (
    await pay(world, {
      salon_id: installation.locationId,
      application_id: installation.applicationId,
      ...payment({ from: inSeconds(period.from), to: inSeconds(period.to), sum: period.sum ?? 19 }),
    })
  ).json.data.id as number
const refund = (id: number) =>
  world.api.post(`/v1/marketplace/partner/payment/refund/${id}`, { as: as.partner })
const uninstall = ({ applicationId, locationId }: PaidInstallationKey) =>
  world.api.post(`/v1/marketplace/salon/${locationId}/application/${applicationId}/uninstall`, {
    as: as.partner,
  })
const freezes = async (installation: PaidInstallationKey) =>
  (await lifecycleOf(world, installation)).filter(({ event }) => event === 'freeze').length

describe('the end of what is paid for', () => {
  beforeAll(() => connect(world, paid))

  it('MKT-17 LNK-07 freezes by itself at that moment and not before, with a log row and an event', async () => {
    world.clock.advance(day - 1)
    await settle()
    expect(await statusOf(paid)).toBe('active')
    world.clock.advance(1)
    await settle()
    expect(await statusOf(paid)).toBe('freezed')
    expect((await logOf(world, paid)).at(-1)).toBe('active>freezed billing')
    expect(await freezes(paid)).toBe(1)
    await settle()
    expect(await freezes(paid)).toBe(1)
  })

  it('MKT-14 LNK-08 a payment for now unfreezes at once, one for later or earlier does not', async () => {
    await payFor(paid, { from: -10 * day, to: 0 })
    expect(await statusOf(paid)).toBe('freezed')
    await payFor(paid, { from: 0, to: day, sum: 3 })
    expect(await statusOf(paid)).toBe('active')
    expect((await logOf(world, paid)).at(-1)).toBe('freezed>active billing')
  })

  it('MKT-17 a period paid ahead resumes it when it begins', async () => {
    await payFor(paid, { from: 2 * day, to: 3 * day, sum: 4 })
    world.clock.advance(day)
    await settle()
    expect(await statusOf(paid)).toBe('freezed')
    world.clock.advance(day - 1)
    await settle()
    expect(await statusOf(paid)).toBe('freezed')
    world.clock.advance(1)
    await settle()
    expect(await statusOf(paid)).toBe('active')
    world.clock.advance(day)
    await settle()
    expect(await statusOf(paid)).toBe('freezed')
    expect(await freezes(paid)).toBe(3)
  })

  it('MKT-15 LNK-07 a refund of the current period freezes at once, and changes nothing the second time', async () => {
    const id = await payFor(paid, { from: 0, to: 30 * day, sum: 5 })
    expect(await statusOf(paid)).toBe('active')
    const before = await freezes(paid)
    const answers = await Promise.all([refund(id), refund(id), refund(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await statusOf(paid)).toBe('freezed')
    expect(await freezes(paid)).toBe(before + 1)
  })

  it('MKT-15 a refund freezes nothing while another payment is valid', async () => {
    const first = await payFor(paid, { from: 0, to: 10 * day, sum: 6 })
    await payFor(paid, { from: 0, to: day, sum: 7 })
    await refund(first)
    expect(await statusOf(paid)).toBe('active')
  })

  it('LNK-08 uninstalling is a way out too, and a new installation has no second grace', async () => {
    world.clock.advance(2 * day)
    await settle()
    expect(await statusOf(paid)).toBe('freezed')
    expect((await uninstall(paid)).status).toBe(200)
    await connect(world, paid)
    await settle()
    expect(await statusOf(paid)).toBe('freezed')
  })

  it('MKT-17 follows the clock of the sandbox: it has happened when the clock has moved', async () => {
    await payFor(paid, { from: 0, to: hour, sum: 8 })
    expect(await statusOf(paid)).toBe('active')
    await advance(world, hour)
    expect(await statusOf(paid)).toBe('freezed')
  })

  it('MKT-17 is done by the worker without being asked', async () => {
    await payFor(paid, { from: 0, to: hour, sum: 9 })
    world.clock.advance(hour)
    expect(await statusOf(paid)).toBe('active')
    const { close } = await startWorld({ beside: world, clock: world.clock, env: { FOYER_ROLES: 'worker' } })
    await expect.poll(() => statusOf(paid)).toBe('freezed')
    await close()
  })
})

describe('several programs at once', () => {
  it('MKT-17 freeze each installation once', async () => {
    const rows = await world.query(
      `insert into installations (location_id, application_id, status, created_at, granted_at, first_activated_at, grace_until, paid_until)
       select location.id, $1, 'active', $2, $2, $2, $2, $2 from locations location where location.id = $3
       on conflict (location_id, application_id) do update set status = 'active', frozen_by = null, paid_until = excluded.paid_until
       returning location_id`,
      [paid.applicationId, world.clock.now(), locations.second],
    )
    expect(rows).toHaveLength(1)
    const installation = { ...paid, locationId: locations.second }
    const others = await Promise.all([
      startWorld({ beside: world, clock: world.clock.twin() }),
      startWorld({ beside: world, clock: world.clock.twin() }),
    ])
    try {
      const programs = [world, ...others.map(other => other.world)]
      await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          checkPaidPeriods((programs[index % 3] ?? world).program.ctx),
        ),
      )
      expect((await installationOf(world, installation)).status).toBe('freezed')
      expect(await logOf(world, installation)).toEqual(['active>freezed billing'])
      expect(await freezes(installation)).toBe(1)
    } finally {
      await Promise.all(others.map(other => other.close()))
    }
  })

  it('MKT-17 share what is more than one batch, and leave nothing', async () => {
    await world.query(
      `insert into locations select (jsonb_populate_record(location, jsonb_build_object('id', 50000 + number))).*
       from locations location, generate_series(1, 230) number where location.id = $1`,
      [locations.main],
    )
    await world.query(
      `insert into installations (location_id, application_id, status, created_at, granted_at, first_activated_at, paid_until)
       select id, $1, 'active', $2, $2, $2, $2 from locations where id > 50000`,
      [paid.applicationId, world.clock.now()],
    )
    await Promise.all([settle(), settle(), settle()])
    await settle()
    const [counts] = await world.query(
      `select (select count(*)::int from installations where location_id > 50000 and status = 'freezed') as frozen,
         (select count(*)::int from installation_status_log where location_id > 50000) as logged,
         (select count(*)::int from lifecycle_events where location_id > 50000) as notified`,
    )
    expect(counts).toEqual({ frozen: 230, logged: 230, notified: 230 })
  })

  it('MKT-17 a payment in the same moment is either before or after', async () => {
    const installation = { ...paid, locationId: locations.second }
    for (let round = 0; round < 5; round++) {
      await payFor(installation, { from: 0, to: hour, sum: 20 + round })
      world.clock.advance(hour)
      await Promise.all([settle(), payFor(installation, { from: 0, to: hour, sum: 40 + round }), settle()])
      expect(await statusOf(installation)).toBe('active')
      const log = await logOf(world, installation)
      for (const [index, row] of log.entries())
        expect(row.split('>')[0]).toBe(index === 0 ? 'active' : log[index - 1]?.split(/[> ]/)[1])
      world.clock.advance(hour)
      await settle()
      // The worker may have been faster, and not have committed yet.
      await until(async () => (await statusOf(installation)) === 'freezed', 'the installation is frozen')
    }
  })
})

describe('plans that are added and removed', () => {
  const free = { applicationId: applications.chatBot, locationId: locations.main }
  const changed = (change: string) =>
    world.program.ctx.db.transaction(async tx => {
      await world.query(change)
      await plansChanged(tx, free.applicationId, world.clock.now())
    })
  const add = `
    with tariff as (insert into plans (application_id, title) values (${free.applicationId}, 'New') returning id)
    insert into plan_options (application_id, plan_id, title, overall_price, duration_in_months, currency_iso, free_period_in_months)
    select ${free.applicationId}, id, '1 month', 10, 1, 'EUR', 1 from tariff`
  const remove = `update plans set deleted_at = now() where application_id = ${free.applicationId}`

  it('an application without plans is never frozen by billing', async () => {
    await connect(world, free)
    world.clock.advance(1000 * day)
    await settle()
    expect(await statusOf(free)).toBe('active')
    expect((await installationOf(world, free)).paid_until).toBeNull()
  })

  it('the first plans start the free period now, and later ones give no second one', async () => {
    const at = world.clock.now()
    await changed(add)
    const { paid_until } = await installationOf(world, free)
    expect(paid_until?.getTime()).toBeGreaterThan(at.getTime() + 27 * day * 1000)
    world.clock.advance(5 * day)
    await changed(add)
    expect((await installationOf(world, free)).paid_until).toEqual(paid_until)
    world.clock.advance(27 * day)
    await settle()
    expect(await statusOf(free)).toBe('freezed')
  })

  it('removing all plans unfreezes what billing froze', async () => {
    await changed(remove)
    await settle()
    expect(await statusOf(free)).toBe('active')
    expect((await logOf(world, free)).at(-1)).toBe('freezed>active billing')
    await changed(add)
    await uninstall(free)
    await connect(world, free)
    world.clock.advance(2 * day)
    await settle()
    expect(await statusOf(free)).toBe('freezed')
  })

  it('what the operator froze stays frozen', async () => {
    await changed(remove)
    await settle()
    // The worker may have taken it first.
    await expect.poll(async () => (await installationOf(world, free)).status).toBe('active')
    await changed(add)
    await freeze(world, free)
    await changed(remove)
    await settle()
    expect((await installationOf(world, free)).status).toBe('freezed')
  })
})
