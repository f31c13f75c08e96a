import type { Right } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import type { FrozenBy, InstallationStatus } from '../../access/installed-applications/installation.ts'
import { freePeriodOf } from '../paid-periods/paid-periods.store.ts'

export interface ConnectionRow {
  id: number
  title: string
  icon: string
  category: string
  functionalities: string[]
  partner: string
  is_partner_suspended: boolean
  rights: Right[]
  status: InstallationStatus
  created_at: Date
  granted_at: Date
  paid_until: Date | null
  is_free_period: boolean
  frozen_by: FrozenBy | null
  frozen_since: Date | null
  frozen_note: string
  receivers: number
  channels: string[]
  chat_url: string
  tips_url: string
  unread_messages: number
}

export async function listConnectionRows(db: Db, locationId: number): Promise<ConnectionRow[]> {
  return db.run<ConnectionRow>(sql`
    select application.id, application.title, application.icon, application.category, application.functionalities, partner.title as partner,
      partner.suspended_at is not null as is_partner_suspended,
      application.rights, installation.status, installation.created_at, installation.granted_at, installation.paid_until, installation.frozen_by,
      installation.paid_until is not null and not exists (
        select from payments payment
        where payment.location_id = installation.location_id and payment.application_id = installation.application_id
          and payment.refunded_at is null and payment.period_to >= installation.paid_until) as is_free_period,
      frozen_since(installation) as frozen_since,
      coalesce((
        select entry.note from audit_log entry
        where installation.frozen_by = 'operator' and entry.location_id = installation.location_id
          and entry.application_id = installation.application_id and entry.action = 'freeze-link'
        order by entry.id desc limit 1), '') as frozen_note,
      (select count(*)::int from endpoints endpoint
        where endpoint.location_id = installation.location_id and endpoint.application_id = installation.application_id
          and endpoint.removed_at is null) as receivers,
      installation.channels, installation.chat_url, installation.tips_url, installation.unread_messages
    from installations installation
    join applications application on application.id = installation.application_id
    join partners partner on partner.id = application.partner_id
    where installation.location_id = ${locationId} and installation.status <> 'uninstalled'
    order by application.id`)
}

export interface ConnectableRow {
  location_id: number
  title: string
  timezone_name: string
  status: InstallationStatus
  blocked_by: 'suspension' | 'block' | null
  granted_at: Date | null
  pay_before: Date | null
}

/** The Locations where the person may connect it. */
export async function listConnectableRows(
  db: Db,
  key: { userId: number; applicationId: number; at: Date },
): Promise<ConnectableRow[]> {
  return db.run<ConnectableRow>(sql`
    with offer as materialized (${freePeriodOf(key)})
    select location.id as location_id, location.title, location.timezone_name,
      coalesce(installation.status, 'uninstalled') as status, installation.granted_at,
      case when location.suspended_at is not null then 'suspension'
        when location.is_installation_blocked then 'block' end as blocked_by,
      case when offer.has_plans then greatest(
        coalesce(installation.free_until, offer.free_until),
        case when installation.first_activated_at is null or installation.paid_until is null
          then offer.grace_until else installation.grace_until end,
        (select max(payment.period_to) from payments payment
          where payment.location_id = location.id and payment.application_id = ${key.applicationId}
            and payment.refunded_at is null and payment.period_from <= ${key.at}),
        ${key.at}::timestamptz) end as pay_before
    from location_access access
    cross join offer
    join locations location on location.id = access.location_id and location.deleted_at is null
    left join installations installation on installation.location_id = location.id and installation.application_id = ${key.applicationId}
    where access.user_id = ${key.userId} and 'edit_users_access' = any(access.rights)
    order by location.id`)
}

export async function findTitles(db: Db, locationIds: number[]): Promise<{ id: number; title: string }[]> {
  return db.run(sql`select id, title from locations where id = any(${locationIds}::bigint[]) order by id`)
}

/** Says whether the person has a role in a Location where the developer of the application tries its drafts. */
export async function hasTestLocation(
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
