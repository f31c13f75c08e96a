import type { Context } from '../../context.ts'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import type { Cookie } from '../../platform/http/route.ts'
import { sessionCookieOf } from './credentials.ts'
import { csrfTokenOf } from './csrf.ts'
import { deleteExpiredEmailLinks } from './email-links.store.ts'
import { deleteExpiredSessions, insertSession } from './sessions.store.ts'

const lifetimeSeconds = 30 * 24 * 60 * 60

export interface Session {
  cookie: Cookie
  csrfToken: string
}

/** Sessions are a matter of browsers and real time; the sandbox's clock does not end them. */
export async function openSession(ctx: Context, userId: number): Promise<Session> {
  const token = newToken('session')
  const at = ctx.clock.real()
  const expiresAt = new Date(at.getTime() + lifetimeSeconds * 1000)
  await insertSession(ctx.db, { hash: hashToken(token), userId, at, expiresAt })
  return {
    cookie: { name: sessionCookieOf(ctx.urls), value: token, maxAgeSeconds: lifetimeSeconds },
    csrfToken: csrfTokenOf(token),
  }
}

export const noCookie = (ctx: Context): Cookie => ({
  name: sessionCookieOf(ctx.urls),
  value: '',
  maxAgeSeconds: 0,
})

export async function deleteExpired(ctx: Context): Promise<void> {
  await deleteExpiredSessions(ctx.db, ctx.clock.real())
  await deleteExpiredEmailLinks(ctx.db, ctx.clock.real())
}
