import type { Right } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import type { FrozenBy, InstallationStatus } from '../../access/installed-applications/installation.ts'

export interface ConnectionRow {
  id: number
  title: string
  icon: string
  category: string
  partner: string
  rights: Right[]
  status: InstallationStatus
  created_at: Date
  granted_at: Date
  paid_until: Date | null
  frozen_by: FrozenBy | null
  frozen_since: Date | null
  receivers: number
  channels: string[]
  chat_url: string
  tips_url: string
  unread_messages: number
}

export async function listConnectionRows(db: Db, locationId: number): Promise<ConnectionRow[]> {
  return db.run<ConnectionRow>(sql`
    select application.id, application.title, application.icon, application.category, partner.title as partner,
      application.rights, link.status, link.created_at, link.granted_at, link.paid_until, link.frozen_by,
      frozen_since(link) as frozen_since,
      (select count(*)::int from receivers receiver
        where receiver.location_id = link.location_id and receiver.application_id = link.application_id
          and receiver.removed_at is null) as receivers,
      link.channels, link.chat_url, link.tips_url, link.unread_messages
    from links link
    join applications application on application.id = link.application_id
    join partners partner on partner.id = application.partner_id
    where link.location_id = ${locationId} and link.status <> 'uninstalled'
    order by application.id`)
}

export interface ConnectableRow {
  location_id: number
  title: string
  status: InstallationStatus
  granted_at: Date | null
}

/** The Locations where the person may connect it. */
export async function listConnectableRows(
  db: Db,
  key: { userId: number; applicationId: number },
): Promise<ConnectableRow[]> {
  return db.run<ConnectableRow>(sql`
    select location.id as location_id, location.title, coalesce(link.status, 'uninstalled') as status, link.granted_at
    from location_access access
    join locations location on location.id = access.location_id and location.deleted_at is null
    left join links link on link.location_id = location.id and link.application_id = ${key.applicationId}
    where access.user_id = ${key.userId} and 'edit_users_access' = any(access.rights)
    order by location.id`)
}

export async function findTitles(db: Db, locationIds: number[]): Promise<{ id: number; title: string }[]> {
  return db.run(sql`select id, title from locations where id = any(${locationIds}::bigint[]) order by id`)
}

/** Of the person's Locations, those on which the developer of an application tries its drafts. */
export async function isTestedByOwner(
  db: Db,
  key: { userId: number; applicationId: number },
): Promise<boolean> {
  const rows = await db.run(sql`
    select from applications application
    join test_locations test on test.partner_id = application.partner_id
    join location_access access on access.location_id = test.location_id and access.user_id = ${key.userId}
    where application.id = ${key.applicationId} limit 1`)
  return rows.length > 0
}
