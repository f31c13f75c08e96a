import sql, { join, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { type PageOfPlaces, toPage, toPlace } from '../place.ts'

/** Where blocks of a kind are found: each has an index of its own, in this order. */
interface Source {
  kind: string
  /** Its columns: `kind_place, first, second, at, by, reason` for the list, in the order of first and second. */
  rows(after: Sql, limit: number): Sql
}

const lastEntry = (action: Sql, application: Sql, location: Sql) => sql`
  left join lateral (
    select at, user_id, note from audit_log
    where action = ${action} and application_id is not distinct from ${application}
      and location_id is not distinct from ${location}
    order by id desc limit 1
  ) entry on true`

const suspended =
  (table: Sql) =>
  (after: Sql, limit: number): Sql =>
    sql`
    select id as first, 0 as second, suspended_at as at, suspended_by as by, suspension_reason as reason
    from ${table} where suspended_at is not null and (id, 0) > ${after} order by id limit ${limit}`

const sources: Source[] = [
  { kind: 'partner_suspended', rows: suspended(sql`partners`) },
  { kind: 'location_suspended', rows: suspended(sql`locations`) },
  { kind: 'person_suspended', rows: suspended(sql`users`) },
  {
    kind: 'installation_blocked',
    rows: (after, limit) => sql`
      select found.id as first, 0 as second, entry.at, entry.user_id as by, coalesce(entry.note, '') as reason
      from (select id from locations where is_installation_blocked and deleted_at is null and (id, 0) > ${after} order by id limit ${limit}) found
      ${lastEntry(sql`'block-installation'`, sql`null`, sql`found.id`)}`,
  },
  {
    kind: 'application_disabled',
    rows: (after, limit) => sql`
      select found.id as first, 0 as second, found.disabled_at as at, entry.user_id as by, coalesce(entry.note, '') as reason
      from (select id, disabled_at from applications where disabled_at is not null and (id, 0) > ${after} order by id limit ${limit}) found
      ${lastEntry(sql`'disable'`, sql`found.id`, sql`null`)}`,
  },
  {
    kind: 'installation_frozen',
    rows: (after, limit) => sql`
      select found.application_id as first, found.location_id as second, entry.at, entry.user_id as by,
        coalesce(entry.note, '') as reason
      from (
        select application_id, location_id from installations
        where frozen_by = 'operator' and (application_id, location_id) > ${after}
        order by application_id, location_id limit ${limit}
      ) found
      ${lastEntry(sql`'freeze-link'`, sql`found.application_id`, sql`found.location_id`)}`,
  },
]

const titled = (table: Sql, id: Sql, isOf: Sql) =>
  sql`(select json_build_object('id', id, 'title', title) from ${table} where id = ${id} and ${isOf})`
const person = (id: Sql) =>
  sql`(select json_build_object('id', id, 'name', name) from users where id = ${id})`

/** Lists kind by kind. A kind before that of the cursor is done, and those after it begin anew. */
export async function listBlocks(db: Db, filter: PageOfPlaces & { kind?: string }) {
  const { kind, count } = filter
  const [placeOfKind = 0, first = 0, second = 0] = toPlace(filter.after, 3) ?? []
  const wanted = sources.flatMap((source, place) => {
    if ((kind !== undefined && source.kind !== kind) || place < placeOfKind) return []
    const after = place === placeOfKind ? sql`(${first}::bigint, ${second}::bigint)` : sql`(0, 0)`
    return [sql`select ${place}::int as kind, source.* from (${source.rows(after, count + 1)}) source`]
  })
  if (wanted.length === 0) return toPage([], count)
  const rows = await db.run<{ wire: string; place: string }>(sql`
    with page as materialized (
      select * from (${join(wanted, ' union all ')}) block order by kind, first, second limit ${count + 1}
    )
    select json_build_object(
        'kind', (${sources.map(({ kind }) => kind)}::text[])[page.kind + 1],
        'partner', ${titled(sql`partners`, sql`page.first`, sql`page.kind = 0`)},
        'location', ${titled(sql`locations`, sql`case page.kind when 5 then page.second else page.first end`, sql`page.kind in (1, 3, 5)`)},
        'application', ${titled(sql`applications`, sql`page.first`, sql`page.kind in (4, 5)`)},
        'person', (select json_build_object('id', id, 'name', name) from users where id = page.first and page.kind = 2),
        'at', iso_local(page.at, 'UTC'), 'by', ${person(sql`page.by`)}, 'reason', page.reason)::text as wire,
      page.kind || '-' || page.first || '-' || page.second as place
    from page order by page.kind, page.first, page.second`)
  return toPage(rows, count)
}
