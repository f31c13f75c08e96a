import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { isPassword } from '../../platform/crypto/passwords.ts'
import { AppError, unauthorized } from '../../platform/errors.ts'
import { headersOf, type Policy } from '../../platform/http/rate-limit/policy.ts'
import { limitKeyOf } from '../../platform/network/canonical-address.ts'
import { toE164 } from '../../platform/phones.ts'
import { findUserByLogin, type Profile } from './users.store.ts'

const quarterHour = 15 * 60
const perLogin: Policy[] = [{ limit: 10, windowSeconds: quarterHour }]
const perAddress: Policy[] = [{ limit: 50, windowSeconds: quarterHour }]

export interface Attempt {
  login: string
  password: string
  address: string
}

/** The person behind a login and a password. Wrong guesses count against the login and against the address. */
export async function checkPassword(ctx: Context, { login, password, address }: Attempt): Promise<Profile> {
  const name = normaliseLogin(login)
  const buckets = [
    { bucket: `login:${createHash('sha256').update(name).digest('base64url')}`, policies: perLogin },
    { bucket: `login-address:${limitKeyOf(address)}`, policies: perAddress },
  ]
  for (const { bucket, policies } of buckets) await countGuess(ctx, bucket, policies)
  const user = await findUserByLogin(ctx.db, name)
  if (!(await isPassword(password, user?.password_hash ?? null)) || !user)
    throw unauthorized('The login or the password is wrong.')
  for (const { bucket } of buckets) await ctx.limiter.giveBack(bucket)
  return user
}

async function countGuess(ctx: Context, bucket: string, policies: Policy[]): Promise<void> {
  const verdict = await ctx.limiter.take(bucket, policies)
  if (verdict.isAllowed) return
  throw new AppError('rate_limited', `Too many attempts: try again in ${verdict.retryAfterSeconds} s.`, {
    headers: headersOf(verdict),
  })
}

/** An e-mail in lower case, or a phone in E.164. */
export const normaliseLogin = (login: string): string =>
  login.includes('@') ? login.trim().toLowerCase() : (toE164(login) ?? login.trim())
