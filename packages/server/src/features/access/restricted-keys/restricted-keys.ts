import type { Scope } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { hashToken, hintOf } from '../../../platform/crypto/tokens.ts'
import type { Db } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../../platform/errors.ts'
import type { Credential } from '../../../platform/http/caller.ts'
import { recordAudit, recordAuditInEach } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { isWellFormed, newKey } from './key-format.ts'
import {
  findByHash,
  findKey,
  insertKey,
  isRevokedKey,
  type KeyKey,
  type KeyRow,
  listFull,
  listKeys,
  lockAuthority,
  lockOwned,
  markRevoked,
  writeAuthority,
} from './restricted-keys.store.ts'

const keysPerLocation = 100

interface KeyInput {
  title: string
  scopes: Scope[]
  location_ids: number[]
  expires_at?: string | null
}

export async function createKey(ctx: Context, { userId, address }: AuditActor, input: KeyInput) {
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
    const note = `${title}: ${scopes.join(', ')}`
    await recordAuditInEach(ctx, tx, owned, { userId, address, action: 'restricted-key-create', note })
    const created = await findKey(tx, { locationId: owned[0] as number, keyId })
    return { ...toWire(created as KeyRow), key }
  })
}

export const listKeysOf = async (ctx: Context, locationId: number) =>
  (await listKeys(ctx.db, locationId)).map(toWire)

const noKey = () => notFound('This Location has no such key.')

/** The audit log of every Location that the key reached gets an entry. */
export async function revokeKey(ctx: Context, key: KeyKey, actor: AuditActor): Promise<void> {
  await ctx.db.transaction(async tx => {
    const row = await findKey(tx, key)
    if (!row || !(await markRevoked(tx, key, ctx.clock.now()))) throw noKey()
    const act = { ...actor, action: 'restricted-key-revoke', note: row.title } as const
    await recordAuditInEach(ctx, tx, row.location_ids, act)
    await ctx.accessCache.invalidate(tx)
  })
}

/** From now on the key reaches this Location on the authority of this owner. */
export async function takeOverKey(ctx: Context, key: KeyKey, actor: AuditActor) {
  return ctx.db.transaction(async tx => {
    const former = await lockAuthority(tx, key)
    const row = former && (await findKey(tx, key))
    if (!row) throw noKey()
    if (former.userId === actor.userId) return toWire(row)
    await writeAuthority(tx, key, actor.userId)
    await recordAudit(ctx, tx, {
      ...actor,
      action: 'restricted-key-take-over',
      locationId: key.locationId,
      subjectUserId: former.userId ?? undefined,
      note: row.title,
    })
    await ctx.accessCache.invalidate(tx)
    return toWire((await findKey(tx, key)) as KeyRow)
  })
}

/** A string that cannot be a key is refused without asking the database. */
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
      suspendedLocationIds: new Set(row.suspended_location_ids),
      isSuspended: false,
      expiresAt: row.expires_at,
    }
  )
}

/** Explains why a key that was not found is refused. */
export async function findRestrictedKeyProblem(
  db: Db,
  { token, hash }: { token: string; hash: Buffer },
): Promise<'not-whole' | 'revoked' | 'unknown'> {
  if (!isWellFormed(token)) return 'not-whole'
  return (await isRevokedKey(db, hash)) ? 'revoked' : 'unknown'
}

const toWire = (row: KeyRow) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
})
