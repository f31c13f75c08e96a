import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

interface LocationSearch {
  search: string | undefined
  locationId: number | undefined
  count: number
}

/** Lists the Locations that the partner is connected to, by name. */
export async function listPartnerLocations(
  db: Db,
  partnerId: number,
  { search = '', locationId, count }: LocationSearch,
): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    with known as (
      select installation.location_id from applications application
      join installations installation
        on installation.application_id = application.id and installation.status <> 'uninstalled'
      where application.partner_id = ${partnerId}
      union
      select location_id from endpoints where partner_id = ${partnerId} and removed_at is null
    ), found as (
      select location.id, location.title from known join locations location on location.id = known.location_id
      where location.deleted_at is null
        ${locationId === undefined ? empty : sql`and location.id = ${locationId}`}
        and position(fold_text(${search}) in fold_text(location.title)) > 0
      order by lower(location.title), location.id limit ${count}
    )
    select coalesce(json_agg(json_build_object(
      'id', found.id,
      'title', found.title,
      'applications', (
        select coalesce(json_agg(json_build_object('id', application.id, 'title', application.title,
          'is_active', coalesce(installed.blocked_by is null, false)) order by application.title, application.id), '[]')
        from applications application
        join installations installation on installation.application_id = application.id
          and installation.location_id = found.id and installation.status <> 'uninstalled'
        left join installed_applications installed
          on installed.application_id = application.id and installed.location_id = found.id
        where application.partner_id = ${partnerId}),
      'endpoints', (
        select count(*) from endpoints
        where location_id = found.id and partner_id = ${partnerId} and removed_at is null)
    ) order by lower(found.title), found.id), '[]')::text as json from found`)
  return (row as { json: string }).json
}
