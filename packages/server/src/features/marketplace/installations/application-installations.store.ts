import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface InstallationPage {
  applicationId: number
  after?: number | undefined
  count: number
}

/** Lists installations in the order of the Locations, with the last one when there are more. */
export async function listInstallationsOf(
  db: Db,
  { applicationId, after = 0, count }: InstallationPage,
): Promise<{ json: string; next: number | null }> {
  const [row] = await db.run<{ json: string; next: number | null }>(sql`
    with found as (
      select installation.location_id, row_number() over (order by installation.location_id) as place,
        json_build_object('location_id', installation.location_id, 'location', location.title, 'status', installation.status,
          'frozen_by', installation.frozen_by,
          'frozen_since', iso_local(frozen_since(installation), 'UTC'), 'created_at', iso_local(installation.created_at, 'UTC')) as wire
      from installations installation join locations location on location.id = installation.location_id
      where installation.application_id = ${applicationId} and installation.status <> 'uninstalled' and installation.location_id > ${after}
      order by installation.location_id limit ${count + 1}
    )
    select coalesce(json_agg(wire order by location_id) filter (where place <= ${count}), '[]')::text as json,
      case when count(*) > ${count} then max(location_id) filter (where place <= ${count}) end as next
    from found`)
  return row as { json: string; next: number | null }
}
