import sql, { type Sql } from 'sql-template-tag'

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
