import { builtInRoles } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export async function addPartner(
  tx: Tx,
  partner: { id: number; title: string; hash: Buffer; sealed: Buffer; hint: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into partners (id, title, created_at) values (${partner.id}, ${partner.title}, ${partner.at})`)
  await tx.run(sql`
    insert into partner_tokens (id, partner_id, hash, sealed, hint, created_at)
    values (${partner.id}, ${partner.id}, ${partner.hash}, ${partner.sealed}, ${partner.hint}, ${partner.at})`)
}

export interface DemoUser {
  id: number
  name: string
  email: string | null
  phone: string | null
  passwordHash: string | null
  partnerId: number | null
  isOperator: boolean
  at: Date
}

export async function addUser(tx: Tx, user: DemoUser): Promise<void> {
  await tx.run(sql`
    insert into users (id, name, email, phone, password_hash, partner_id, is_operator, is_email_confirmed, created_at)
    values (${user.id}, ${user.name}, ${user.email}, ${user.phone}, ${user.passwordHash}, ${user.partnerId},
      ${user.isOperator}, ${user.email !== null}, ${user.at})`)
}

export async function addUserToken(
  tx: Tx,
  token: { userId: number; hash: Buffer; hint: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into user_tokens (id, user_id, hash, hint, created_at)
    values (${token.userId}, ${token.userId}, ${token.hash}, ${token.hint}, ${token.at})`)
}

export async function addPartnerMember(tx: Tx, partnerId: number, userId: number): Promise<void> {
  await tx.run(sql`
    insert into partner_members (partner_id, user_id) values (${partnerId}, ${userId})`)
}

export async function addChain(tx: Tx, chain: { id: number; title: string; at: Date }): Promise<void> {
  await tx.run(sql`
    insert into chains (id, title, created_at) values (${chain.id}, ${chain.title}, ${chain.at})`)
}

export interface DemoLocation {
  id: number
  chainId: number
  title: string
  countryId: number
  cityId: number
  businessTypeId: number
  timezoneName: string
  address: string
  phone: string
  category: string
  at: Date
}

export async function addLocation(tx: Tx, location: DemoLocation): Promise<void> {
  await tx.run(sql`
    insert into locations (id, chain_id, title, country_id, city_id, business_type_id, timezone_name, address, phones,
      email, short_descr, created_at)
    values (${location.id}, ${location.chainId}, ${location.title}, ${location.countryId}, ${location.cityId},
      ${location.businessTypeId}, ${location.timezoneName}, ${location.address}, ${[location.phone]},
      ${`hello-${location.id}@foyer.example`}, ${location.category}, ${location.at})`)
  let roleId = (location.id - 1) * 10
  for (const [slug, { title, rights }] of Object.entries(builtInRoles))
    await addRole(tx, { id: ++roleId, locationId: location.id, slug, title, rights })
}

export async function addRole(
  tx: Tx,
  role: { id: number; locationId: number; slug: string | null; title: string; rights: readonly string[] },
): Promise<void> {
  await tx.run(sql`
    insert into roles (location_id, id, slug, title, rights)
    values (${role.locationId}, ${role.id}, ${role.slug}, ${role.title}, ${role.rights})`)
}

export async function addMembership(
  tx: Tx,
  membership: { locationId: number; userId: number; roleTitle: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into memberships (location_id, user_id, role_id, created_at)
    select location_id, ${membership.userId}, id, ${membership.at} from roles
    where location_id = ${membership.locationId} and title = ${membership.roleTitle}`)
}
