import type { BuiltInRole, Right } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface InvitationRow {
  id: number
  location_id: number
  location: string
  email: string
  name: string
  role_id: number
  role: string
  role_slug: BuiltInRole | null
  inviter_id: number
  invited_by: string
  is_inviter_suspended: boolean
  is_location_suspended: boolean
  created_at: Date
  expires_at: Date
}

const columns = sql`
  invitation.id, invitation.location_id, location.title as location, invitation.email, invitation.name,
  role.id as role_id, role.title as role, role.slug as role_slug, inviter.id as inviter_id, inviter.name as invited_by,
  inviter.suspended_at is not null as is_inviter_suspended, location.suspended_at is not null as is_location_suspended,
  invitation.created_at, invitation.expires_at`

const described = sql`
  join locations location on location.id = invitation.location_id and location.deleted_at is null
  join roles role on role.location_id = invitation.location_id and role.id = invitation.role_id
  join users inviter on inviter.id = invitation.invited_by`

export async function listInvitations(db: Db, locationId: number): Promise<InvitationRow[]> {
  return db.run<InvitationRow>(sql`
    select ${columns} from invitations invitation ${described}
    where invitation.location_id = ${locationId} order by invitation.id`)
}

export async function findInvitation(
  db: Db,
  key: { locationId: number; id: number },
): Promise<InvitationRow | undefined> {
  const [row] = await db.run<InvitationRow>(sql`
    select ${columns} from invitations invitation ${described}
    where invitation.location_id = ${key.locationId} and invitation.id = ${key.id}`)
  return row
}

/** Lists the invitations that a user could accept: those sent to the e-mail address that the user has confirmed. */
const toUser = (userId: number, at: Date) => sql`
  from users person
  join invitations invitation on invitation.email = lower(person.email) and invitation.expires_at > ${at}
  ${described}
  where person.id = ${userId} and person.partner_id is null and person.is_email_confirmed`

export async function listInvitationsTo(db: Db, userId: number, at: Date): Promise<InvitationRow[]> {
  return db.run<InvitationRow>(sql`select ${columns} ${toUser(userId, at)} order by invitation.id`)
}

export interface MineKey {
  userId: number
  id: number
  at: Date
}

export async function findInvitationTo(
  db: Db,
  { userId, id, at }: MineKey,
): Promise<InvitationRow | undefined> {
  const [row] = await db.run<InvitationRow>(
    sql`select ${columns} ${toUser(userId, at)} and invitation.id = ${id}`,
  )
  return row
}

/** Locks the invitation, and the address of its person, until the transaction ends. */
export async function lockInvitationTo(
  tx: Tx,
  { userId, id, at }: MineKey,
): Promise<InvitationRow | undefined> {
  const [row] = await tx.run<InvitationRow>(sql`
    select ${columns} ${toUser(userId, at)} and invitation.id = ${id}
    for update of invitation for share of person`)
  return row
}

export async function hasConfirmedEmail(db: Db, userId: number): Promise<boolean> {
  const rows = await db.run(sql`select from users where id = ${userId} and is_email_confirmed`)
  return rows.length > 0
}

export interface NewInvitation {
  locationId: number
  email: string
  name: string
  roleId: number
  invitedBy: number
  tokenHash: Buffer
  at: Date
  expiresAt: Date
}

/** Replaces an earlier invitation of the same address. */
export async function replaceInvitation(tx: Tx, invitation: NewInvitation): Promise<number> {
  const { locationId, email, name, roleId, invitedBy, tokenHash, at, expiresAt } = invitation
  await tx.run(sql`delete from invitations where location_id = ${locationId} and email = ${email}`)
  const [row] = await tx.run<{ id: number }>(sql`
    insert into invitations (location_id, email, name, role_id, invited_by, token_hash, created_at, expires_at)
    values (${locationId}, ${email}, ${name}, ${roleId}, ${invitedBy}, ${tokenHash}, ${at}, ${expiresAt})
    returning id`)
  return (row as { id: number }).id
}

/** Returns false when it has ended already. */
export async function deleteInvitation(tx: Tx, key: { locationId: number; id: number }): Promise<boolean> {
  const rows = await tx.run(sql`
    delete from invitations where location_id = ${key.locationId} and id = ${key.id} returning id`)
  return rows.length > 0
}

export interface InviterRow {
  id: number
  email: string
  title: string
  slug: BuiltInRole | null
  rights: Right[]
  /** The inviter's current rights; null without a role. */
  inviter_rights: Right[] | null
  is_inviter_owner: boolean
}

export async function listInviters(tx: Tx, locationId: number): Promise<InviterRow[]> {
  return tx.run<InviterRow>(sql`
    select invitation.id, invitation.email, role.title, role.slug, role.rights, access.rights as inviter_rights,
      coalesce(access.is_owner, false) as is_inviter_owner
    from invitations invitation
    join roles role on role.location_id = invitation.location_id and role.id = invitation.role_id
    left join location_access access
      on access.location_id = invitation.location_id and access.user_id = invitation.invited_by
    where invitation.location_id = ${locationId}`)
}

export async function deleteInvitationsOf(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`delete from invitations where location_id = ${locationId}`)
}

export async function deleteInvitationsBefore(db: Db, at: Date): Promise<void> {
  await db.run(sql`delete from invitations where expires_at <= ${at}`)
}
