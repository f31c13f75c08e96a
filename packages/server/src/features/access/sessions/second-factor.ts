import type { Context } from '../../../context.ts'
import { seal, UnreadableValue, unseal } from '../../../platform/crypto/seal.ts'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { AppError, conflict, invalid } from '../../../platform/errors.ts'
import type { Visitor } from '../../../platform/http/route.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { requireConfirmedEmail } from '../accounts/confirmed-email.ts'
import {
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  markConfirmed,
  replaceRecoveryCodes,
  type SecondFactor,
  saveUnconfirmed,
  takeRecoveryCode,
  takeStep,
} from './second-factor.store.ts'
import { notifyOfSecurity } from './security-notices.ts'
import { countGuess } from './throttle.ts'
import { isAppCode, newRecoveryCodes, newSecret, stepOf, toPlainCode, uriOf } from './totp.ts'

const recoveryCodeCount = 10

export const sealPurpose = (userId: number): string => `second-factor:${userId}`

export async function readSecondFactor(ctx: Context, userId: number) {
  const factor = await findSecondFactor(ctx.db, userId)
  return {
    is_on: Boolean(factor?.confirmed_at),
    since: factor?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(ctx.db, userId),
  }
}

/** Creates a secret that becomes active once one of its codes is confirmed. */
export async function beginSecondFactor(ctx: Context, person: { id: number; label: string }) {
  // Otherwise a stranger could lock the owner of an address out of the account that was made with it.
  await requireConfirmedEmail(ctx.db, person.id)
  const secret = newSecret()
  const sealedSecret = seal(ctx.key, sealPurpose(person.id), secret)
  const isSaved = await ctx.db.transaction(tx =>
    saveUnconfirmed(tx, { userId: person.id, sealedSecret, at: ctx.clock.real() }),
  )
  if (!isSaved) throw conflict('A second factor is on already: switch it off first.')
  return { secret, uri: uriOf(secret, person.label) }
}

interface Shown {
  userId: number
  code: string
  visitor: Visitor
}

export async function confirmSecondFactor(ctx: Context, { userId, code, visitor }: Shown) {
  const factor = await findSecondFactor(ctx.db, userId)
  if (!factor) throw conflict('There is nothing to confirm: begin first.')
  if (factor.confirmed_at) throw conflict('A second factor is on already.')
  const takeBack = await countGuess(ctx, { of: 'code', subject: userId, visitor })
  const isRight = await isCodeOf(ctx, factor, { userId, code }).catch(uncounted(takeBack, beginAgain))
  if (!isRight) throw invalid({ code: ['is wrong, or the clock of your device is'] })
  await takeBack()
  return ctx.db.transaction(async tx => {
    if (!(await markConfirmed(tx, { userId, secret: factor.sealed_secret }, ctx.clock.real())))
      throw conflict('A second factor is on already.')
    await recordAudit(ctx, tx, { userId, action: 'second-factor-enable', address: visitor.address })
    await notifyOfSecurity(ctx, tx, userId, { kind: 'second-factor-on', address: visitor.address })
    await ctx.accessCache.invalidate(tx)
    return { recovery_codes: await issueRecoveryCodes(tx, userId) }
  })
}

export const renewRecoveryCodes = (ctx: Context, userId: number, address: string) =>
  ctx.db.transaction(async tx => {
    if (!(await lockSecondFactor(tx, userId))) throw conflict('No second factor is on.')
    await recordAudit(ctx, tx, { userId, action: 'recovery-codes-renew', address })
    await notifyOfSecurity(ctx, tx, userId, { kind: 'recovery-codes-renewed', address })
    return { recovery_codes: await issueRecoveryCodes(tx, userId) }
  })

export async function disableSecondFactor(ctx: Context, userId: number, address: string): Promise<void> {
  await ctx.db.transaction(async tx => {
    if (!(await deleteSecondFactor(tx, userId))) throw conflict('No second factor is on.')
    await recordAudit(ctx, tx, { userId, action: 'second-factor-disable', address })
    await notifyOfSecurity(ctx, tx, userId, { kind: 'second-factor-off', address })
    await ctx.accessCache.invalidate(tx)
  })
}

/** Returns whether it is an unused code of the app or an unused recovery code. Wrong codes are counted. */
export async function checkCode(ctx: Context, { userId, code, visitor }: Shown): Promise<boolean> {
  const factor = await findSecondFactor(ctx.db, userId)
  if (!factor?.confirmed_at) return false
  const takeBack = await countGuess(ctx, { of: 'code', subject: userId, visitor })
  // Recovery codes come first because they need no server key: they must open the account even when that key is lost.
  const isRight =
    (await takeRecoveryCode(ctx.db, userId, hashToken(toPlainCode(code)))) ||
    (await isCodeOf(ctx, factor, { userId, code }).catch(uncounted(takeBack, cannotBeChecked)))
  if (isRight) await takeBack()
  return isRight
}

const cannotBeChecked =
  'Your authenticator cannot be checked now: use a recovery code, or ask whoever runs this Foyer.'
const beginAgain =
  'Your authenticator cannot be checked now: begin again with a new secret, or ask whoever runs this Foyer.'

/** A code does not count as wrong where there is nothing to compare it with. */
const uncounted =
  (takeBack: () => Promise<unknown>, sentence: string) =>
  async (cause: unknown): Promise<never> => {
    if (!(cause instanceof UnreadableValue)) throw cause
    await takeBack()
    throw new AppError('unavailable', sentence, { cause })
  }

async function isCodeOf(
  ctx: Context,
  factor: SecondFactor,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  const plain = toPlainCode(code)
  // A wrong recovery code counts as wrong whether or not the secret can be opened.
  if (!isAppCode(plain)) return false
  const secret = unseal(ctx.key, sealPurpose(userId), factor.sealed_secret)
  const step = stepOf(secret, plain, ctx.clock.real())
  return step !== undefined && takeStep(ctx.db, userId, step)
}

async function issueRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes(recoveryCodeCount)
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map(code => hashToken(toPlainCode(code))),
  )
  return codes
}
