import type { Context } from '../../../context.ts'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { forbidden, notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { findInvitedEmail, takeInvitationToken } from './invitations.store.ts'
import { findUser, markEmailConfirmed } from './users.store.ts'

interface InvitedAddressProof {
  userId: number
  email: string
  /** The token of the link in an invitation mail. */
  token: string
  /** The caller's network address. */
  address: string
}

/** Whoever has the token reads the mail of the address it was sent to. A token for another address changes nothing. */
export async function confirmByInvitation(
  ctx: Context,
  tx: Tx,
  proof: InvitedAddressProof,
): Promise<boolean> {
  const { userId, email, token, address } = proof
  if (!(await takeInvitationToken(tx, { hash: hashToken(token), email, at: ctx.clock.now() }))) return false
  if (await markEmailConfirmed(tx, { userId, email }))
    await recordAudit(ctx, tx, { userId, action: 'email-confirm', address, note: 'by an invitation' })
  return true
}

export async function openInvitation(ctx: Context, proof: Omit<InvitedAddressProof, 'email'>): Promise<void> {
  const invited = await findInvitedEmail(ctx.db, hashToken(proof.token), ctx.clock.now())
  if (invited === undefined)
    throw notFound('This link was used, or its invitation has ended or was replaced: ask for another one.')
  const user = await findUser(ctx.db, proof.userId)
  if (user?.email?.toLowerCase() !== invited)
    throw forbidden('This invitation is for another e-mail address: sign in with that one.')
  await ctx.db.transaction(tx => confirmByInvitation(ctx, tx, { ...proof, email: invited }))
}
