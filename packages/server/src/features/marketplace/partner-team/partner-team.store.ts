import type { PartnerRole } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface PartnerMemberRow {
  user_id: number
  name: string
  email: string
  role: PartnerRole
}

export async function listMembers(db: Db, partnerId: number): Promise<PartnerMemberRow[]> {
  return db.run<PartnerMemberRow>(sql`
    select member.user_id, person.name, coalesce(person.email, '') as email, member.role
    from partner_members member join users person on person.id = member.user_id
    where member.partner_id = ${partnerId} order by member.user_id`)
}

export interface AdminsLeft {
  /** Whether somebody else is an admin, and not suspended. */
  hasOther: boolean
  isPartnerSuspended: boolean
}

export async function findAdminsLeft(tx: Tx, { partnerId, userId }: MemberKey): Promise<AdminsLeft> {
  const [row] = await tx.run<AdminsLeft & Record<string, unknown>>(sql`
    select suspended_at is not null as "isPartnerSuspended", exists (
      select from partner_members member
      join users person on person.id = member.user_id and person.suspended_at is null
      where member.partner_id = partner.id and member.role = 'admin' and member.user_id <> ${userId}
    ) as "hasOther"
    from partners partner where id = ${partnerId}`)
  return row as AdminsLeft
}

/** Everything that changes who is in a team waits for this lock, so that two admins never leave at once. */
export async function lockTeam(tx: Tx, partnerId: number): Promise<void> {
  await tx.run(sql`select from partners where id = ${partnerId} for update`)
}

interface MemberKey {
  partnerId: number
  userId: number
}

export async function saveRole(tx: Tx, key: MemberKey, role: PartnerRole): Promise<void> {
  await tx.run(sql`
    update partner_members set role = ${role} where partner_id = ${key.partnerId} and user_id = ${key.userId}`)
}

export async function insertMember(tx: Tx, key: MemberKey, role: PartnerRole): Promise<void> {
  await tx.run(sql`
    insert into partner_members (partner_id, user_id, role) values (${key.partnerId}, ${key.userId}, ${role})`)
}

export async function deleteMember(tx: Tx, key: MemberKey): Promise<void> {
  await tx.run(sql`
    delete from partner_members where partner_id = ${key.partnerId} and user_id = ${key.userId}`)
}
