import sql from 'sql-template-tag'
import type { Db, Tx } from '../../platform/database/database.ts'

/** In the order of the Locations, and the last one when there are more. */
export async function listLinksOf(
  db: Db,
  { applicationId, after = 0, count }: { applicationId: number; after?: number; count: number },
): Promise<{ json: string; next: number | null }> {
  const [row] = await db.run<{ json: string; next: number | null }>(sql`
    with found as (
      select link.location_id, row_number() over (order by link.location_id) as place,
        json_build_object('location_id', link.location_id, 'location', location.title, 'status', link.status,
          'created_at', iso_local(link.created_at, 'UTC')) as wire
      from links link join locations location on location.id = link.location_id
      where link.application_id = ${applicationId} and link.status <> 'uninstalled' and link.location_id > ${after}
      order by link.location_id limit ${count + 1}
    )
    select coalesce(json_agg(wire order by location_id) filter (where place <= ${count}), '[]')::text as json,
      case when count(*) > ${count} then max(location_id) filter (where place <= ${count}) end as next
    from found`)
  return row as { json: string; next: number | null }
}

/** Some of the Locations in which a disabled application is still connected; the links are held. */
export async function lockLinksToEnd(
  tx: Tx,
  { applicationId, count }: { applicationId: number; count: number },
): Promise<number[]> {
  const rows = await tx.run<{ location_id: number }>(sql`
    select link.location_id from links link
    where link.application_id = ${applicationId} and link.status <> 'uninstalled'
    order by link.location_id limit ${count} for update`)
  return rows.map(row => row.location_id)
}

/** Disabled applications that are still connected somewhere. */
export async function findApplicationsToEnd(db: Db): Promise<number[]> {
  const rows = await db.run<{ id: number }>(sql`
    select application.id from applications application
    where application.disabled_at is not null and exists (
      select from links link where link.application_id = application.id and link.status <> 'uninstalled')
    order by application.id`)
  return rows.map(row => row.id)
}

export interface InstallationBlock {
  id: number
  title: string
  is_installation_blocked: boolean
}

/** Undefined for an unknown Location. */
export async function updateInstallationBlock(
  tx: Tx,
  locationId: number,
  isBlocked: boolean,
): Promise<InstallationBlock | undefined> {
  const [row] = await tx.run<InstallationBlock>(sql`
    update locations set is_installation_blocked = ${isBlocked}
    where id = ${locationId} and deleted_at is null returning id, title, is_installation_blocked`)
  return row
}
