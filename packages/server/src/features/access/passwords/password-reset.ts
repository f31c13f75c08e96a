import type { Context } from '../../../context.ts'
import { digestOf } from '../../../platform/crypto/tokens.ts'
import { takeOrRefuse } from '../../../platform/http/rate-limit/too-many.ts'
import { limitKeyOf } from '../../../platform/network/canonical-address.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { queueLetter } from '../../infrastructure/mail/letters.ts'
import {
  deleteEmailLinks,
  insertResetRequest,
  type ResetRequest,
  takeResetRequest,
} from '../accounts/email-links.store.ts'
import { countLinkUse, newEmailLink, requireLink, takeLink } from '../accounts/email-links.ts'
import { toEmail } from '../accounts/to-email.ts'
import { findUser, findUserByLogin, markEmailConfirmed, updatePassword } from '../accounts/users.store.ts'
import { endAllCredentials } from '../sessions/end-credentials.ts'
import { deleteSecondFactor } from '../sessions/second-factor.store.ts'
import { hashNewPassword } from './new-password.ts'

const hour = 60 * 60
const asksPerAddress = [{ limit: 20, windowSeconds: hour }]
const mailsPerLogin = [{ limit: 3, windowSeconds: hour }]
const requestsPerTurn = 100

/**
 * Records the request whether or not such an account exists, so that both cases take the same work and time. A login
 * that was asked for too often gets no more mail, and its latest link stays valid.
 */
export async function forgotPassword(ctx: Context, input: string, address: string): Promise<void> {
  await takeOrRefuse(ctx.limiter, `password-forgot:${limitKeyOf(address)}`, asksPerAddress)
  const email = toEmail(input)
  const login = digestOf(email)
  const { isAllowed } = await ctx.limiter.take(`password-forgot-login:${login}`, mailsPerLogin)
  if (isAllowed) await insertResetRequest(ctx.db, { email, address, requested_at: ctx.clock.real() })
}

/** Runs in the worker and sends the link to whoever has an account. */
export async function answerResetRequests(ctx: Context): Promise<void> {
  for (let answered = 0; answered < requestsPerTurn; answered++) if (!(await answerNextRequest(ctx))) return
}

const answerNextRequest = (ctx: Context): Promise<boolean> =>
  ctx.db.transaction(async tx => {
    const request: ResetRequest | undefined = await takeResetRequest(tx)
    if (!request) return false
    const user = await findUserByLogin(tx, request.email)
    if (!user?.email) return true
    const link = await newEmailLink(ctx, tx, { userId: user.id, purpose: 'reset', email: user.email })
    const origin = { at: request.requested_at, address: request.address }
    const { email: to, language } = user
    await queueLetter(ctx, tx, { to, language, letter: { kind: 'reset', link, origin } })
    return true
  })

/** Does not sign anybody in; the person does that with the new password and the second factor, if there is one. */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  await countLinkUse(ctx, address)
  const given = { token, purposes: ['reset' as const] }
  const owner = await findUser(ctx.db, await requireLink(ctx, given))
  const passwordHash = await hashNewPassword({ password, person: owner, cost: ctx.passwordCost })
  await ctx.db.transaction(async tx => {
    const { user_id: userId, email } = await takeLink(ctx, tx, given)
    await updatePassword(tx, userId, passwordHash)
    await endAllCredentials(ctx, tx, userId)
    await deleteEmailLinks(tx, userId, ['confirm', 'change'])
    // A second factor that was set up before anybody proved the address may be a stranger's.
    if (!owner?.is_email_confirmed) await deleteSecondFactor(tx, userId)
    // Whoever has this link reads the mail of this address.
    await markEmailConfirmed(tx, { userId, email })
    await recordAudit(ctx, tx, { userId, action: 'password-reset', address })
    const origin = { at: ctx.clock.real(), address }
    const user = await findUser(tx, userId)
    if (user?.email)
      await queueLetter(ctx, tx, {
        to: user.email,
        language: user.language,
        letter: { kind: 'reset-done', origin },
      })
  })
}
