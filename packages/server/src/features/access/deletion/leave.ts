import { deletedAccountName } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { endUngivable } from '../members/invitations.ts'
import { deleteMembership } from '../members/members.store.ts'
import { deleteInvitationsBy, deleteInvitationsTo, deletePartnerMemberships } from './erase.store.ts'
import type { Role } from './ties.store.ts'

interface Ties {
  roles: Role[]
  partnerIds: number[]
}

/** Ends roles and memberships, and the invitations that depended on them. All of them are locked. */
export async function leaveAll(
  ctx: Context,
  tx: Tx,
  { actor, ties }: { actor: AuditActor; ties: Ties },
): Promise<void> {
  const { userId } = actor
  const entry = { ...actor, action: 'account-delete' } as const
  for (const { locationId, role } of ties.roles) {
    await deleteMembership(tx, { locationId, userId })
    await endUngivable(ctx, tx, locationId)
    await recordAudit(ctx, tx, { ...entry, locationId, note: role })
  }
  await deleteInvitationsBy(tx, userId)
  await deletePartnerMemberships(tx, userId)
  for (const partnerId of ties.partnerIds) await recordAudit(ctx, tx, { ...entry, partnerId })
}

/** Owners see why an invitation is gone, but not whose account it was. */
export async function declineAll(ctx: Context, tx: Tx, email: string): Promise<void> {
  for (const { location_id: locationId, role } of await deleteInvitationsTo(tx, email))
    await recordAudit(ctx, tx, {
      userId: null,
      locationId,
      action: 'invitation-decline',
      note: `${deletedAccountName}: ${role}`,
    })
}
