import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apply, type Model, type ModelledOutcome, unconnected } from '../../../../test/installation-model.ts'
import { confirm, grant, uninstall } from '../../../../test/marketplace.ts'
import { as, startWorld, useWorld, type World } from '../../../../test/world.ts'
import { AppError } from '../../../platform/errors.ts'
import { platformActor } from '../../events/event.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { lockInstallationStatus } from '../billing/paid-installations.store.ts'
import { changeInstallation } from './change-installation.ts'
import { type Trigger, transitions } from './transitions.ts'

// The worker is off, because its check of paid periods would be one more trigger at moments the model cannot know.
const env = { FOYER_ROLES: 'api,app' }
const world = useWorld({ env })
const key = { locationId: demo.locations.main, applicationId: demo.applications.paid }
const settings = { webhookUrls: ['https://a.example'], secrets: {}, channels: [], chatUrl: '', tipsUrl: '' }
const hour = 3600

let beside: World
let close: () => Promise<void>
beforeAll(async () => {
  const started = await startWorld({ beside: world, clock: world.clock, env })
  beside = started.world
  close = () => started.close()
})
afterAll(() => close())

async function fire(trigger: Trigger): Promise<boolean> {
  const { ctx } = world.program
  try {
    await ctx.db.transaction(async tx => {
      if (trigger === 'pay') await recordPayment(tx)
      await changeInstallation(ctx, tx, key, { trigger, actor: platformActor, settings })
    })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Pays for the next hour, if there ever was an installation to pay for. */
async function recordPayment(tx: Parameters<typeof changeInstallation>[1]): Promise<void> {
  const at = world.clock.now()
  // The program locks in this order too: what a payment refers to comes before the payment.
  await lockInstallationStatus(tx, key)
  await tx.run({
    name: 'test.payment',
    text: `insert into payments (location_id, application_id, source, payment_sum, currency_iso, payment_date, period_from,
       period_to, created_at)
     select location_id, application_id, 'platform', 1, 'USD', $3, $3, $3::timestamptz + interval '1 hour', $3
     from installations where location_id = $1 and application_id = $2`,
    values: [key.locationId, key.applicationId, at],
  })
}

const count = async (text: string): Promise<number> => Number((await world.query(text))[0]?.count)

async function observe() {
  const { locationId, applicationId } = key
  const installations = await world.query(
    'select status, frozen_by from installations where application_id = $1',
    [applicationId],
  )
  const log = await world.query(
    'select status_from, status_to, source from installation_status_log where location_id = $1 and application_id = $2 order by id',
    [locationId, applicationId],
  )
  const events = await world.query(
    'select event from lifecycle_events where location_id = $1 and application_id = $2 order by id',
    [locationId, applicationId],
  )
  return {
    installations: installations.length,
    status: (installations[0]?.status as string | undefined) ?? 'uninstalled',
    frozenBy: (installations[0]?.frozen_by as string | undefined) ?? null,
    log: log.map(row => `${row.status_from}>${row.status_to} ${row.source}`),
    events: events.map(({ event }) => event as string),
  }
}

function* orders<T>(items: T[]): Generator<T[]> {
  if (items.length < 2) yield items
  for (const [index, first] of items.entries())
    if (items.length >= 2) for (const rest of orders(items.toSpliced(index, 1))) yield [first, ...rest]
}

/** Returns every state that the model can be in after these ran at once, in any order, with the given results. */
function explain(
  models: Model[],
  batch: { trigger: Trigger; isDone: boolean }[],
  seen: ModelledOutcome,
): Model[] {
  const found = new Map<string, Model>()
  for (const model of models)
    for (const order of orders(batch)) {
      let state = model
      const outcome: ModelledOutcome = { log: [], events: [] }
      const isPossible = order.every(({ trigger, isDone }) => {
        const next = apply(state, trigger, world.clock.now().getTime())
        state = next.model
        outcome.log.push(...next.log)
        outcome.events.push(...next.events)
        return next.isDone === isDone
      })
      if (isPossible && JSON.stringify(outcome) === JSON.stringify(seen))
        found.set(JSON.stringify(state), state)
    }
  return [...found.values()]
}

const triggers = Object.keys(transitions) as Trigger[]
const batches = fc.array(
  fc.record({
    wait: fc.constantFrom(0, 0, 0, hour, 12 * hour, 12 * hour + 1, 25 * hour),
    batch: fc.array(fc.constantFrom(...triggers), { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 3, maxLength: 12 },
)

describe('an installation', () => {
  it('LNK-11 changes at once have the same effect as one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async rounds => {
        await world.query('delete from installations')
        await world.query('delete from lifecycle_events')
        let models = [unconnected]
        let before = await observe()
        for (const { wait, batch } of rounds) {
          world.clock.advance(wait)
          const done = await Promise.all(
            batch.map(async trigger => ({ trigger, isDone: await fire(trigger) })),
          )
          const now = await observe()
          models = explain(models, done, {
            log: now.log.slice(before.log.length),
            events: now.events.slice(before.events.length),
          }).filter(({ status, frozenBy }) => status === now.status && frozenBy === now.frozenBy)
          expect(models, JSON.stringify({ done, before, now })).not.toEqual([])
          expect(now.installations).toBeLessThanOrEqual(1)
          now.log.forEach((entry, index) => {
            const previous = now.log[index - 1]?.split(/[> ]/)[1] ?? 'uninstalled'
            expect(entry.split('>')[0]).toBe(previous)
          })
          before = now
        }
        expect(await count('select coalesce(sum(pending), 0) as count from installation_counts')).toBe(
          await count("select count(*) from installations where status = 'pending'"),
        )
        expect(await count('select coalesce(sum(connected), 0) as count from installation_counts')).toBe(
          await count("select count(*) from installations where status in ('active', 'freezed')"),
        )
      }),
      { numRuns: 25 },
    )
  }, 120_000)

  it('LNK-11 over HTTP, in two processes: the log is one chain, and there is one installation', async () => {
    const of = { applicationId: demo.applications.public }
    const owner = { as: as.ownerPerson }
    const disconnect = (where: World) => where.app.delete('/account/locations/1/applications/1', owner)
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(
        [world, beside].flatMap(where => [
          grant(where, of),
          confirm(where, of),
          grant(where, of),
          uninstall(where, of),
          confirm(where, of),
          disconnect(where),
        ]),
      )
      for (const { status, text } of answers) expect([200, 201, 204, 404], text).toContain(status)
    }
    const log = await world.query(
      'select status_from, status_to from installation_status_log where application_id = 1 order by id',
    )
    expect(log.length).toBeGreaterThan(0)
    log.forEach(({ status_from }, index) => {
      expect(status_from).toBe(log[index - 1]?.status_to ?? 'uninstalled')
    })
    const installations = await world.query('select status from installations where application_id = 1')
    expect(installations).toEqual([{ status: log.at(-1)?.status_to }])
    const notified = await count(
      "select count(*) from lifecycle_events where application_id = 1 and event = 'uninstall'",
    )
    expect(notified).toBe(
      await count(
        "select count(*) from installation_status_log where application_id = 1 and source = 'marketplace' and status_to = 'uninstalled'",
      ),
    )
  })
})
