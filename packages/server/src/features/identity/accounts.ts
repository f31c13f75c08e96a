import type { Context } from '../../context.ts'
import { hashPassword, isPassword } from '../../platform/crypto/passwords.ts'
import { violatedConstraintOf } from '../../platform/database/database.ts'
import { AppError, conflict, invalid, unauthorized } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { headersOf } from '../../platform/http/rate-limit/policy.ts'
import { limitKeyOf } from '../../platform/network/canonical-address.ts'
import { toE164 } from '../../platform/phones.ts'
import { queueConfirmation, tellOwnerOfAddress } from './email-address.ts'
import { deleteEmailLinks } from './email-links.store.ts'
import { confirmByInvitation } from './invited-address.ts'
import { listMyLocations, listMyPartners } from './me.store.ts'
import { deleteOtherSessions, deleteSession } from './sessions.store.ts'
import { openSession } from './sessions.ts'
import { type Attempt, checkPassword } from './sign-in.ts'
import { toEmail } from './to-email.ts'
import { revokeUserTokens } from './user-tokens.ts'
import { findUser, insertUser, type NewUser, updatePassword, updateUserName } from './users.store.ts'

const signUpsPerAddress = [{ limit: 20, windowSeconds: 3600 }]

interface SignUp {
  name: string
  email: string
  phone?: string
  password: string
  invitation?: string
}

/** A new person, signed in. The link of an invitation proves the address that it went to. */
export async function signUp(ctx: Context, input: SignUp, address: string) {
  await countSignUp(ctx, address)
  const phone = input.phone ? toE164(input.phone) : null
  if (phone === undefined) throw invalid({ phone: ['must be a phone number in the international form'] })
  const user = {
    name: input.name,
    email: toEmail(input.email),
    phone,
    passwordHash: await hashPassword(input.password),
  }
  const userId = await createPerson(ctx, user, { token: input.invitation, address })
  return signedIn(ctx, userId)
}

/** Each costs us a password hash, whatever becomes of it. */
async function countSignUp(ctx: Context, address: string): Promise<void> {
  const verdict = await ctx.limiter.take(`sign-up:${limitKeyOf(address)}`, signUpsPerAddress)
  if (!verdict.isAllowed) throw new AppError('rate_limited', undefined, { headers: headersOf(verdict) })
}

async function createPerson(
  ctx: Context,
  user: Omit<NewUser, 'at' | 'email'> & { email: string },
  { token, address }: { token?: string; address: string },
): Promise<number> {
  try {
    return await ctx.db.transaction(async tx => {
      const userId = await insertUser(tx, { ...user, at: ctx.clock.now() })
      const isProved =
        token && (await confirmByInvitation(ctx, tx, { userId, email: user.email, token, address }))
      if (!isProved) await queueConfirmation(ctx, tx, { userId, email: user.email, address })
      return userId
    })
  } catch (error) {
    if (violatedConstraintOf(error) === 'users_email') {
      await tellOwnerOfAddress(ctx, user.email, address)
      throw conflict('There is an account with this e-mail already.')
    }
    if (violatedConstraintOf(error) === 'users_phone')
      throw conflict('There is an account with this phone already.')
    throw error
  }
}

export async function signIn(ctx: Context, attempt: Attempt) {
  const user = await checkPassword(ctx, attempt)
  return signedIn(ctx, user.id)
}

async function signedIn(ctx: Context, userId: number) {
  const { cookie, csrfToken } = await openSession(ctx, userId)
  return { data: await readMe(ctx, userId, csrfToken), cookie }
}

export async function signOut(ctx: Context, { sessionHash }: Caller): Promise<void> {
  if (sessionHash) await deleteSession(ctx.db, sessionHash)
}

export async function readMe(ctx: Context, userId: number, csrfToken: string | undefined) {
  const user = await findUser(ctx.db, userId)
  if (!user) throw unauthorized()
  return {
    id: user.id,
    name: user.name,
    email: user.email ?? '',
    is_email_confirmed: user.is_email_confirmed,
    phone: user.phone ?? '',
    is_operator: user.is_operator,
    csrf_token: csrfToken ?? null,
    locations: await listMyLocations(ctx.db, userId),
    partners: await listMyPartners(ctx.db, userId),
  }
}

export async function renameMe(ctx: Context, userId: number, name: string): Promise<void> {
  await ctx.db.transaction(tx => updateUserName(tx, userId, name))
}

interface PasswordChange {
  current: string
  next: string
  address: string
}

/** Whoever held the old password is out: other sessions end, user tokens are revoked. */
export async function changePassword(
  ctx: Context,
  caller: Caller & { user: { id: number } },
  change: PasswordChange,
) {
  const { id } = caller.user
  const user = await findUser(ctx.db, id)
  const login = user?.email ?? user?.phone
  if (!user || !login) throw unauthorized()
  await checkPassword(ctx, { login, password: change.current, address: change.address }).catch(error => {
    if (error instanceof AppError && error.code === 'unauthorized')
      throw invalid({ current_password: ['is not your password'] })
    throw error
  })
  if (await isPassword(change.next, user.password_hash))
    throw invalid({ new_password: ['must differ from the old one'] })
  const passwordHash = await hashPassword(change.next)
  await ctx.db.transaction(async tx => {
    await updatePassword(tx, id, passwordHash)
    await deleteOtherSessions(tx, id, caller.sessionHash)
    await revokeUserTokens(ctx, tx, id)
    await deleteEmailLinks(tx, id, ['change', 'reset'])
  })
}
