import type { Context } from '../../context.ts'
import { KeyRing } from '../../platform/crypto/key-ring.ts'
import { seal, tryUnseal } from '../../platform/crypto/seal.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { StartError } from '../../platform/start-error.ts'
import { recordAudit } from '../infrastructure/audit/audit.ts'
import { hasTable, type KnownKey, listKnownKeys, lockKnownKeys, saveSeenKey } from './keys.store.ts'
import { sealedColumns } from './sealed-columns.ts'
import { sampleValues } from './sealed-values.store.ts'

type KeyCheckContext = Pick<Context, 'db' | 'key' | 'clock' | 'log'>

const samplesPerColumn = 200
const purposeOf = (id: string) => `key-check:${id}`

/** Says where the current key comes from, and what to do when it is the wrong one. */
export interface KeySource {
  name: string
  remedy: string
}

/** Throws unless this process can decrypt what the database holds. */
export async function requireRightKeys(parts: KeyCheckContext, source: KeySource): Promise<void> {
  const { db, key: ring, clock } = parts
  await db.transaction(async tx => {
    await lockKnownKeys(tx)
    const known = await listKnownKeys(tx)
    const [missing] = missingKeys(ring, known)
    if (missing) throw new StartError(wrongKey(ring, source, missing))
    const proven = known.length === 0 ? await proveOnStoredValues(tx, parts, source) : []
    for (const id of proven) await saveKey(tx, ring, id)
    const isNew = await saveKey(tx, ring, ring.current.id)
    if (isNew && known.length > 0)
      await recordAudit({ clock }, tx, {
        userId: null,
        action: 'key-rotate',
        note: `Key ${ring.current.id} seals from now on.`,
      })
  })
}

/** Runs before migrations, so that a start with a wrong key leaves the database to the version that made it. */
export async function refuseWrongKey(db: Db, ring: KeyRing, source: KeySource): Promise<void> {
  if (await hasTable(db, 'secret_keys')) {
    const [missing] = missingKeys(ring, await listKnownKeys(db))
    if (missing) throw new StartError(wrongKey(ring, source, missing))
    return
  }
  const sealedColumn = sealedColumns.find(({ table }) => table === 'partner_tokens')
  if (!sealedColumn || !(await hasTable(db, sealedColumn.table))) return
  const values = await sampleValues(db, sealedColumn, samplesPerColumn)
  const opens = values.some(({ purpose, sealed }) =>
    tryUnseal(ring, sealedColumn.purposeOf(...purpose), sealed),
  )
  if (values.length > 0 && !opens) throw new StartError(opensTooFew(source, 0, values.length))
}

const opensTooFew = ({ name, remedy }: KeySource, opened: number, tried: number): string =>
  `${name} is not the key of this database: it opens ${opened} of ${tried} sealed values that were tried. ${remedy}`

/** Returns the ids of keys that are registered as in use and that this process does not have. */
export const missingKeys = (ring: KeyRing, known: KnownKey[]): string[] =>
  known
    .filter(({ id, checkSealed }) => tryUnseal(ring, purposeOf(id), checkSealed)?.key.id !== id)
    .map(({ id }) => id)

/** Registers that this process seals with the key. Returns whether it is the first to do so. */
export async function saveKey(db: Db, ring: KeyRing, id: string): Promise<boolean> {
  const key = ring.find(id)
  if (!key) return false
  return saveSeenKey(db, { id, checkSealed: seal(new KeyRing(key.bytes), purposeOf(id), id) })
}

/**
 * A database from before keys had ids shows by its values which keys are right. An earlier mistake may have damaged a
 * few values, so most of them must open, not all.
 */
async function proveOnStoredValues(
  tx: Tx,
  { key: ring, log }: KeyCheckContext,
  source: KeySource,
): Promise<string[]> {
  const ids = new Set<string>()
  let [opened, unreadable] = [0, 0]
  for (const sealedColumn of sealedColumns)
    for (const { purpose, sealed } of await sampleValues(tx, sealedColumn, samplesPerColumn)) {
      const found = tryUnseal(ring, sealedColumn.purposeOf(...purpose), sealed)
      if (found) opened++
      else unreadable++
      if (found) ids.add(found.key.id)
    }
  if (unreadable > opened) throw new StartError(opensTooFew(source, opened, opened + unreadable))
  if (unreadable > 0)
    log.error({ opened, unreadable }, 'some sealed values cannot be opened: see foyer keys status')
  return [...ids]
}

const wrongKey = (ring: KeyRing, { name, remedy }: KeySource, missing: string): string =>
  `${name} is not the key of this database, or not the only one: key ${missing} is registered there as in use, and this process has ${ring.keys.map(({ id }) => id).join(', ')}. ${remedy} If key ${missing} holds nothing, run foyer keys rotate with the present key.`
