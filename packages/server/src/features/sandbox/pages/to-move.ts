import type { BodyOf, catalogue } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { conflict, invalid } from '../../../platform/errors.ts'
import { addMonths } from '../../../platform/months.ts'
import { fanOutEverything } from '../../webhooks/fan-out/fan-out.ts'
import { findNextDue } from './next-due.store.ts'

/** How far the clock moves, in the words of the operation of partners. */
export async function toMove(
  ctx: Context,
  body: BodyOf<typeof catalogue.sandbox.moveClockForPages>,
): Promise<{ advance_seconds: number } | { now: string }> {
  const { advance_seconds, advance_months, to_next_due } = body
  if ([advance_seconds, advance_months, to_next_due].filter(given => given !== undefined).length !== 1)
    throw invalid({
      advance_seconds: ['or advance_months or to_next_due must be given, and only one of them'],
    })
  if (advance_seconds !== undefined) return { advance_seconds }
  if (advance_months !== undefined) return { now: addMonths(ctx.clock.now(), advance_months).toISOString() }
  // What has just happened has its deliveries only after this.
  await fanOutEverything(ctx)
  const due = await findNextDue(ctx.db, ctx.clock.now())
  if (!due) throw conflict('Nothing is due: there is neither a scheduled delivery nor another job.')
  return { now: due.at.toISOString() }
}
