import { builtInRoles } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { requireConfirmedEmail } from '../accounts/confirmed-email.ts'
import { toEmail } from '../accounts/to-email.ts'
import { canGive } from './can-give.ts'
import { byGiver, type Giver, requireGivable, requireTakable } from './giver.ts'
import { takeInvitationMail } from './invitation-limits.ts'
import { queueInvitation } from './invitation-mail.ts'
import {
  deleteInvitation,
  deleteInvitationsBefore,
  deleteInvitationsOf,
  findInvitation,
  type InvitationRow,
  type InviterRow,
  listInvitations,
  listInviters,
  replaceInvitation,
} from './invitations.store.ts'
import { listMembers, lockMembers, type RoleRow } from './members.store.ts'

const lifetimeMs = 14 * 24 * 60 * 60 * 1000
const maxOpen = 200

interface Invited {
  email: string
  name?: string
  role_id: number
}

/** Does the same whether or not the address has an account, and looks at nothing outside the Location. */
export async function invite(ctx: Context, giver: Giver, input: Invited) {
  // The mail contains the inviter's own words, so the inviter must have a confirmed address.
  await requireConfirmedEmail(ctx.db, giver.userId)
  const invited = { ...input, email: toEmail(input.email) }
  await requireInvitable(ctx, ctx.db, giver, invited)
  // This comes before the lock, because others in the Location must not wait for Redis.
  const { isMailed, giveBack } = await takeInvitationMail(ctx, { giver, email: invited.email })
  try {
    return await saveInvitation(ctx, giver, invited, isMailed)
  } catch (error) {
    await giveBack()
    throw error
  }
}

function saveInvitation(ctx: Context, giver: Giver, invited: Invited, isMailed: boolean) {
  const { email, name } = invited
  return ctx.db.transaction(async tx => {
    await lockMembers(tx, giver.id)
    const role = await requireInvitable(ctx, tx, giver, invited)
    const token = newToken('invitation')
    const at = ctx.clock.now()
    const id = await replaceInvitation(tx, {
      locationId: giver.id,
      email,
      name: name?.trim() ?? '',
      roleId: role.id,
      invitedBy: giver.userId,
      tokenHash: hashToken(token),
      at,
      expiresAt: new Date(at.getTime() + lifetimeMs),
    })
    const invitation = await getInvitation(tx, giver.id, id)
    if (isMailed) await queueInvitation(ctx, tx, { invitation: toMailed(invitation), token })
    await recordAudit(ctx, tx, {
      ...byGiver(giver),
      action: 'invitation-create',
      note: `${email}: ${role.title}`,
    })
    return toWire(ctx, invitation)
  })
}

const toMailed = ({ location, role, role_slug, ...invitation }: InvitationRow) => ({
  ...invitation,
  to: location,
  // A built-in role that was given another name is called by it.
  role: { slug: role_slug && builtInRoles[role_slug].title === role ? role_slug : null, title: role },
})

async function requireInvitable(
  ctx: Context,
  db: Db,
  giver: Giver,
  { email, role_id }: Invited,
): Promise<RoleRow> {
  const role = await requireGivable(db, giver, role_id)
  // Addresses are compared here because the database would answer sooner for an address without an account.
  const members = await listMembers(db, giver.id)
  if (members.some(member => member.email.toLowerCase() === email))
    throw conflict('This person has a role here already.')
  const open = (await listInvitations(db, giver.id)).filter(({ expires_at }) => expires_at > ctx.clock.now())
  const present = open.find(invitation => invitation.email === email)
  if (present) await requireTakable(db, giver, present.role_id)
  else if (open.length >= maxOpen)
    throw conflict(`This Location has ${maxOpen} open invitations already: withdraw one first.`)
  return role
}

export const listInvited = async (ctx: Context, locationId: number) =>
  (await listInvitations(ctx.db, locationId)).map(row => toWire(ctx, row))

export async function withdrawInvitation(ctx: Context, giver: Giver, id: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockMembers(tx, giver.id)
    const { email, role, role_id } = await getInvitation(tx, giver.id, id)
    await requireTakable(tx, giver, role_id)
    await deleteInvitation(tx, { locationId: giver.id, id })
    await recordAudit(ctx, tx, {
      ...byGiver(giver),
      action: 'invitation-withdraw',
      note: `${email}: ${role}`,
    })
  })
}

/**
 * Ends the invitations of those who may no longer give the role. The caller must hold the lock of the Location's
 * members.
 */
export async function endUngivable(ctx: Context, tx: Tx, locationId: number): Promise<void> {
  for (const invitation of await listInviters(tx, locationId)) {
    if (canStillGive(invitation)) continue
    await deleteInvitation(tx, { locationId, id: invitation.id })
    await recordAudit(ctx, tx, {
      userId: null,
      locationId,
      action: 'invitation-withdraw',
      note: `${invitation.email}: ${invitation.title}; whoever invited may not give this role any more`,
    })
  }
}

function canStillGive({ slug, rights, inviter_rights, is_inviter_owner }: InviterRow): boolean {
  const inviter = { isOwner: is_inviter_owner, rights: new Set(inviter_rights) }
  return inviter.rights.has('edit_users_access') && canGive(inviter, { slug, rights })
}

/** Ends the invitations to a role that is about to be deleted, each with its entry in the audit log. */
export async function endInvitationsTo(ctx: Context, tx: Tx, giver: Giver, role: RoleRow): Promise<void> {
  for (const { id, email, role_id } of await listInvitations(tx, giver.id)) {
    if (role_id !== role.id) continue
    await deleteInvitation(tx, { locationId: giver.id, id })
    await recordAudit(ctx, tx, {
      ...byGiver(giver),
      action: 'invitation-withdraw',
      note: `${email}: ${role.title}; the role is deleted`,
    })
  }
}

/** Ends the invitations of a Location that is deleted. */
export const endAllInvitations = (tx: Tx, locationId: number): Promise<void> =>
  deleteInvitationsOf(tx, locationId)

/** Expired invitations stay in the list for a while, so that they can be renewed. */
export const deleteOldInvitations = (ctx: Context): Promise<void> =>
  deleteInvitationsBefore(ctx.db, new Date(ctx.clock.now().getTime() - lifetimeMs))

async function getInvitation(db: Db, locationId: number, id: number): Promise<InvitationRow> {
  const invitation = await findInvitation(db, { locationId, id })
  if (!invitation) throw notFound('This Location has no such invitation.')
  return invitation
}

const toWire = (ctx: Context, row: InvitationRow) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role_id: row.role_id,
  role: row.role,
  invited_by: row.invited_by,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  is_expired: row.expires_at <= ctx.clock.now(),
})
