import sql, { join, raw, type Sql } from 'sql-template-tag'

/** Columns with their values; names come from code, never from a caller. Undefined values are left out. */
export type Columns = Record<string, unknown>

const present = (columns: Columns) => Object.entries(columns).filter(([, value]) => value !== undefined)

/** Builds `(a, b) values ($1, $2)`. */
export function insertion(columns: Columns): Sql {
  const entries = present(columns)
  return sql`(${join(entries.map(([name]) => raw(name)))}) values (${join(entries.map(([, value]) => sql`${value}`))})`
}

/** Builds `a = $1, b = $2`; there must be at least one column. */
export function assignments(columns: Columns): Sql {
  return join(present(columns).map(([name, value]) => sql`${raw(name)} = ${value}`))
}

export const isNothing = (columns: Columns): boolean => present(columns).length === 0
