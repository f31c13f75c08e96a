import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { conflict, forbidden, notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { suspendedInviter, suspendedLocation } from '../gate/refused-access.ts'
import {
  deleteInvitation,
  findInvitationTo,
  hasConfirmedEmail,
  type InvitationRow,
  listInvitationsTo,
  lockInvitationTo,
} from './invitations.store.ts'
import { endUngivable } from './invitations.ts'
import { findMember, insertMembership, lockMembers } from './members.store.ts'

/** A person who answers an invitation. */
interface Invitee {
  userId: number
  address: string
}

export async function listMyInvitations(ctx: Context, userId: number) {
  const rows = await listInvitationsTo(ctx.db, userId, ctx.clock.now())
  return { data: rows.map(toWire), meta: { is_email_confirmed: await hasConfirmedEmail(ctx.db, userId) } }
}

/** Checks everything again under the lock under which roles and invitations change. */
export async function acceptInvitation(ctx: Context, invitee: Invitee, id: number) {
  const { userId, address } = invitee
  const key = { userId, id, at: ctx.clock.now() }
  const accepted = await ctx.db.transaction(async tx => {
    const { location_id: locationId } = await getMine(tx, key)
    await lockMembers(tx, locationId)
    await endUngivable(ctx, tx, locationId)
    const invitation = await lockInvitationTo(tx, key)
    // The error is thrown after the commit, which keeps the end of the invitation.
    if (!invitation) return undefined
    if (invitation.is_inviter_suspended) throw forbidden(suspendedInviter)
    if (invitation.is_location_suspended) throw forbidden(suspendedLocation)
    if (await findMember(tx, { locationId, userId }))
      throw conflict('You have a role in this Location already.')
    await giveRole(ctx, tx, invitee, invitation)
    await recordAudit(ctx, tx, {
      userId,
      locationId,
      address,
      action: 'invitation-accept',
      note: invitation.role,
    })
    return invitation
  })
  if (!accepted) throw ended()
  return toWire(accepted)
}

async function giveRole(ctx: Context, tx: Tx, { userId }: Invitee, invitation: InvitationRow): Promise<void> {
  const { id, location_id: locationId, role_id: roleId } = invitation
  await deleteInvitation(tx, { locationId, id })
  await insertMembership(tx, { locationId, userId, roleId, at: ctx.clock.now() })
  await ctx.accessCache.invalidate(tx)
  await recordAudit(ctx, tx, {
    userId: invitation.inviter_id,
    subjectUserId: userId,
    locationId,
    // The audit entry of the acceptance has the address of whoever accepts.
    address: null,
    action: 'role-give',
    note: invitation.role,
  })
}

export async function declineInvitation(
  ctx: Context,
  { userId, address }: Invitee,
  id: number,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    const invitation = await getMine(tx, { userId, id, at: ctx.clock.now() })
    const { location_id: locationId } = invitation
    if (!(await deleteInvitation(tx, { locationId, id }))) throw ended()
    const { email, role } = invitation
    // Owners read the Location's log, so whoever declines appears in it only as the address that was typed.
    const entry = { action: 'invitation-decline', note: `${email}: ${role}` } as const
    await recordAudit(ctx, tx, { ...entry, userId: null, locationId })
    await recordAudit(ctx, tx, { ...entry, userId, address, note: `${role} in Location ${locationId}` })
  })
}

async function getMine(db: Db, key: { userId: number; id: number; at: Date }): Promise<InvitationRow> {
  if (!(await hasConfirmedEmail(db, key.userId))) throw forbidden('Confirm your e-mail address first.')
  const invitation = await findInvitationTo(db, key)
  if (!invitation) throw ended()
  return invitation
}

const ended = () => notFound('There is no such invitation: it has ended, or it is for another address.')

const toWire = (row: InvitationRow) => ({
  id: row.id,
  location: { id: row.location_id, title: row.location },
  role: row.role,
  invited_by: row.invited_by,
  expires_at: row.expires_at.toISOString(),
})
