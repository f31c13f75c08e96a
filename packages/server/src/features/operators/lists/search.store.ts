import sql, { join, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface ListFilter {
  text?: string
  isSuspended: boolean
  after?: number
  count: number
}

export interface Listing {
  json: string
  next: number | null
}

interface Searched {
  table: Sql
  /** The text that is searched, as its index has it. */
  searched: Sql
  /** The JSON of a row that is called `found`. */
  wire: Sql
  /** What every row of the list must be. */
  always?: Sql
}

/** Lists in the order of ids. A text of digits is an id as well. */
export async function listFound(db: Db, of: Searched, filter: ListFilter): Promise<Listing> {
  const { text, isSuspended, after, count } = filter
  const conditions: Sql[] = [of.always ?? sql`true`]
  if (isSuspended) conditions.push(sql`suspended_at is not null`)
  if (after !== undefined) conditions.push(sql`id > ${after}`)
  const ids = sql`select id from ${of.table} where ${join(conditions, ' and ')}`
  const wanted = text?.trim() ?? ''
  const matching =
    wanted === ''
      ? sql`${ids} order by id limit ${count + 1}`
      : sql`select id from (${ids} and ${hasText(of.searched, wanted)} ${isId(wanted) ? sql`union ${ids} and id = ${Number(wanted)}` : sql``}) matching
          order by id limit ${count + 1}`
  const rows = await db.run<{ id: number; wire: string }>(sql`
    with page as materialized (${matching})
    select found.id, (${of.wire})::text as wire from page join ${of.table} found on found.id = page.id order by found.id`)
  const shown = rows.slice(0, count)
  return {
    json: `[${shown.map(({ wire }) => wire).join(',')}]`,
    next: rows.length > count ? (shown.at(-1)?.id ?? null) : null,
  }
}

const isId = (text: string): boolean => /^\d{1,15}$/.test(text)

/** The index finds candidates by parts of three characters, and each is compared as a whole. */
const hasText = (searched: Sql, text: string): Sql =>
  sql`search_grams(${searched}) @> wanted_grams(fold_text(${text})) and strpos(${searched}, fold_text(${text})) > 0`
