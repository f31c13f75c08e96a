import type { Context } from '../../../context.ts'
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { takeOrRefuse } from '../../../platform/http/rate-limit/too-many.ts'
import { limitKeyOf } from '../../../platform/network/canonical-address.ts'
import {
  type EmailLink,
  findLinkOwner,
  type LinkPurpose,
  replaceEmailLink,
  takeEmailLink,
} from './email-links.store.ts'

const hour = 60 * 60 * 1000
const lifetimesMs: Record<LinkPurpose, number> = { confirm: 24 * hour, change: 24 * hour, reset: hour }
const pages: Record<LinkPurpose, string> = {
  confirm: 'confirm-email',
  change: 'confirm-email',
  reset: 'reset-password',
}

/**
 * Returns a URL with a new token, which proves that its reader receives the mail; the previous link stops working. The
 * token is behind the #, which browsers do not send, so it reaches no log and no other site.
 */
export async function newEmailLink(
  ctx: Context,
  tx: Tx,
  { userId, purpose, email }: { userId: number; purpose: LinkPurpose; email: string },
): Promise<string> {
  const token = newToken('emailLink')
  const at = ctx.clock.real()
  const expiresAt = new Date(at.getTime() + lifetimesMs[purpose])
  await replaceEmailLink(tx, { hash: hashToken(token), userId, purpose, email, at, expiresAt })
  return `${ctx.urls.app}/${pages[purpose]}#${token}`
}

const noSuchLink = () =>
  notFound('This link is not valid any more: it was used, it is too old, or a newer one was sent.')

interface EmailLinkProof {
  token: string
  purposes: LinkPurpose[]
}

export async function takeLink(
  ctx: Context,
  tx: Tx,
  { token, purposes }: EmailLinkProof,
): Promise<EmailLink> {
  const link = await takeEmailLink(tx, { hash: hashToken(token), purposes, at: ctx.clock.real() })
  if (!link) throw noSuchLink()
  return link
}

/** Finds whose link it is before doing expensive work. */
export async function requireLink(ctx: Context, { token, purposes }: EmailLinkProof): Promise<number> {
  const userId = await findLinkOwner(ctx.db, { hash: hashToken(token), purposes, at: ctx.clock.real() })
  if (userId === undefined) throw noSuchLink()
  return userId
}

/** Nobody guesses a token, but a script that tries must not keep the database busy. */
export const countLinkUse = (ctx: Context, address: string): Promise<void> =>
  takeOrRefuse(ctx.limiter, `email-link:${limitKeyOf(address)}`, [{ limit: 50, windowSeconds: 15 * 60 }])
