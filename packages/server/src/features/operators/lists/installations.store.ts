import sql, { join, type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { type PageOfPlaces, toPage, toPlace } from '../place.ts'

export interface AnyInstallationFilter extends PageOfPlaces {
  status?: string
  frozenBy?: string
  applicationId?: number
  locationId?: number
}

/** Lists in the order of applications and Locations, which its indexes have for each status. */
export async function listAllInstallations(db: Db, filter: AnyInstallationFilter) {
  const { status, frozenBy, applicationId, locationId, count } = filter
  const conditions: Sql[] = [sql`installation.status <> 'uninstalled'`]
  // A condition is that of an index only if the statement names the status itself.
  if (status !== undefined && status in byStatus) conditions.push(byStatus[status as keyof typeof byStatus])
  if (frozenBy === 'operator') conditions.push(sql`installation.frozen_by = 'operator'`)
  if (frozenBy === 'billing')
    conditions.push(sql`installation.status = 'freezed' and installation.frozen_by = 'billing'`)
  if (applicationId !== undefined) conditions.push(sql`installation.application_id = ${applicationId}`)
  if (locationId !== undefined) conditions.push(sql`installation.location_id = ${locationId}`)
  const place = toPlace(filter.after, 2)
  if (place)
    conditions.push(
      sql`(installation.application_id, installation.location_id) > (${place[0]}::bigint, ${place[1]}::bigint)`,
    )
  const rows = await db.run<{ wire: string; place: string }>(sql`
    with page as materialized (
      select installation.* from installations installation where ${join(conditions, ' and ')}
      order by installation.application_id, installation.location_id limit ${count + 1}
    )
    select json_build_object('location_id', location.id, 'location', location.title, 'status', page.status,
        'frozen_by', page.frozen_by, 'frozen_since', iso_local(frozen.since, 'UTC'),
        'created_at', iso_local(page.created_at, 'UTC'),
        'application', json_build_object('id', application.id, 'title', application.title))::text as wire,
      page.application_id || '-' || page.location_id as place
    from page
    join applications application on application.id = page.application_id
    join locations location on location.id = page.location_id
    left join lateral (
      select entry.changed_at as since from installation_status_log entry
      where page.status = 'freezed' and entry.location_id = page.location_id
        and entry.application_id = page.application_id and entry.status_to = 'freezed'
      order by entry.id desc limit 1
    ) frozen on true
    order by page.application_id, page.location_id`)
  return toPage(rows, count)
}

const byStatus = {
  pending: sql`installation.status = 'pending'`,
  active: sql`installation.status = 'active'`,
  freezed: sql`installation.status = 'freezed'`,
}
