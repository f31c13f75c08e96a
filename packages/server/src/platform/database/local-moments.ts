import { wire } from '@foyer/contract'
import sql, { type Sql } from 'sql-template-tag'
import { invalid } from '../errors.ts'
import type { Db } from './database.ts'
import { statement } from './statement.ts'

/** A day or a moment as a caller wrote it. It is in the Location's local time unless it has an offset. */
export interface WrittenMoment {
  locationId: number
  text: string
}

/** Converts to the moment itself, or to the beginning of a day. */
export const momentOf = ({ locationId, text }: WrittenMoment): Sql =>
  sql`(select moment_at(${text}::text, timezone_name) from locations where id = ${locationId})`

/** Converts to the moment right after it, or to the end of a day. */
export const momentAfter = ({ locationId, text }: WrittenMoment): Sql =>
  sql`(select moment_after(${text}::text, timezone_name) from locations where id = ${locationId})`

const possibleYears = statement<{ isPossible: boolean }>(
  'moments.possible-years',
  `select bool_and(extract(year from moment_at($3, timezone_name) at time zone timezone_name) between 1 and 9999)
     as "isPossible"
   from locations where id = $1 or chain_id = $2`,
)

/**
 * Refuses moments to store whose year no answer could write in the time zone of the Location, or of one in the Chain.
 * Only an offset can lead there, and only from the first and the last of the years.
 */
export async function requirePossibleYears(
  db: Db,
  { locationId, chainId }: { locationId?: number; chainId?: number },
  moments: Record<string, string | undefined>,
): Promise<void> {
  for (const [field, text = ''] of Object.entries(moments)) {
    if (!/^(0001-01-01|9999-12-31)./.test(text)) continue
    const [row] = await possibleYears(db, [locationId ?? null, chainId ?? null, text])
    if (row?.isPossible === false) throw invalid({ [field]: [wire.impossibleYear] })
  }
}
