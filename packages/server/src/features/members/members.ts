import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts'
import type { LocationAccess } from '../../platform/http/caller.ts'
import { createInvited, findUserByLogin, invite, toEmail } from '../identity/identity.ts'
import { canGive } from './can-give.ts'
import {
  countOwners,
  deleteMembership,
  findMember,
  findRole,
  hasRolesElsewhere,
  insertBuiltInRoles,
  insertMembership,
  lockMembers,
  type MemberRow,
  updateMembership,
} from './members.store.ts'

/** A new Location's roles, and its first owner. */
export async function addFounder(
  tx: Tx,
  founder: { locationId: number; userId: number; at: Date },
): Promise<void> {
  const roleId = await insertBuiltInRoles(tx, founder.locationId)
  await insertMembership(tx, { ...founder, roleId })
}

interface NewMember {
  email: string
  name?: string
  role_id: number
}

/**
 * Somebody with an account gets the role; somebody without gets an account and an invitation to it. Asking again for
 * a person who has not come yet gives a new invitation.
 */
export async function addMember(ctx: Context, giver: LocationAccess, input: NewMember) {
  const email = toEmail(input.email)
  return ctx.db.transaction(async tx => {
    await lockMembers(tx, giver.id)
    await requireGivable(tx, giver, input.role_id)
    const existing = await findUserByLogin(tx, email)
    const userId = existing?.id ?? (await createInvited(ctx, tx, { name: input.name ?? email, email }))
    const isWaiting = existing === undefined || existing.password_hash === null
    await giveRole(ctx, tx, giver, { userId, roleId: input.role_id, isWaiting })
    await ctx.access.forget(tx)
    // Whoever opens the link becomes that person, with every role they have: it is not for another Location to hand out.
    const mayInvite = isWaiting && !(await hasRolesElsewhere(tx, { locationId: giver.id, userId }))
    const invitation_url = mayInvite ? `${ctx.urls.app}/join#${await invite(ctx, tx, userId)}` : null
    return { ...(await getMember(tx, giver.id, userId)), invitation_url }
  })
}

async function giveRole(
  ctx: Context,
  tx: Tx,
  giver: LocationAccess,
  { userId, roleId, isWaiting }: { userId: number; roleId: number; isWaiting: boolean },
): Promise<void> {
  const membership = { locationId: giver.id, userId, roleId }
  const present = await findMember(tx, membership)
  if (!present) return insertMembership(tx, { ...membership, at: ctx.clock.now() })
  if (!isWaiting) throw conflict('This person has a role here already.')
  await requireTakable(tx, giver, present)
  await updateMembership(tx, membership)
}

export async function changeMember(
  ctx: Context,
  giver: LocationAccess,
  change: { userId: number; roleId: number },
) {
  return ctx.db.transaction(async tx => {
    await lockMembers(tx, giver.id)
    const member = await getMember(tx, giver.id, change.userId)
    await requireGivable(tx, giver, change.roleId)
    await requireTakable(tx, giver, member)
    await updateMembership(tx, { locationId: giver.id, ...change })
    if ((await countOwners(tx, giver.id)) === 0) throw conflict('A Location keeps at least one owner.')
    await ctx.access.forget(tx)
    return getMember(tx, giver.id, change.userId)
  })
}

export async function removeMember(ctx: Context, giver: LocationAccess, userId: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockMembers(tx, giver.id)
    await requireTakable(tx, giver, await getMember(tx, giver.id, userId))
    await deleteMembership(tx, { locationId: giver.id, userId })
    if ((await countOwners(tx, giver.id)) === 0) throw conflict('A Location keeps at least one owner.')
    await ctx.access.forget(tx)
  })
}

async function getMember(tx: Tx, locationId: number, userId: number): Promise<MemberRow> {
  const member = await findMember(tx, { locationId, userId })
  if (!member) throw notFound('This Location has no such user.')
  return member
}

async function requireGivable(tx: Tx, giver: LocationAccess, roleId: number): Promise<void> {
  const role = await findRole(tx, { locationId: giver.id, roleId })
  if (!role) throw invalid({ role_id: ['is not a role of this Location'] })
  if (!canGive(giver, role)) throw forbidden('This role has rights that you do not have.')
}

/** Nobody takes a role away that they could not give: an administrator of users cannot depose an owner. */
async function requireTakable(tx: Tx, giver: LocationAccess, member: MemberRow): Promise<void> {
  const role = await findRole(tx, { locationId: giver.id, roleId: member.role_id })
  if (role && !canGive(giver, role)) throw forbidden('This user has rights that you do not have.')
}
