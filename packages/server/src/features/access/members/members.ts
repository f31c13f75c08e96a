import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { holdPerson } from '../sessions/still-proven.ts'
import { byGiver, type Giver, requireGivable, requireTakable } from './giver.ts'
import { endUngivable } from './invitations.ts'
import {
  countOwners,
  deleteMembership,
  findMember,
  insertBuiltInRoles,
  insertMembership,
  lockMembers,
  type MemberRow,
  updateMembership,
} from './members.store.ts'

/** Creates a new Location's roles and its first owners. */
export async function addFounders(
  tx: Tx,
  { locationId, userIds, at }: { locationId: number; userIds: number[]; at: Date },
): Promise<void> {
  const roleId = await insertBuiltInRoles(tx, locationId)
  for (const userId of userIds.toSorted((left, right) => left - right)) {
    await holdPerson(tx, userId)
    await insertMembership(tx, { locationId, userId, roleId, at })
  }
}

export async function changeMember(ctx: Context, giver: Giver, change: { userId: number; roleId: number }) {
  return ctx.db.transaction(async tx => {
    await lockMembers(tx, giver.id)
    const member = await getMember(tx, giver.id, change.userId)
    const role = await requireGivable(tx, giver, change.roleId)
    await requireTakable(tx, giver, member.role_id)
    const owners = await countOwners(tx, giver.id)
    await updateMembership(tx, { locationId: giver.id, ...change })
    await settle(ctx, tx, giver.id, owners)
    await recordAudit(ctx, tx, {
      ...byGiver(giver),
      action: 'role-change',
      subjectUserId: member.id,
      note: `${member.role} → ${role.title}`,
    })
    return getMember(tx, giver.id, change.userId)
  })
}

export async function removeMember(ctx: Context, giver: Giver, userId: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockMembers(tx, giver.id)
    const member = await getMember(tx, giver.id, userId)
    await requireTakable(tx, giver, member.role_id)
    const owners = await countOwners(tx, giver.id)
    await deleteMembership(tx, { locationId: giver.id, userId })
    await settle(ctx, tx, giver.id, owners)
    await recordAudit(ctx, tx, {
      ...byGiver(giver),
      action: 'role-take',
      subjectUserId: userId,
      note: member.role,
    })
  })
}

/** Ends what depended on a role that somebody no longer has. */
async function settle(ctx: Context, tx: Tx, locationId: number, ownersBefore: number): Promise<void> {
  // Where every owner is suspended, others are still removed.
  if (ownersBefore > 0 && (await countOwners(tx, locationId)) === 0)
    throw conflict('A Location keeps at least one owner.')
  await endUngivable(ctx, tx, locationId)
  await ctx.accessCache.invalidate(tx)
}

async function getMember(tx: Tx, locationId: number, userId: number): Promise<MemberRow> {
  const member = await findMember(tx, { locationId, userId })
  if (!member) throw notFound('This Location has no such user.')
  return member
}
