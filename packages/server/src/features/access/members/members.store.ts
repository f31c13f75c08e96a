import { type BuiltInRole, builtInRoles, type Right } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface MemberRow {
  id: number
  name: string
  email: string
  phone: string
  role_id: number
  role: string
}

const members = sql`
  select users.id, users.name, coalesce(users.email, '') as email, coalesce(users.phone, '') as phone,
    role.id as role_id, role.title as role
  from memberships membership
  join users on users.id = membership.user_id
  join roles role on role.location_id = membership.location_id and role.id = membership.role_id`

export async function listMembers(db: Db, locationId: number): Promise<MemberRow[]> {
  return db.run<MemberRow>(sql`${members} where membership.location_id = ${locationId} order by users.id`)
}

export async function findMember(
  db: Db,
  key: { locationId: number; userId: number },
): Promise<MemberRow | undefined> {
  const [row] = await db.run<MemberRow>(
    sql`${members} where membership.location_id = ${key.locationId} and membership.user_id = ${key.userId}`,
  )
  return row
}

export interface RoleRow {
  id: number
  title: string
  slug: BuiltInRole | null
  rights: Right[]
  users_count: number
}

const roles = sql`
  select role.id, role.title, role.slug, role.rights,
    (select count(*)::int from memberships where location_id = role.location_id and role_id = role.id) as users_count
  from roles role`

export async function listRoles(db: Db, locationId: number): Promise<RoleRow[]> {
  return db.run<RoleRow>(sql`${roles} where role.location_id = ${locationId} order by role.id`)
}

export async function findRole(
  db: Db,
  key: { locationId: number; roleId: number },
): Promise<RoleRow | undefined> {
  const [row] = await db.run<RoleRow>(
    sql`${roles} where role.location_id = ${key.locationId} and role.id = ${key.roleId}`,
  )
  return row
}

/** Lets one transaction at a time change a Location's users and roles, because the rules below compare several rows. */
export async function lockMembers(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`select from locations where id = ${locationId} for no key update`)
}

/** Whoever is suspended takes care of nothing, and does not count. */
export async function countOwners(tx: Tx, locationId: number): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`
    select count(*)::int as count from location_owners where location_id = ${locationId}`)
  return row?.count ?? 0
}

/** Creates the roles that every Location starts with, and returns the owner's. */
export async function insertBuiltInRoles(tx: Tx, locationId: number): Promise<number> {
  let ownerRoleId = 0
  for (const [slug, { title, rights }] of Object.entries(builtInRoles)) {
    const [row] = await tx.run<{ id: number }>(sql`
      insert into roles (location_id, slug, title, rights) values (${locationId}, ${slug}, ${title}, ${rights}) returning id`)
    if (slug === 'owner') ownerRoleId = (row as { id: number }).id
  }
  return ownerRoleId
}

export interface Membership {
  locationId: number
  userId: number
  roleId: number
}

export async function insertMembership(tx: Tx, membership: Membership & { at: Date }): Promise<void> {
  await tx.run(sql`
    insert into memberships (location_id, user_id, role_id, created_at)
    values (${membership.locationId}, ${membership.userId}, ${membership.roleId}, ${membership.at})`)
}

export async function updateMembership(tx: Tx, { locationId, userId, roleId }: Membership): Promise<void> {
  await tx.run(
    sql`update memberships set role_id = ${roleId} where location_id = ${locationId} and user_id = ${userId}`,
  )
}

export async function deleteMembership(tx: Tx, key: { locationId: number; userId: number }): Promise<void> {
  await tx.run(sql`delete from memberships where location_id = ${key.locationId} and user_id = ${key.userId}`)
}

export async function insertRole(
  tx: Tx,
  role: { locationId: number; title: string; rights: string[] },
): Promise<number> {
  const [row] = await tx.run<{ id: number }>(sql`
    insert into roles (location_id, title, rights) values (${role.locationId}, ${role.title}, ${role.rights}) returning id`)
  return (row as { id: number }).id
}

export async function updateRole(
  tx: Tx,
  key: { locationId: number; roleId: number },
  changes: { title: string; rights: string[] },
): Promise<void> {
  await tx.run(sql`
    update roles set title = ${changes.title}, rights = ${changes.rights}
    where location_id = ${key.locationId} and id = ${key.roleId}`)
}

export async function deleteRole(tx: Tx, key: { locationId: number; roleId: number }): Promise<void> {
  await tx.run(sql`delete from roles where location_id = ${key.locationId} and id = ${key.roleId}`)
}
