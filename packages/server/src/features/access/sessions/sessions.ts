import type { Context } from '../../../context.ts'
import { hashToken, isSameSecret, newToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Cookie, Visitor } from '../../../platform/http/route.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { deleteExpiredEmailLinks } from '../accounts/email-links.store.ts'
import { sessionCookieOf, sessionTokenOf } from '../gate/credentials.ts'
import { csrfTokenOf } from '../gate/csrf.ts'
import { deviceNameOf } from './device-name.ts'
import { deleteExpiredDevices, saveAddress, saveBrowser } from './known-devices.ts'
import { notifyOfSecurity } from './security-notices.ts'
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionById,
  insertSession,
  listLiveSessions,
} from './sessions.store.ts'

const day = 24 * 60 * 60
const lifetimeSeconds = 30 * day
const idleSeconds = 7 * day

/** Sessions follow real time, so moving the sandbox's clock does not end them. */
export function idleLimits(ctx: Pick<Context, 'clock'>): { at: Date; idleSince: Date } {
  const at = ctx.clock.real()
  return { at, idleSince: new Date(at.getTime() - idleSeconds * 1000) }
}

/** Sessions are not cached, but the streams that they opened are rechecked when the cache is invalidated. */
const endStreams = (ctx: Context, tx: Tx): Promise<void> => ctx.accessCache.invalidate(tx)

export interface Session {
  cookies: Cookie[]
  csrfToken: string
}

/** Opens a session for a proven person in place of the browser's previous one, and makes the browser a known device. */
export async function openSession(
  ctx: Context,
  tx: Tx,
  { userId, visitor, isSignUp = false }: { userId: number; visitor: Visitor; isSignUp?: boolean },
): Promise<Session> {
  const { address } = visitor
  const before = sessionTokenOf(visitor, ctx.urls)
  if (before && (await deleteSession(tx, hashToken(before))) !== undefined) await endStreams(ctx, tx)
  const token = newToken('session')
  const at = ctx.clock.real()
  const expiresAt = new Date(at.getTime() + lifetimeSeconds * 1000)
  const device = deviceNameOf(visitor.userAgent)
  await insertSession(tx, { hash: hashToken(token), userId, at, expiresAt, address, device })
  const browser = await saveBrowser(ctx, tx, { userId, visitor })
  await saveAddress(ctx, tx, { userId, visitor })
  await recordAudit(ctx, tx, { userId, action: 'sign-in', address, note: device })
  // At the first sign-in of an account every device is new.
  if (browser.isNew && !isSignUp)
    await notifyOfSecurity(ctx, tx, userId, { kind: 'new-device', device, address })
  return {
    cookies: [
      { name: sessionCookieOf(ctx.urls), value: token, maxAgeSeconds: lifetimeSeconds },
      browser.cookie,
    ],
    csrfToken: csrfTokenOf(token),
  }
}

export const noCookie = (ctx: Context): Cookie => ({
  name: sessionCookieOf(ctx.urls),
  value: '',
  maxAgeSeconds: 0,
})

export async function listSessions(ctx: Context, userId: number, current: Buffer | undefined) {
  const sessions = await listLiveSessions(ctx.db, userId, idleLimits(ctx))
  return sessions.map(({ hash, created_at, last_seen_at, ...session }) => ({
    ...session,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    is_current: current !== undefined && isSameSecret(hash, current),
  }))
}

export async function endSession(
  ctx: Context,
  key: { userId: number; sessionId: number },
  address: string,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    const device = await deleteSessionById(tx, key)
    if (device === undefined) throw notFound('You have no such session.')
    await recordAudit(ctx, tx, { userId: key.userId, action: 'session-end', address, note: device })
    await endStreams(ctx, tx)
  })
}

export async function endOtherSessions(
  ctx: Context,
  { userId, current }: { userId: number; current: Buffer | undefined },
  address: string,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    const count = await deleteOtherSessions(tx, userId, current)
    await recordAudit(ctx, tx, { userId, action: 'session-end', address, note: `all others (${count})` })
    await endStreams(ctx, tx)
  })
}

export async function signOut(ctx: Context, hash: Buffer | undefined, address: string): Promise<void> {
  if (!hash) return
  await ctx.db.transaction(async tx => {
    const userId = await deleteSession(tx, hash)
    if (userId === undefined) return
    await recordAudit(ctx, tx, { userId, action: 'sign-out', address })
    await endStreams(ctx, tx)
  })
}

export async function deleteExpired(ctx: Context): Promise<void> {
  await deleteExpiredSessions(ctx.db, idleLimits(ctx))
  await deleteExpiredDevices(ctx)
  await deleteExpiredEmailLinks(ctx.db, ctx.clock.real())
}
