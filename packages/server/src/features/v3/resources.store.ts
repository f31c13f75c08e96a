import { longestPage } from '@foyer/contract'
import type { Db } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Page, PageRequest } from './serve-list.ts'

interface Row {
  json: string
  has_more: boolean
  title: string | null
  id: number | null
}

/**
 * One row more than the page shows whether there is another. The index resources_by_title has this very order. The size
 * stands in the text: PostgreSQL would take an unknown one for a tenth of the table, and plan each call anew.
 */
const pageOf = (limit: number) =>
  statement<Row>(
    `v3.resources-page-${limit}`,
    `select coalesce(json_agg(wire order by place) filter (where place <= ${limit}), '[]')::text as json,
       count(*) > ${limit} as has_more,
       max(title) filter (where place = ${limit}) as title,
       max(id) filter (where place = ${limit}) as id
     from (
       select id, title, wire, row_number() over (order by title collate "C", id) as place
       from wire_v3_resources
       where location_id = $1 and (title collate "C", id) > ($2 collate "C", $3::bigint)
       order by title collate "C", id
       limit ${limit + 1}
     ) ordered`,
  )

const pages = Array.from({ length: longestPage + 1 }, (_none, limit) => pageOf(limit))

export async function readResources(db: Db, { locationId, after, limit }: PageRequest): Promise<Page> {
  const page = pages[limit]
  if (!page) throw new RangeError(`There are no pages of ${limit}.`)
  // Ids begin with 1, so that everything is behind this.
  const [title, id] = after ?? ['', 0]
  const [row] = (await page(db, [locationId, title, id])) as [Row]
  return { json: row.json, end: row.has_more ? [row.title as string, row.id as number] : undefined }
}
