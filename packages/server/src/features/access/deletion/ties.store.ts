import type { MailLanguage } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface Role {
  locationId: number
  role: string
}

/** Locks the Locations in which the person has a role, as everybody does who changes members. */
export async function lockLocationsOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.run<{ id: number }>(sql`
    select id from locations where id in (select location_id from memberships where user_id = ${userId})
    order by id for no key update`)
  return rows.map(({ id }) => id)
}

export async function lockPartnersOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.run<{ id: number }>(sql`
    select id from partners where id in (select partner_id from partner_members where user_id = ${userId})
    order by id for no key update`)
  return rows.map(({ id }) => id)
}

export interface Leaving {
  id: number
  name: string
  email: string | null
  phone: string | null
  language: MailLanguage | null
}

/** Whoever is about to give the person anything waits, because that needs the row to stay as it is. */
export async function lockLeaving(tx: Tx, userId: number): Promise<Leaving | undefined> {
  const [row] = await tx.run<Leaving & Record<string, unknown>>(sql`
    select id, name, email, phone, language from users
    where id = ${userId} and partner_id is null and deleted_at is null for update`)
  return row
}

export async function listRolesOf(tx: Tx, userId: number): Promise<Role[]> {
  return tx.run<Role & Record<string, unknown>>(sql`
    select membership.location_id as "locationId", role.title as role from memberships membership
    join roles role on role.location_id = membership.location_id and role.id = membership.role_id
    where membership.user_id = ${userId} order by membership.location_id`)
}

export async function listPartnerIdsOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx.run<{ id: number }>(
    sql`select partner_id as id from partner_members where user_id = ${userId} order by partner_id`,
  )
  return rows.map(({ id }) => id)
}

export interface Titled {
  id: number
  title: string
}

const maxNamed = 100

/** Lists Locations that are not deleted and have no other owner; one who is suspended takes care of nothing. */
export async function listOnlyOwned(db: Db, userId: number): Promise<Titled[]> {
  return db.run<Titled & Record<string, unknown>>(sql`
    select location.id, location.title from memberships membership
    join roles role on role.location_id = membership.location_id and role.id = membership.role_id
      and role.slug = 'owner'
    join locations location on location.id = membership.location_id and location.deleted_at is null
    where membership.user_id = ${userId} and not exists (
      select from location_owners other
      where other.location_id = membership.location_id and other.user_id <> membership.user_id)
    order by location.id limit ${maxNamed}`)
}

/** Lists partner accounts in which nobody else could do what the person does. */
export async function listPartnersLeftAlone(db: Db, userId: number): Promise<Titled[]> {
  return db.run<Titled & Record<string, unknown>>(sql`
    select partner.id, partner.title from partner_members member
    join partners partner on partner.id = member.partner_id
    where member.user_id = ${userId} and member.role = 'admin' and not exists (
      select from partner_members other
      join users person on person.id = other.user_id and person.suspended_at is null
      where other.partner_id = member.partner_id and other.user_id <> member.user_id and other.role = 'admin')
    order by partner.id limit ${maxNamed}`)
}

export async function isLastOperator(db: Db, userId: number): Promise<boolean> {
  const rows = await db.run(sql`
    select from users person where person.id = ${userId} and person.is_operator and not exists (
      select from users other where other.is_operator and other.suspended_at is null and other.id <> person.id)`)
  return rows.length > 0
}
