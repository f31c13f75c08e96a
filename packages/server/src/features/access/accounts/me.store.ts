import sql from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'

export interface MyLocation {
  id: number
  title: string
  timezone_name: string
  role: string
  is_owner: boolean
  rights: string[]
}

export async function listMyLocations(db: Db, userId: number): Promise<MyLocation[]> {
  return db.run<MyLocation>(sql`
    select location.id, location.title, location.timezone_name, role.title as role, role.slug is not distinct from 'owner' as is_owner, role.rights
    from memberships membership
    join locations location on location.id = membership.location_id and location.deleted_at is null
    join roles role on role.location_id = membership.location_id and role.id = membership.role_id
    where membership.user_id = ${userId}
    order by location.id`)
}

export async function listMyPartners(db: Db, userId: number): Promise<{ id: number; title: string }[]> {
  return db.run(sql`
    select partner.id, partner.title
    from partner_members member join partners partner on partner.id = member.partner_id
    where member.user_id = ${userId}
    order by partner.id`)
}
