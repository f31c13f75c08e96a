import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface LinkPage {
  applicationId: number
  after?: number | undefined
  count: number
}

/** In the order of the Locations, and the last one when there are more. */
export async function listLinksOf(
  db: Db,
  { applicationId, after = 0, count }: LinkPage,
): Promise<{ json: string; next: number | null }> {
  const [row] = await db.run<{ json: string; next: number | null }>(sql`
    with found as (
      select link.location_id, row_number() over (order by link.location_id) as place,
        json_build_object('location_id', link.location_id, 'location', location.title, 'status', link.status,
          'frozen_by', link.frozen_by,
          'frozen_since', iso_local(frozen_since(link), 'UTC'), 'created_at', iso_local(link.created_at, 'UTC')) as wire
      from links link join locations location on location.id = link.location_id
      where link.application_id = ${applicationId} and link.status <> 'uninstalled' and link.location_id > ${after}
      order by link.location_id limit ${count + 1}
    )
    select coalesce(json_agg(wire order by location_id) filter (where place <= ${count}), '[]')::text as json,
      case when count(*) > ${count} then max(location_id) filter (where place <= ${count}) end as next
    from found`)
  return row as { json: string; next: number | null }
}
