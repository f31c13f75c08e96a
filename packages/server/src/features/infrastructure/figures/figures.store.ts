import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

// One process at a time adds up. The number must not be used by another program.
const addingLock = 7_036_119_048
const maxAdded = 10_000

export type Measure = 'delivered' | 'failed' | 'installed' | 'uninstalled' | 'requests' | 'request_errors'

export async function insertIncrement(
  tx: Tx,
  { partnerId, measure, at }: { partnerId: number; measure: Measure; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into figure_increments (partner_id, hour, measure, count)
    values (${partnerId}, date_trunc('hour', ${at}::timestamptz, 'UTC'), ${measure}, 1)`)
}

/** Moves increments into the figures. Returns whether there may be more. */
export async function addIncrements(tx: Tx): Promise<boolean> {
  const [lock] = await tx.run<{ isHeld: boolean }>(sql`
    select pg_try_advisory_xact_lock(${addingLock}::bigint) as "isHeld"`)
  if (!lock?.isHeld) return false
  const [row] = await tx.run<{ taken: number }>(sql`
    with taken as (
      delete from figure_increments where id in (
        select id from figure_increments order by id limit ${maxAdded})
      returning partner_id, hour, measure, bucket, count
    ), added as (
      insert into partner_figures (partner_id, hour, measure, bucket, count)
      select partner_id, hour, measure, bucket, sum(count) from taken group by 1, 2, 3, 4
      on conflict (partner_id, hour, measure, bucket) do update set count = partner_figures.count + excluded.count
    ), platform as (
      insert into platform_figures (hour, measure, count)
      select hour, measure, sum(count) from taken group by 1, 2
      on conflict (hour, measure) do update set count = platform_figures.count + excluded.count
    )
    select count(*)::int as taken from taken`)
  return row?.taken === maxAdded
}

export async function deleteFiguresBefore(db: Db, moment: Date): Promise<void> {
  await db.run(sql`delete from partner_figures where hour < ${moment}`)
  await db.run(sql`delete from platform_figures where hour < ${moment}`)
}

export interface FigureRow {
  /** The number of the step, from 0. */
  step: number
  measure: Measure
  bucket: number
  count: number
}

export interface FigureRange {
  partnerId: number
  from: Date
  till: Date
  stepSeconds: number
}

/** What is not added up yet counts, too. */
export async function readFigures(
  db: Db,
  { partnerId, from, till, stepSeconds }: FigureRange,
): Promise<FigureRow[]> {
  return db.run<FigureRow & Record<string, unknown>>(sql`
    select floor(extract(epoch from hour - ${from}::timestamptz) / ${stepSeconds}::int)::int as step, measure, bucket::int,
      sum(count)::float8 as count
    from (
      select hour, measure, bucket, count from partner_figures
      where partner_id = ${partnerId} and hour >= ${from} and hour < ${till}
      union all
      select hour, measure, bucket, count from figure_increments
      where partner_id = ${partnerId} and hour >= ${from} and hour < ${till}
    ) known
    group by 1, 2, 3`)
}
