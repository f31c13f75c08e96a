import type { MailLanguage } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { isPassword } from '../../../platform/crypto/passwords.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { conflict, invalid, unauthorized } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { takeOrRefuse } from '../../../platform/http/rate-limit/too-many.ts'
import type { Visitor } from '../../../platform/http/route.ts'
import { limitKeyOf } from '../../../platform/network/canonical-address.ts'
import { toE164 } from '../../../platform/phones.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { hashNewPassword } from '../passwords/new-password.ts'
import { notifyOfSecurity } from '../sessions/security-notices.ts'
import { deleteOtherSessions } from '../sessions/sessions.store.ts'
import { openSession } from '../sessions/sessions.ts'
import { proveByLogin, type SignInAttempt } from '../sessions/sign-in.ts'
import { checkOwnPassword, isSecondFactorRequired } from '../sessions/step-up.ts'
import { requireSamePassword } from '../sessions/still-proven.ts'
import { revokeUserTokens } from '../tokens/user-tokens.ts'
import { notifyOwnerOfAddress, queueConfirmation } from './email-address.ts'
import { deleteEmailLinks } from './email-links.store.ts'
import { confirmByInvitation } from './invited-address.ts'
import { listMyLocations, listMyPartners } from './me.store.ts'
import { toEmail } from './to-email.ts'
import {
  findUser,
  insertUser,
  type NewUser,
  type Profile,
  updatePassword,
  updateUserName,
} from './users.store.ts'

const signUpsPerAddress = [{ limit: 20, windowSeconds: 3600 }]

interface SignUp {
  name: string
  email: string
  phone?: string
  password: string
  invitation?: string
  language?: MailLanguage
}

/** Creates a person and signs them in. The link of an invitation proves the address that it was sent to. */
export async function signUp(ctx: Context, input: SignUp, visitor: Visitor) {
  const { address } = visitor
  // Each attempt costs us a password hash, whether or not it succeeds.
  await takeOrRefuse(ctx.limiter, `sign-up:${limitKeyOf(address)}`, signUpsPerAddress)
  const phone = input.phone ? toE164(input.phone) : null
  if (phone === undefined) throw invalid({ phone: ['must be a phone number in the international form'] })
  const { name } = input
  const email = toEmail(input.email)
  const passwordHash = await hashNewPassword({
    password: input.password,
    person: { name, email, phone },
    cost: ctx.passwordCost,
  })
  const user = { name, email, phone, passwordHash, language: input.language }
  const id = await createPerson(ctx, user, { token: input.invitation, address })
  return signedIn(ctx, { id, password_hash: passwordHash, isSignUp: true }, visitor)
}

async function createPerson(
  ctx: Context,
  user: Omit<NewUser, 'at' | 'email'> & { email: string },
  { token, address }: { token?: string; address: string },
): Promise<number> {
  const taken = {
    users_email: async () => {
      await notifyOwnerOfAddress(ctx, user.email, address)
      return conflict('There is an account with this e-mail already.')
    },
    users_phone: () => conflict('There is an account with this phone already.'),
  }
  return explainViolations(taken, () =>
    ctx.db.transaction(async tx => {
      const userId = await insertUser(tx, { ...user, at: ctx.clock.now() })
      await recordAudit(ctx, tx, { userId, action: 'sign-up', address })
      const isProved =
        token && (await confirmByInvitation(ctx, tx, { userId, email: user.email, token, address }))
      if (!isProved) await queueConfirmation(ctx, tx, { ...user, userId, address })
      return userId
    }),
  )
}

export async function signIn(ctx: Context, attempt: SignInAttempt, visitor: Visitor) {
  return signedIn(ctx, await proveByLogin(ctx, attempt, visitor), visitor)
}

async function signedIn(
  ctx: Context,
  user: Pick<Profile, 'id' | 'password_hash'> & { isSignUp?: boolean },
  visitor: Visitor,
) {
  const { cookies, csrfToken } = await ctx.db.transaction(async tx => {
    await requireSamePassword(tx, user)
    return openSession(ctx, tx, { userId: user.id, visitor, isSignUp: user.isSignUp })
  })
  return { data: await readMe(ctx, user.id, csrfToken), cookies }
}

export async function readMe(ctx: Context, userId: number, csrfToken: string | undefined) {
  const user = await findUser(ctx.db, userId)
  if (!user) throw unauthorized('Your account does not exist any more.')
  return {
    id: user.id,
    name: user.name,
    email: user.email ?? '',
    is_email_confirmed: user.is_email_confirmed,
    phone: user.phone ?? '',
    is_operator: user.is_operator,
    second_factor: secondFactorOf(ctx, user),
    csrf_token: csrfToken ?? null,
    clock_ahead_seconds: secondsAhead(ctx),
    locations: await listMyLocations(ctx.db, userId),
    partners: await listMyPartners(ctx.db, userId),
  }
}

/** Whole seconds, because a millisecond may pass between the two. */
function secondsAhead({ clock }: Context): number {
  const realMs = clock.real().getTime()
  return Math.floor((clock.now().getTime() - realMs) / 1000)
}

function secondFactorOf(ctx: Context, user: Profile): 'on' | 'off' | 'required' {
  if (user.has_second_factor) return 'on'
  return user.is_operator && isSecondFactorRequired(ctx) ? 'required' : 'off'
}

export async function loginOf(ctx: Context, userId: number): Promise<string> {
  const user = await findUser(ctx.db, userId)
  const login = user?.email ?? user?.phone
  if (!login) throw unauthorized('Your account does not exist any more.')
  return login
}

export async function renameMe(ctx: Context, userId: number, name: string): Promise<void> {
  await ctx.db.transaction(tx => updateUserName(tx, userId, name))
}

interface PasswordChange {
  current: string
  next: string
  visitor: Visitor
}

/** Locks out whoever knew the old password: other sessions end, and user tokens are revoked. */
export async function changePassword(
  ctx: Context,
  caller: Caller & { user: { id: number } },
  { current, next, visitor }: PasswordChange,
) {
  const { id } = caller.user
  const user = await checkOwnPassword(ctx, {
    userId: id,
    password: current,
    visitor,
    field: 'current_password',
  })
  if (await isPassword(next, user.password_hash, ctx.passwordCost))
    throw invalid({ new_password: ['must differ from the old one'] })
  const passwordHash = await hashNewPassword({
    password: next,
    person: user,
    field: 'new_password',
    cost: ctx.passwordCost,
  })
  await ctx.db.transaction(async tx => {
    await requireSamePassword(tx, user)
    await updatePassword(tx, id, passwordHash)
    await deleteOtherSessions(tx, id, caller.sessionHash)
    await revokeUserTokens(ctx, tx, id)
    await deleteEmailLinks(tx, id, ['change', 'reset'])
    await recordAudit(ctx, tx, { userId: id, action: 'password-change', address: visitor.address })
    await notifyOfSecurity(ctx, tx, id, { kind: 'password-changed', address: visitor.address })
  })
}
