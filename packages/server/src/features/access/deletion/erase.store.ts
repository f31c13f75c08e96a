import { deletedAccountName } from '@foyer/contract'
import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/** What belongs to the person alone. Sessions and user tokens have ended before. */
export async function deleteBelongings(tx: Tx, userId: number): Promise<void> {
  await tx.run(sql`delete from access_tokens where user_id = ${userId}`)
  await tx.run(sql`delete from known_devices where user_id = ${userId}`)
  await tx.run(sql`delete from second_factors where user_id = ${userId}`)
  await tx.run(sql`delete from email_links where user_id = ${userId}`)
  await tx.run(sql`delete from notices where user_id = ${userId}`)
  await tx.run(sql`delete from notifications where user_id = ${userId}`)
  await tx.run(sql`delete from notification_counters where user_id = ${userId}`)
}

export async function deleteResetRequests(tx: Tx, email: string): Promise<void> {
  await tx.run(sql`delete from password_reset_requests where email = lower(${email})`)
}

export async function deletePartnerMemberships(tx: Tx, userId: number): Promise<void> {
  await tx.run(sql`delete from partner_members where user_id = ${userId}`)
}

export interface EndedInvitation {
  location_id: number
  role: string
}

/** Ends what waits for the address, in any Location, and what the person has sent where they have no role. */
export async function deleteInvitationsTo(tx: Tx, email: string): Promise<EndedInvitation[]> {
  await tx.run(sql`delete from partner_invitations where email = lower(${email})`)
  return tx.run<EndedInvitation & Record<string, unknown>>(sql`
    delete from invitations invitation using roles role
    where invitation.email = lower(${email})
      and role.location_id = invitation.location_id and role.id = invitation.role_id
    returning invitation.location_id, role.title as role`)
}

export async function deleteInvitationsBy(tx: Tx, userId: number): Promise<void> {
  await tx.run(sql`delete from invitations where invited_by = ${userId}`)
  await tx.run(sql`delete from partner_invitations where invited_by = ${userId}`)
}

/** The row stays, because the audit log and records of businesses refer to it. */
export async function eraseUser(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx.run(sql`
    update users set name = ${deletedAccountName}, email = null, phone = null, avatar = '', password_hash = null,
      is_operator = false, is_approved = false, is_email_confirmed = false, language = null, unwanted_mails = '{}',
      deleted_at = ${at}
    where id = ${userId}`)
}
