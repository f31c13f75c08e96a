import type { PartnerRole } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts'
import type { Db } from '../../../platform/database/database.ts'
import { conflict, forbidden, notFound } from '../../../platform/errors.ts'
import { requireConfirmedEmail } from '../../access/accounts/confirmed-email.ts'
import { toEmail } from '../../access/accounts/to-email.ts'
import { requirePartnerRole } from '../../access/gate/partner-roles.ts'
import { suspendedInviter } from '../../access/gate/refused-access.ts'
import { takeInvitationMail } from '../../access/members/invitation-limits.ts'
import { queueInvitation } from '../../access/members/invitation-mail.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { hintAfter } from '../../infrastructure/hints/hints.ts'
import type { MemberAction } from '../partners/partners.ts'
import {
  deleteInvitation,
  deleteInvitationsBefore,
  listInvitations,
  listInvitationsTo,
  lockInvitationTo,
  type PartnerInvitationRow,
  replaceInvitation,
} from './partner-invitations.store.ts'
import { insertMember, listMembers, lockTeam } from './partner-team.store.ts'

const lifetimeMs = 14 * 24 * 60 * 60 * 1000
const maxOpen = 100

interface InvitedToTeam {
  email: string
  role: PartnerRole
}

/** Does the same whether or not the address has an account. */
export async function inviteToTeam(ctx: Context, admin: MemberAction, input: InvitedToTeam) {
  await requireConfirmedEmail(ctx.db, admin.userId)
  const invited = { ...input, email: toEmail(input.email) }
  await requireInvitable(ctx, ctx.db, admin.partnerId, invited.email)
  const giver = { id: `partner-${admin.partnerId}`, userId: admin.userId }
  const { isMailed, giveBack } = await takeInvitationMail(ctx, { giver, email: invited.email })
  try {
    return await save(ctx, admin, invited, isMailed)
  } catch (error) {
    await giveBack()
    throw error
  }
}

const save = (ctx: Context, admin: MemberAction, { email, role }: InvitedToTeam, isMailed: boolean) =>
  ctx.db.transaction(async tx => {
    const { partnerId, userId } = admin
    await lockTeam(tx, partnerId)
    await requirePartnerRole(tx, admin, 'admin')
    await requireInvitable(ctx, tx, partnerId, email)
    const token = newToken('invitation')
    const at = ctx.clock.now()
    const id = await replaceInvitation(tx, {
      partnerId,
      email,
      role,
      invitedBy: userId,
      tokenHash: hashToken(token),
      at,
      expiresAt: new Date(at.getTime() + lifetimeMs),
    })
    const saved = (await listInvitations(tx, partnerId)).find(one => one.id === id) as PartnerInvitationRow
    const mailed = { ...saved, to: saved.partner, role: { slug: role, title: role } }
    if (isMailed) await queueInvitation(ctx, tx, { invitation: mailed, token })
    await recordAudit(ctx, tx, { ...admin, action: 'invitation-create', note: `${email}: ${role}` })
    hintAfter(ctx, tx, { kind: 'partner_team', partner_id: partnerId })
    return toWire(ctx, saved)
  })

async function requireInvitable(ctx: Context, db: Db, partnerId: number, email: string): Promise<void> {
  const members = await listMembers(db, partnerId)
  if (members.some(member => member.email.toLowerCase() === email))
    throw conflict('This person has a role here already.')
  const open = (await listInvitations(db, partnerId)).filter(({ expires_at }) => expires_at > ctx.clock.now())
  if (open.length >= maxOpen && !open.some(invitation => invitation.email === email))
    throw conflict(`This partner account has ${maxOpen} open invitations already: withdraw one first.`)
}

export const listInvited = async (ctx: Context, partnerId: number) =>
  (await listInvitations(ctx.db, partnerId)).map(row => toWire(ctx, row))

export async function withdrawInvitation(ctx: Context, admin: MemberAction, id: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    await lockTeam(tx, admin.partnerId)
    await requirePartnerRole(tx, admin, 'admin')
    const ended = await deleteInvitation(tx, { partnerId: admin.partnerId, id })
    if (!ended) throw notFound('This partner account has no such invitation.')
    const note = `${ended.email}: ${ended.role}`
    await recordAudit(ctx, tx, { ...admin, action: 'invitation-withdraw', note })
    hintAfter(ctx, tx, { kind: 'partner_team', partner_id: admin.partnerId })
  })
}

interface PartnerInvitee {
  userId: number
  address: string
}

export const listMyInvitations = async (ctx: Context, userId: number) =>
  (await listInvitationsTo(ctx.db, { userId, at: ctx.clock.now() })).map(toMine)

/** Whoever stops being an admin ends their invitations, under the same lock. */
export const acceptInvitation = (ctx: Context, invitee: PartnerInvitee, id: number) =>
  ctx.db.transaction(async tx => {
    const { userId } = invitee
    const at = ctx.clock.now()
    const found = (await listInvitationsTo(tx, { userId, at })).find(one => one.id === id)
    if (!found) throw ended()
    const partnerId = found.partner_id
    await lockTeam(tx, partnerId)
    const invitation = await lockInvitationTo(tx, { userId, at, id })
    if (!invitation) throw ended()
    if (invitation.is_inviter_suspended) throw forbidden(suspendedInviter)
    if ((await listMembers(tx, partnerId)).some(({ user_id }) => user_id === userId))
      throw conflict('You have a role in this partner account already.')
    await deleteInvitation(tx, { partnerId, id })
    await insertMember(tx, { partnerId, userId }, invitation.role)
    await ctx.accessCache.invalidate(tx)
    const note = invitation.role
    await recordAudit(ctx, tx, { ...invitee, partnerId, action: 'invitation-accept', note })
    hintAfter(ctx, tx, { kind: 'partner_team', partner_id: partnerId })
    return toMine(invitation)
  })

export async function declineInvitation(ctx: Context, invitee: PartnerInvitee, id: number): Promise<void> {
  await ctx.db.transaction(async tx => {
    const invitation = await lockInvitationTo(tx, { userId: invitee.userId, at: ctx.clock.now(), id })
    if (!invitation) throw ended()
    const { partner_id: partnerId, role: note } = invitation
    await deleteInvitation(tx, { partnerId, id })
    await recordAudit(ctx, tx, { ...invitee, partnerId, action: 'invitation-decline', note })
    hintAfter(ctx, tx, { kind: 'partner_team', partner_id: partnerId })
  })
}

/** Expired invitations stay in the list for a while, so that they can be renewed. */
export const deleteOldPartnerInvitations = (ctx: Context): Promise<void> =>
  deleteInvitationsBefore(ctx.db, new Date(ctx.clock.now().getTime() - lifetimeMs))

const ended = () => notFound('There is no such invitation to your confirmed address, or it has ended.')

const toWire = (ctx: Context, { id, email, role, invited_by, expires_at }: PartnerInvitationRow) => ({
  id,
  email,
  role,
  invited_by,
  expires_at: expires_at.toISOString(),
  is_expired: expires_at <= ctx.clock.now(),
})

const toMine = ({ id, partner_id, partner, role, invited_by, expires_at }: PartnerInvitationRow) => ({
  id,
  partner: { id: partner_id, title: partner },
  role,
  invited_by,
  expires_at: expires_at.toISOString(),
})
