import type { Context } from '../../../context.ts'
import type { Clock } from '../../../platform/clock.ts'
import { invalid } from '../../../platform/errors.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import { checkPaidPeriods } from '../../marketplace/billing/expiry.due.ts'
import { fanOutEverything } from '../../webhooks/fan-out/fan-out.ts'
import { preparePartitions } from '../../webhooks/log/retention.ts'
import { clockChannel, lockOffset, readOffset, saveOffset } from './clock.store.ts'

/** A clock that the sandbox can move ahead. */
export interface MovableClock extends Clock {
  moveTo(offsetMs: number): void
}

// PostgreSQL and JavaScript allow later years, but dates of partners and our own time windows need no more.
const latest = Date.UTC(2200, 0, 1)

/**
 * All processes on one database have the same time: they read the offset when they connect, and listen for changes.
 */
export function followSharedClock(
  ctx: Pick<Context, 'db' | 'notifications' | 'log'>,
  clock: MovableClock,
): void {
  ctx.notifications.on(clockChannel, offsetMs => clock.moveTo(Number(offsetMs)))
  ctx.notifications.onReturn(() => {
    readOffset(ctx.db).then(
      offsetMs => clock.moveTo(offsetMs),
      err => ctx.log.warn({ err }, 'the shared clock could not be read'),
    )
  })
}

/** Calls back when the clock was moved, in whichever process; this process has the new time by then. */
export function onClockMoved({ notifications }: Pick<Context, 'notifications'>, then: () => void): void {
  notifications.on(clockChannel, then)
}

async function moveClock(
  ctx: Context,
  clock: MovableClock,
  input: { advance_seconds?: number; now?: string },
) {
  if ((input.advance_seconds === undefined) === (input.now === undefined))
    throw invalid({ advance_seconds: ['or now must be given, and only one of them'] })
  // Then the log shows everything that is on its way, and a test need not wait to be sure that nothing is.
  await fanOutEverything(ctx)
  await ctx.db.transaction(async tx => {
    const offsetMs = await lockOffset(tx)
    clock.moveTo(offsetMs)
    const present = ctx.clock.now().getTime()
    const target =
      input.now === undefined ? present + (input.advance_seconds ?? 0) * 1000 : Date.parse(input.now)
    if (target < present) throw invalid({ now: ['must not be in the past: the clock only moves forward'] })
    if (target > latest)
      throw invalid({ [input.now ? 'now' : 'advance_seconds']: ['must not lead beyond the year 2199'] })
    const moved = offsetMs + target - present
    await preparePartitions(tx, new Date(target))
    await saveOffset(tx, moved)
    tx.afterCommit(() => clock.moveTo(moved))
    hintAfter(ctx, tx, { kind: 'clock' })
  })
  return { now: ctx.clock.now().toISOString() }
}

/** Everything that is due by the new time has happened before it returns. */
export async function moveAndCatchUp(...given: Parameters<typeof moveClock>) {
  const moved = await moveClock(...given)
  await checkPaidPeriods(given[0])
  return moved
}
