import type { Scope } from '@foyer/contract'
import type { Context } from '../../context.ts'
import { hashToken, hintOf } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import type { Credential } from '../../platform/http/caller.ts'
import { isWellFormed, newKey } from './key-format.ts'
import {
  findByHash,
  insertKey,
  type KeyRow,
  listFull,
  listKeys,
  lockOwned,
  markRevoked,
} from './restricted-keys.store.ts'

export { LastUses } from './last-uses.ts'

const keysPerLocation = 100

interface KeyInput {
  title: string
  scopes: Scope[]
  location_ids: number[]
  expires_at?: string | null
}

export async function createKey(ctx: Context, userId: number, input: KeyInput) {
  const at = ctx.clock.now()
  const expiresAt = input.expires_at ? new Date(input.expires_at) : null
  if (expiresAt && expiresAt <= at) throw invalid({ expires_at: ['must be in the future'] })
  const key = newKey(ctx.config.mode)
  return ctx.db.transaction(async tx => {
    const owned = await lockOwned(tx, userId, input.location_ids)
    const missing = input.location_ids.filter(id => !owned.includes(id))
    if (missing.length > 0)
      throw invalid({ location_ids: [`must be Locations that you own: ${missing.join(', ')}`] })
    const [full] = await listFull(tx, owned, keysPerLocation)
    if (full !== undefined)
      throw conflict(`Location ${full} has ${keysPerLocation} keys already: revoke one.`)
    const { title, scopes } = input
    const row = { hash: hashToken(key), hint: hintOf(key), title, scopes, userId, at, expiresAt }
    const keyId = await insertKey(tx, row, owned)
    const made = (await listKeys(tx, owned[0] as number)).find(({ id }) => id === keyId)
    return { ...toWire(made as KeyRow), key }
  })
}

export const listKeysOf = async (ctx: Context, locationId: number) =>
  (await listKeys(ctx.db, locationId)).map(toWire)

export async function revokeKey(ctx: Context, key: { locationId: number; keyId: number }): Promise<void> {
  await ctx.db.transaction(async tx => {
    if (!(await markRevoked(tx, key, ctx.clock.now()))) throw notFound('This Location has no such key.')
    await ctx.access.forget(tx)
  })
}

export const isRestrictedKey = (token: string): boolean => token.startsWith('rk_')

/** A key that never was one needs no look into the database. */
export async function findRestrictedKey(
  db: Db,
  { token, hash }: { token: string; hash: Buffer },
): Promise<Credential | undefined> {
  const row = isWellFormed(token) ? await findByHash(db, hash) : undefined
  return (
    row && {
      id: `key:${row.id}`,
      keyId: row.id,
      scopes: new Set(row.scopes),
      locationIds: new Set(row.location_ids),
      expiresAt: row.expires_at,
    }
  )
}

const toWire = (row: KeyRow) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
})
