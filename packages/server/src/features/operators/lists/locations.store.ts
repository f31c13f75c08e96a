import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import { type ListFilter, listFound } from './search.store.ts'
import { suspensionOf } from './suspension-json.store.ts'

const base = sql`'id', found.id, 'title', found.title,
  'state', case when found.deleted_at is not null then 'deleted' when found.is_active then 'active' else 'inactive' end,
  'created_at', iso_local(found.created_at, 'UTC'), 'is_installation_blocked', found.is_installation_blocked,
  'connected_applications', (
    select count(*) from installations where location_id = found.id and status <> 'uninstalled')`

export const listLocations = (db: Db, filter: ListFilter) =>
  listFound(
    db,
    {
      table: sql`locations`,
      searched: sql`fold_text(title)`,
      wire: sql`json_build_object(${base}, 'is_suspended', found.suspended_at is not null)`,
    },
    filter,
  )

/** Returns undefined for an unknown Location; a deleted one is found. */
export async function findLocation(db: Db, locationId: number): Promise<string | undefined> {
  const [row] = await db.run<{ json: string }>(sql`
    select json_build_object(${base}, 'suspension', ${suspensionOf(sql`found`)},
      'deleted_at', iso_local(found.deleted_at, 'UTC'),
      'payment_system_ids_enabled', found.payment_system_ids_enabled,
      'owners', (select coalesce(json_agg(owner), '[]') from (
        select users.id, users.name from memberships membership
        join roles role on role.location_id = membership.location_id and role.id = membership.role_id
          and role.slug = 'owner'
        join users on users.id = membership.user_id
        where membership.location_id = found.id order by users.id limit 100) owner),
      'applications', (select coalesce(json_agg(application), '[]') from (
        select application.id, application.title, installation.status, coalesce(installation.frozen_by, '') as frozen_by
        from installations installation join applications application on application.id = installation.application_id
        where installation.location_id = found.id and installation.status <> 'uninstalled'
        order by application.id limit 100) application),
      'numbers', json_build_object(
        'staff', (select count(*) from staff where location_id = found.id and deleted_at is null),
        'services', (select count(*) from services where location_id = found.id and deleted_at is null),
        'members', (select count(*) from memberships where location_id = found.id),
        'events', coalesce((select last_number from event_counters where location_id = found.id), 0),
        'endpoints', (select count(*) from endpoints where location_id = found.id and removed_at is null)))::text as json
    from locations found where found.id = ${locationId}`)
  return row?.json
}
