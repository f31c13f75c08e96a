import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import {
  addIncrements,
  deleteFiguresBefore,
  insertIncrement,
  type Measure,
  readFigures,
} from './figures.store.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The longest range that is shown, and a day. */
const retentionMs = 31 * dayMs

/** Counts something once, in the transaction in which it happens. */
export const countFigure = (
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  counted: { partnerId: number; measure: Measure },
): Promise<void> => insertIncrement(tx, { ...counted, at: clock.now() })

/**
 * Adds up what was counted. An increment leaves its table in the transaction that adds it, so that it counts once,
 * whoever is killed when.
 */
export async function addUpFigures(ctx: Context, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && (await ctx.db.transaction(addIncrements)));
}

export const deleteOldFigures = (ctx: Context): Promise<void> =>
  deleteFiguresBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs))

export interface Point {
  delivered: number
  failed: number
  installed: number
  uninstalled: number
  requests: number
  request_errors: number
  /** How many attempts took as long as each bucket holds. */
  buckets: number[]
}

interface FigureSteps {
  from: Date
  steps: number
  stepHours: number
}

/** Returns the figures of each step of the range. */
export async function listFigures(
  ctx: Pick<Context, 'db'>,
  partnerId: number,
  { from, steps, stepHours }: FigureSteps,
): Promise<Point[]> {
  const stepSeconds = stepHours * 3600
  const till = new Date(from.getTime() + steps * stepSeconds * 1000)
  const points = Array.from({ length: steps }, emptyPoint)
  for (const row of await readFigures(ctx.db, { partnerId, from, till, stepSeconds })) {
    const point = points[row.step]
    if (!point) continue
    point[row.measure] += row.count
    if (row.measure === 'delivered' || row.measure === 'failed')
      point.buckets[row.bucket] = (point.buckets[row.bucket] ?? 0) + row.count
  }
  return points
}

export const emptyPoint = (): Point => ({
  delivered: 0,
  failed: 0,
  installed: 0,
  uninstalled: 0,
  requests: 0,
  request_errors: 0,
  buckets: [],
})
