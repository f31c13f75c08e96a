import type { Context } from '../../../context.ts'
import { hashToken, newToken, tokenPrefixes } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Cookie, Visitor } from '../../../platform/http/route.ts'
import { limitKeyOf } from '../../../platform/network/canonical-address.ts'
import { deviceCookieOf } from '../gate/credentials.ts'
import { deleteOldDevices, deleteSurplusDevices, isKnown, saveDevice } from './known-devices.store.ts'

const day = 24 * 60 * 60
const lifetimeSeconds = 365 * day
const maxPerPerson = 20

const expiryOf = (ctx: Context): Date => new Date(ctx.clock.real().getTime() - lifetimeSeconds * 1000)

/** This cookie identifies a browser and gives no access. Only values that we issued count. */
const browserTokenOf = ({ urls }: Context, { cookies }: Visitor): string | undefined => {
  const token = cookies[deviceCookieOf(urls)]
  return token?.startsWith(tokenPrefixes.device) && token.length <= 128 ? token : undefined
}

const browserHashOf = (ctx: Context, visitor: Visitor): Buffer | undefined => {
  const token = browserTokenOf(ctx, visitor)
  return token === undefined ? undefined : hashToken(token)
}

const addressHashOf = ({ address }: Visitor): Buffer => hashToken(`address:${limitKeyOf(address)}`)

/** Returns the hash of the browser's cookie if this person has signed in there before. */
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

/** A browser keeps its cookie whoever signs in there, so its guesses are counted together. */
export async function saveBrowser(
  ctx: Context,
  tx: Tx,
  { userId, visitor }: { userId: number; visitor: Visitor },
): Promise<{ cookie: Cookie; isNew: boolean }> {
  const token = browserTokenOf(ctx, visitor) ?? newToken('device')
  const hash = hashToken(token)
  const isNew = await saveDevice(tx, { userId, kind: 'browser', hash }, ctx.clock.real())
  await deleteSurplusDevices(tx, { userId, kind: 'browser' }, maxPerPerson)
  return { cookie: { name: deviceCookieOf(ctx.urls), value: token, maxAgeSeconds: lifetimeSeconds }, isNew }
}

export async function saveAddress(
  ctx: Context,
  tx: Tx,
  { userId, visitor }: { userId: number; visitor: Visitor },
): Promise<void> {
  await saveDevice(tx, { userId, kind: 'address', hash: addressHashOf(visitor) }, ctx.clock.real())
  await deleteSurplusDevices(tx, { userId, kind: 'address' }, maxPerPerson)
}

export const deleteExpiredDevices = (ctx: Context): Promise<void> => deleteOldDevices(ctx.db, expiryOf(ctx))
