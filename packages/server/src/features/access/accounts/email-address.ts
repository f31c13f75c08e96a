import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { conflict, forbidden, invalid, notFound, unauthorized } from '../../../platform/errors.ts'
import { takeOrRefuse } from '../../../platform/http/rate-limit/too-many.ts'
import type { Visitor } from '../../../platform/http/route.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { type LetterRecipient, queueLetter } from '../../infrastructure/mail/letters.ts'
import { notifyOfSecurity } from '../sessions/security-notices.ts'
import { checkOwnPassword } from '../sessions/step-up.ts'
import { deleteEmailLinks } from './email-links.store.ts'
import { countLinkUse, newEmailLink, requireLink, takeLink } from './email-links.ts'
import { toEmail } from './to-email.ts'
import { findUser, findUserByLogin, markEmailConfirmed, updateEmail } from './users.store.ts'

const hour = 60 * 60
const sendsPerUser = [{ limit: 5, windowSeconds: hour }]
const noticesPerAddress = [{ limit: 1, windowSeconds: 24 * hour }]

interface AddressClaim {
  userId: number
  address: string
}

const originOf = (ctx: Context, address: string) => ({ at: ctx.clock.real(), address })

/**
 * Sends the link that proves the address of an account, in the transaction that created the account or when asked
 * again.
 */
export async function queueConfirmation(
  ctx: Context,
  tx: Tx,
  {
    userId,
    email,
    address,
    language,
  }: AddressClaim & { email: string } & Partial<Pick<LetterRecipient, 'language'>>,
): Promise<void> {
  const link = await newEmailLink(ctx, tx, { userId, purpose: 'confirm', email })
  const letter = { kind: 'confirm' as const, link, origin: originOf(ctx, address) }
  await queueLetter(ctx, tx, { to: email, language, letter })
}

export async function sendConfirmation(ctx: Context, { userId, address }: AddressClaim): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user) throw unauthorized('Your account does not exist any more.')
  const { email, is_email_confirmed, language } = user
  if (!email) throw conflict('Your account has no e-mail address.')
  if (is_email_confirmed) throw conflict('Your e-mail address is confirmed already.')
  await takeOrRefuse(ctx.limiter, `email-send:${userId}`, sendsPerUser)
  await ctx.db.transaction(tx => queueConfirmation(ctx, tx, { userId, email, address, language }))
}

/**
 * Whoever has the link reads the mail of the address, and whoever has the session owns the account. We require both;
 * otherwise a stranger could sign up with somebody's address and have its owner prove it.
 */
export async function confirmEmail(
  ctx: Context,
  { userId, address }: AddressClaim,
  token: string,
): Promise<void> {
  await countLinkUse(ctx, address)
  const given = { token, purposes: ['confirm' as const, 'change' as const] }
  if ((await requireLink(ctx, given)) !== userId)
    throw forbidden('This link is for another account: sign in with the account whose address it proves.')
  await ctx.db.transaction(async tx => {
    const { email, purpose } = await takeLink(ctx, tx, given)
    if (purpose === 'change') return takeNewEmail(ctx, tx, { userId, email, address })
    if (!(await markEmailConfirmed(tx, { userId, email })))
      throw notFound('The account has another address by now.')
    await recordAudit(ctx, tx, { userId, action: 'email-confirm', address })
  })
}

async function takeNewEmail(ctx: Context, tx: Tx, change: AddressClaim & { email: string }): Promise<void> {
  const { userId, email, address } = change
  const before = await findUser(tx, userId)
  const taken = { users_email: () => conflict('Another account has this address by now.') }
  await explainViolations(taken, () => updateEmail(tx, userId, email))
  // Links to the old address prove nothing about the new one.
  await deleteEmailLinks(tx, userId, ['confirm', 'change', 'reset'])
  await recordAudit(ctx, tx, { userId, action: 'email-change', address })
  await notifyOfSecurity(ctx, tx, userId, { kind: 'email-changed', address })
  if (before?.email)
    await queueLetter(ctx, tx, {
      to: before.email,
      language: before.language,
      letter: { kind: 'changed', newEmail: email, origin: originOf(ctx, address) },
    })
}

interface EmailChange {
  userId: number
  email: string
  password: string
  visitor: Visitor
}

/** Answers the same whether or not somebody has the new address. */
export async function changeEmail(ctx: Context, change: EmailChange): Promise<void> {
  const { userId, visitor, password } = change
  const email = toEmail(change.email)
  const user = await findUser(ctx.db, userId)
  if (!user) throw unauthorized('Your account does not exist any more.')
  await checkOwnPassword(ctx, { userId, password, visitor, field: 'current_password' })
  if (email === user.email) throw invalid({ email: ['is your address already'] })
  await takeOrRefuse(ctx.limiter, `email-send:${userId}`, sendsPerUser)
  const origin = originOf(ctx, visitor.address)
  const { language } = user
  await ctx.db.transaction(async tx => {
    if (user.email)
      await queueLetter(ctx, tx, {
        to: user.email,
        language,
        letter: { kind: 'change-asked', newEmail: email, origin },
      })
    const link = await newEmailLink(ctx, tx, { userId, purpose: 'change', email })
    const owner = await findUserByLogin(tx, email)
    await queueLetter(ctx, tx, {
      to: email,
      language: owner ? owner.language : language,
      letter: owner ? { kind: 'have-account', origin } : { kind: 'change', link, origin },
    })
  })
}

/** Sends at most one mail per day, so that a stranger cannot fill a mailbox by signing up repeatedly. */
export async function notifyOwnerOfAddress(ctx: Context, email: string, address: string): Promise<void> {
  const { isAllowed } = await ctx.limiter.take(`account-notice:${email}`, noticesPerAddress)
  if (!isAllowed) return
  const letter = { kind: 'have-account' as const, origin: originOf(ctx, address) }
  await ctx.db.transaction(async tx => {
    const owner = await findUserByLogin(tx, email)
    await queueLetter(ctx, tx, { to: email, language: owner?.language, letter })
  })
}
