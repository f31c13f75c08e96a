import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface ClientSince {
  locationId: number
  /** When the Location began to hold data of the client. */
  clientSince: Date
}

/** With any of these rights an application reads data that names a client. */
const rights = ['clients_access', 'timetable_access', 'loyalty_access', 'finances_access', 'storages_access']

/**
 * Finds applications that want these events and had access to the client: those that are connected, and those that were
 * when the client was there already, if that ended after `endedSince`.
 */
export async function listApplicationsWithAccess(
  db: Db,
  { locationId, clientSince }: ClientSince,
  endedSince: Date,
): Promise<{ id: number; title: string }[]> {
  return db.run<{ id: number; title: string }>(sql`
    select application.id, application.title
    from installations installation
    join applications application on application.id = installation.application_id
    left join lateral (
      select changed_at from installation_status_log
      where location_id = installation.location_id and application_id = installation.application_id
        and status_to = 'uninstalled'
      order by id desc limit 1
    ) ended on installation.status in ('uninstalled', 'pending')
    where installation.location_id = ${locationId} and application.sends_personal_data
      and application.rights && ${rights}::text[] and installation.first_activated_at is not null
      and (installation.status in ('active', 'freezed')
        or ended.changed_at >= ${clientSince} and ended.changed_at >= ${endedSince})
    order by application.id`)
}
