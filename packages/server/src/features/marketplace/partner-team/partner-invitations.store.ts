import type { PartnerRole } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface PartnerInvitationRow {
  id: number
  partner_id: number
  partner: string
  email: string
  role: PartnerRole
  inviter_id: number
  invited_by: string
  is_inviter_suspended: boolean
  expires_at: Date
}

const columns = sql`
  invitation.id, invitation.partner_id, partner.title as partner, invitation.email, invitation.role,
  inviter.id as inviter_id, inviter.name as invited_by,
  inviter.suspended_at is not null as is_inviter_suspended, invitation.expires_at`

const described = sql`
  join partners partner on partner.id = invitation.partner_id
  join users inviter on inviter.id = invitation.invited_by`

export async function listInvitations(db: Db, partnerId: number): Promise<PartnerInvitationRow[]> {
  return db.run<PartnerInvitationRow>(sql`
    select ${columns} from partner_invitations invitation ${described}
    where invitation.partner_id = ${partnerId} order by invitation.id`)
}

interface PartnerInviteeKey {
  userId: number
  at: Date
}

const toUser = ({ userId, at }: PartnerInviteeKey) => sql`
  from users person
  join partner_invitations invitation on invitation.email = lower(person.email) and invitation.expires_at > ${at}
  ${described}
  where person.id = ${userId} and person.partner_id is null and person.is_email_confirmed`

export async function listInvitationsTo(db: Db, key: PartnerInviteeKey): Promise<PartnerInvitationRow[]> {
  return db.run<PartnerInvitationRow>(sql`select ${columns} ${toUser(key)} order by invitation.id`)
}

/** Locks the invitation, and the address of its person, until the transaction ends. */
export async function lockInvitationTo(
  tx: Tx,
  key: PartnerInviteeKey & { id: number },
): Promise<PartnerInvitationRow | undefined> {
  const [row] = await tx.run<PartnerInvitationRow>(sql`
    select ${columns} ${toUser(key)} and invitation.id = ${key.id}
    for update of invitation for share of person`)
  return row
}

export interface NewPartnerInvitation {
  partnerId: number
  email: string
  role: PartnerRole
  invitedBy: number
  tokenHash: Buffer
  at: Date
  expiresAt: Date
}

/** Replaces an earlier invitation of the same address. */
export async function replaceInvitation(tx: Tx, invitation: NewPartnerInvitation): Promise<number> {
  const { partnerId, email, role, invitedBy, tokenHash, at, expiresAt } = invitation
  await tx.run(sql`delete from partner_invitations where partner_id = ${partnerId} and email = ${email}`)
  const [row] = await tx.run<{ id: number }>(sql`
    insert into partner_invitations (partner_id, email, role, invited_by, token_hash, created_at, expires_at)
    values (${partnerId}, ${email}, ${role}, ${invitedBy}, ${tokenHash}, ${at}, ${expiresAt}) returning id`)
  return (row as { id: number }).id
}

export async function deleteInvitation(
  tx: Tx,
  key: { partnerId: number; id: number },
): Promise<{ email: string; role: PartnerRole } | undefined> {
  const [row] = await tx.run<{ email: string; role: PartnerRole }>(sql`
    delete from partner_invitations where partner_id = ${key.partnerId} and id = ${key.id} returning email, role`)
  return row
}

/** Ends what somebody has invited to who is no longer an admin. */
export async function deleteInvitationsBy(
  tx: Tx,
  key: { partnerId: number; userId: number },
): Promise<{ email: string; role: PartnerRole }[]> {
  return tx.run<{ email: string; role: PartnerRole }>(sql`
    delete from partner_invitations where partner_id = ${key.partnerId} and invited_by = ${key.userId}
    returning email, role`)
}

export async function deleteInvitationsBefore(db: Db, at: Date): Promise<void> {
  await db.run(sql`delete from partner_invitations where expires_at <= ${at}`)
}
