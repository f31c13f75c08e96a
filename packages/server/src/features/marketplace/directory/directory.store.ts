import sql, { join, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const one = statement<{ json: string }>(
  'store.one',
  'select wire::text as json from directory_cards where id = $1',
)

export async function findCard(db: Db, applicationId: number): Promise<string | undefined> {
  return (await one(db, [applicationId]))[0]?.json
}

const anyOne = statement<{ json: string }>(
  'store.any',
  'select wire::text as json from application_cards where id = $1',
)

/** This includes applications outside the app directory: the caller has checked the access. */
export async function findAnyCard(db: Db, applicationId: number): Promise<string | undefined> {
  return (await anyOne(db, [applicationId]))[0]?.json
}

export interface StoreFilter {
  category?: string
  countryId?: number
  text?: string
  /** Only cards with lower ids are listed. */
  before?: number
  count: number
}

/** Lists the newest first, with the id of the last one when there are more. */
export async function listCards(
  db: Db,
  { category, countryId, text, before, count }: StoreFilter,
): Promise<{ json: string; next: number | null }> {
  const conditions: Sql[] = [sql`true`]
  if (category !== undefined) conditions.push(sql`category = ${category}`)
  if (countryId !== undefined)
    conditions.push(sql`(country_ids = '{}' or ${countryId}::bigint = any(country_ids))`)
  if (text !== undefined)
    conditions.push(
      sql`(strpos(lower(title), lower(${text})) > 0 or strpos(lower(short_description), lower(${text})) > 0)`,
    )
  if (before !== undefined) conditions.push(sql`id < ${before}`)
  const [row] = await db.run<{ json: string; next: number | null }>(sql`
    with found as (
      select id, wire, row_number() over (order by id desc) as place
      from directory_cards where ${join(conditions, ' and ')} order by id desc limit ${count + 1}
    )
    select coalesce(json_agg(wire order by id desc) filter (where place <= ${count}), '[]')::text as json,
      case when count(*) > ${count} then min(id) filter (where place <= ${count}) end as next
    from found`)
  return row as { json: string; next: number | null }
}
