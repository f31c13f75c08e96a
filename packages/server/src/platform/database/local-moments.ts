import sql, { type Sql } from 'sql-template-tag'

/** A day or a moment as a caller wrote it, and the Location whose local time it is unless it has an offset. */
export interface WrittenMoment {
  locationId: number
  text: string
}

/** The moment itself; the beginning of a day. */
export const momentOf = ({ locationId, text }: WrittenMoment): Sql =>
  sql`(select moment_at(${text}::text, timezone_name) from locations where id = ${locationId})`

/** The moment right after it; the end of a day. */
export const momentAfter = ({ locationId, text }: WrittenMoment): Sql =>
  sql`(select moment_after(${text}::text, timezone_name) from locations where id = ${locationId})`
