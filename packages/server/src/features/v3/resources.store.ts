import { maxPageSize } from '@foyer/contract'
import type { Db } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { ListPage, ListPageRequest } from './serve-list.ts'

interface ResourcePageRow {
  json: string
  has_more: boolean
  title: string | null
  id: number | null
}

/**
 * One row more than the page shows whether there is another. The index resources_by_title has this very order. The
 * inner limit is the maximum page size, because PostgreSQL would take an unknown limit for a tenth of the table, and
 * plan each call anew. Only the rows of the page are written as JSON.
 */
const page = statement<ResourcePageRow>(
  'v3.resources-page',
  `with found as materialized (
     select id, row_number() over (order by title collate "C", id) as position
     from (
       select id, title from resources
       where location_id = $1 and deleted_at is null and (title collate "C", id) > ($2 collate "C", $3::bigint)
       order by title collate "C", id
       limit ${maxPageSize + 1}
     ) ordered
   )
   select coalesce(json_agg(shown.wire order by position), '[]')::text as json,
     (select count(*) from found) > $4::int as has_more,
     max(shown.title) filter (where position = $4) as title,
     max(shown.id) filter (where position = $4) as id
   from found
   cross join lateral (
     select id, title, wire from wire_v3_resources where location_id = $1 and id = found.id offset 0
   ) shown
   where position <= $4`,
)

export async function readResources(
  db: Db,
  { locationId, after, limit }: ListPageRequest,
): Promise<ListPage> {
  // Ids begin with 1, so everything comes after this position.
  const [title, id] = after ?? ['', 0]
  const [row] = (await page(db, [locationId, title, id, limit])) as [ResourcePageRow]
  return { json: row.json, end: row.has_more ? [row.title as string, row.id as number] : undefined }
}
