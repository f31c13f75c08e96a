import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import type { Measure } from './figures.store.ts'

interface PlatformFigure extends Record<string, unknown> {
  hour: Date
  measure: Measure
  count: number
}

/** A row for each hour and measure, however many partners there are. */
export async function readPlatformFigures(db: Db, from: Date): Promise<PlatformFigure[]> {
  return db.run<PlatformFigure>(
    sql`select hour, measure, count::float8 as count from platform_figures where hour >= ${from}`,
  )
}
