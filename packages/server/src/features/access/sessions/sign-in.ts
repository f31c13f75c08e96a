import type { Context } from '../../../context.ts'
import { isPassword } from '../../../platform/crypto/passwords.ts'
import { AppError, accountSuspended, unauthorized } from '../../../platform/errors.ts'
import type { Visitor } from '../../../platform/http/route.ts'
import { toE164 } from '../../../platform/phones.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { findUserByLogin, type Profile } from '../accounts/users.store.ts'
import { checkCode } from './second-factor.ts'
import { countGuess } from './throttle.ts'

export interface SignInAttempt {
  login: string
  password: string
  code?: string
}

/** Returns the person behind a login, a password and, where there is one, a second factor. */
export async function proveByLogin(ctx: Context, attempt: SignInAttempt, visitor: Visitor): Promise<Profile> {
  const user = await checkSecrets(ctx, attempt, visitor)
  // Only whoever has proved to be that person learns of it.
  if (!user.suspended_at) return user
  await recordFailure(ctx, user.id, visitor, 'suspended')
  throw accountSuspended(user.suspension_reason)
}

async function checkSecrets(ctx: Context, attempt: SignInAttempt, visitor: Visitor): Promise<Profile> {
  const user = await checkPassword(ctx, attempt, visitor)
  if (!user.has_second_factor) return user
  if (attempt.code === undefined) throw new AppError('second_factor_needed')
  if (!(await checkCode(ctx, { userId: user.id, code: attempt.code, visitor }))) {
    await recordFailure(ctx, user.id, visitor, 'wrong code')
    throw unauthorized('The code is wrong, or it was used before.')
  }
  return user
}

/** Wrong guesses count against the person, whichever login was used, and against the network address. */
export async function checkPassword(
  ctx: Context,
  { login, password }: Omit<SignInAttempt, 'code'>,
  visitor: Visitor,
): Promise<Profile> {
  const name = normaliseLogin(login)
  const user = await findUserByLogin(ctx.db, name)
  const subject = user?.id ?? name
  const secret = user?.password_hash ?? undefined
  const takeBack = await countGuess(ctx, { of: 'password', subject, secret, visitor })
  if (!(await isPassword(password, user?.password_hash ?? null, ctx.passwordCost)) || !user) {
    if (user) await recordFailure(ctx, user.id, visitor, 'wrong password')
    throw unauthorized('The login or the password is wrong.')
  }
  await takeBack()
  return user
}

const recordFailure = (ctx: Context, userId: number, { address }: Visitor, note: string): Promise<void> =>
  ctx.db.transaction(tx => recordAudit(ctx, tx, { userId, action: 'sign-in-failed', address, note }))

/** Normalises a login to a lower-case e-mail address or a phone in E.164. */
const normaliseLogin = (login: string): string =>
  login.includes('@') ? login.trim().toLowerCase() : (toE164(login) ?? login.trim())
