import type { PartnerRole } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, forbidden, notFound } from '../../../platform/errors.ts'
import { requirePartnerRole } from '../../access/gate/partner-roles.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import { type MemberAction, type MembershipKey, requireMembership } from '../partners/partners.ts'
import { deleteInvitationsBy } from './partner-invitations.store.ts'
import {
  deleteMember,
  findAdminsLeft,
  listMembers,
  lockTeam,
  type PartnerMemberRow,
  saveRole,
} from './partner-team.store.ts'

export async function listTeam(ctx: Context, key: MembershipKey): Promise<PartnerMemberRow[]> {
  await requireMembership(ctx.db, key)
  return listMembers(ctx.db, key.partnerId)
}

export async function changeRole(
  ctx: Context,
  admin: MemberAction,
  { userId, role }: { userId: number; role: PartnerRole },
): Promise<PartnerMemberRow> {
  return ctx.db.transaction(async tx => {
    const member = await lockMember(tx, admin, userId)
    if (member.role === role) return member
    if (role !== 'admin') await requireOtherAdmin(tx, admin.partnerId, member)
    await saveRole(tx, { partnerId: admin.partnerId, userId }, role)
    if (role !== 'admin') await endInvitationsBy(ctx, tx, { partnerId: admin.partnerId, userId })
    await ctx.accessCache.invalidate(tx)
    await recordAudit(ctx, tx, {
      ...admin,
      subjectUserId: userId,
      action: 'partner-role-change',
      note: `${member.role}: ${role}`,
    })
    hintAfter(ctx, tx, { kind: 'partner_team', partner_id: admin.partnerId })
    return { ...member, role }
  })
}

export async function removeMember(ctx: Context, admin: MemberAction, userId: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    const member = await lockMember(tx, admin, userId)
    await end(ctx, tx, admin, member)
  })
}

/** Gives up one's own role, whatever it is. */
export async function leaveTeam(ctx: Context, key: MemberAction): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockTeam(tx, key.partnerId)
    const me = (await listMembers(tx, key.partnerId)).find(({ user_id }) => user_id === key.userId)
    if (!me) throw notFound('You have no such partner account.')
    await end(ctx, tx, key, me)
  })
}

async function end(ctx: Context, tx: Tx, by: MemberAction, member: PartnerMemberRow): Promise<void> {
  const { partnerId } = by
  await requireOtherAdmin(tx, partnerId, member)
  await deleteMember(tx, { partnerId, userId: member.user_id })
  await endInvitationsBy(ctx, tx, { partnerId, userId: member.user_id })
  // Open streams of the person are checked again, in every process.
  await ctx.accessCache.invalidate(tx)
  await recordAudit(ctx, tx, {
    ...by,
    subjectUserId: member.user_id,
    action: 'partner-role-take',
    note: member.role,
  })
  hintAfter(ctx, tx, { kind: 'partner_team', partner_id: partnerId })
}

/** The caller is asked again under the lock, because their own role may have ended meanwhile. */
async function lockMember(tx: Tx, admin: MembershipKey, userId: number): Promise<PartnerMemberRow> {
  await lockTeam(tx, admin.partnerId)
  await requirePartnerRole(tx, admin, 'admin')
  const member = (await listMembers(tx, admin.partnerId)).find(({ user_id }) => user_id === userId)
  if (!member) throw notFound('Nobody with this ID has a role in this partner account.')
  return member
}

/** Throws when the partner account would lose its last admin, or an admin while it is suspended. */
async function requireOtherAdmin(tx: Tx, partnerId: number, member: PartnerMemberRow): Promise<void> {
  if (member.role !== 'admin') return
  const { hasOther, isPartnerSuspended } = await findAdminsLeft(tx, { partnerId, userId: member.user_id })
  // Otherwise a former admin would open another partner account, and go on there.
  if (isPartnerSuspended)
    throw forbidden(
      'This partner account is suspended by the platform: its admins stay until that is lifted.',
    )
  if (!hasOther)
    throw conflict('This is the last admin of the partner account: make somebody else an admin first.')
}

async function endInvitationsBy(ctx: Context, tx: Tx, key: MembershipKey): Promise<void> {
  for (const { email, role } of await deleteInvitationsBy(tx, key))
    await recordAudit(ctx, tx, {
      userId: null,
      partnerId: key.partnerId,
      action: 'invitation-withdraw',
      note: `${email}: ${role}; whoever invited is no longer an admin`,
    })
}
