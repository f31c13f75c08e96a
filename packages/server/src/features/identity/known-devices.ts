import type { Context } from '../../context.ts'
import { hashToken, newToken, tokenPrefixes } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Cookie, Visitor } from '../../platform/http/route.ts'
import { limitKeyOf } from '../../platform/network/canonical-address.ts'
import { deviceCookieOf } from './credentials.ts'
import {
  deleteOldDevices,
  deleteSurplusDevices,
  isKnown,
  replaceDeviceHash,
  saveDevice,
} from './known-devices.store.ts'

const day = 24 * 60 * 60
const lifetimeSeconds = 365 * day
const mostOfAPerson = 20

const expiryOf = (ctx: Context): Date => new Date(ctx.clock.real().getTime() - lifetimeSeconds * 1000)

/** The cookie by which a browser is recognised; it opens nothing. */
const browserHashOf = ({ urls }: Context, { cookies }: Visitor): Buffer | undefined => {
  const token = cookies[deviceCookieOf(urls)]
  // Only what we gave out: a visitor writes what it likes into a cookie.
  return token?.startsWith(tokenPrefixes.device) ? hashToken(token) : undefined
}

const addressHashOf = ({ address }: Visitor): Buffer => hashToken(`address:${limitKeyOf(address)}`)

/** The hash of a browser in which this person has signed in before. */
export async function findKnownBrowser(
  ctx: Context,
  userId: number | undefined,
  visitor: Visitor,
): Promise<Buffer | undefined> {
  const hash = browserHashOf(ctx, visitor)
  if (!hash || !(await isKnown(ctx.db, { userId: userId ?? 0, kind: 'browser', hash }, expiryOf(ctx)))) return
  return hash
}

export const isKnownAddress = (
  ctx: Context,
  userId: number | undefined,
  visitor: Visitor,
): Promise<boolean> =>
  isKnown(ctx.db, { userId: userId ?? 0, kind: 'address', hash: addressHashOf(visitor) }, expiryOf(ctx))

/** Gives the browser another cookie with every sign-in. */
export async function rememberBrowser(
  ctx: Context,
  tx: Tx,
  { userId, visitor }: { userId: number; visitor: Visitor },
): Promise<{ cookie: Cookie; isNew: boolean }> {
  const token = newToken('device')
  const hash = hashToken(token)
  const before = browserHashOf(ctx, visitor)
  if (before) await replaceDeviceHash(tx, before, hash)
  const isNew = await saveDevice(tx, { userId, kind: 'browser', hash }, ctx.clock.real())
  await deleteSurplusDevices(tx, { userId, kind: 'browser' }, mostOfAPerson)
  return { cookie: { name: deviceCookieOf(ctx.urls), value: token, maxAgeSeconds: lifetimeSeconds }, isNew }
}

export async function rememberAddress(
  ctx: Context,
  tx: Tx,
  { userId, visitor }: { userId: number; visitor: Visitor },
): Promise<void> {
  await saveDevice(tx, { userId, kind: 'address', hash: addressHashOf(visitor) }, ctx.clock.real())
  await deleteSurplusDevices(tx, { userId, kind: 'address' }, mostOfAPerson)
}

export const forgetOldDevices = (ctx: Context): Promise<void> => deleteOldDevices(ctx.db, expiryOf(ctx))
