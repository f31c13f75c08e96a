import { needsFreshProof, type Operation } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { AppError, invalid, unauthorized } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Visitor } from '../../../platform/http/route.ts'
import { findUser, type Profile } from '../accounts/users.store.ts'
import { checkCode } from './second-factor.ts'
import { saveProof } from './sessions.store.ts'
import { checkPassword } from './sign-in.ts'

const freshMs = 15 * 60 * 1000

/** A session that was left open must not change who gets in. Access tokens were made after a fresh proof. */
export function requireProof(ctx: Context, operation: Operation, { provenAt }: Caller): void {
  if (!provenAt || !needsFreshProof(operation)) return
  if (ctx.clock.real().getTime() - provenAt.getTime() > freshMs) throw new AppError('proof_needed')
}

/** Operators need a second factor, except the demo world's, whose password everybody knows anyway. */
export const isSecondFactorRequired = ({ config }: Context): boolean => config.mode === 'production'

interface FreshProof {
  password?: string
  code?: string
}

/** Renews the proof of a session. */
export async function prove(
  ctx: Context,
  caller: Caller & { user: { id: number } },
  { password, code, visitor }: FreshProof & { visitor: Visitor },
): Promise<void> {
  if (!caller.sessionHash) throw unauthorized('Sign in first.')
  if (password === undefined && code === undefined)
    throw invalid({ password: ['is required where there is no code'] })
  const { id } = caller.user
  if (password !== undefined)
    await checkOwnPassword(ctx, { userId: id, password, visitor, field: 'password' })
  else if (!(await checkCode(ctx, { userId: id, code: code ?? '', visitor })))
    throw invalid({ code: ['is wrong, or it was used before'] })
  await saveProof(ctx.db, caller.sessionHash, ctx.clock.real())
}

/** Throws 422 at the field when it is not this person's password. */
export async function checkOwnPassword(
  ctx: Context,
  given: { userId: number; password: string; visitor: Visitor; field: string },
): Promise<Profile> {
  const user = await findUser(ctx.db, given.userId)
  const login = user?.email ?? user?.phone
  if (!login) throw unauthorized('Your account does not exist any more.')
  return checkPassword(ctx, { login, password: given.password }, given.visitor).catch(error => {
    if (error instanceof AppError && error.code === 'unauthorized')
      throw invalid({ [given.field]: ['is not your password'] })
    throw error
  })
}
