import type { PartnerRole } from '@foyer/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface MyLocation {
  id: number
  title: string
  timezone_name: string
  role: string
  is_owner: boolean
  rights: string[]
  suspension: OwnSuspension | null
}

/** What those concerned learn: never which operator it was. */
interface OwnSuspension {
  at: string
  reason: string
}

const suspensionOf = (table: Sql) => sql`
  case when ${table}.suspended_at is not null then json_build_object(
    'at', iso_local(${table}.suspended_at, 'UTC'), 'reason', ${table}.suspension_reason) end as suspension`

export async function listMyLocations(db: Db, userId: number): Promise<MyLocation[]> {
  return db.run<MyLocation>(sql`
    select location.id, location.title, location.timezone_name, role.title as role, role.slug is not distinct from 'owner' as is_owner, role.rights,
      ${suspensionOf(sql`location`)}
    from memberships membership
    join locations location on location.id = membership.location_id and location.deleted_at is null
    join roles role on role.location_id = membership.location_id and role.id = membership.role_id
    where membership.user_id = ${userId}
    order by location.id`)
}

interface MyPartner extends Record<string, unknown> {
  id: number
  title: string
  role: PartnerRole
  suspension: OwnSuspension | null
}

export async function listMyPartners(db: Db, userId: number): Promise<MyPartner[]> {
  return db.run<MyPartner>(sql`
    select partner.id, partner.title, member.role, ${suspensionOf(sql`partner`)}
    from partner_members member join partners partner on partner.id = member.partner_id
    where member.user_id = ${userId}
    order by partner.id`)
}
