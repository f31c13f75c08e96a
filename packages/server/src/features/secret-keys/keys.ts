import type { Context } from '../../context.ts'
import type { KeyRing } from '../../platform/crypto/key-ring.ts'
import { tryUnseal } from '../../platform/crypto/seal.ts'
import type { Db } from '../../platform/database/database.ts'
import { recordAudit } from '../infrastructure/audit/audit.ts'
import { missingKeys, saveKey } from './check-keys.ts'
import { deleteKnownKey, listKnownKeys, lockKnownKeys } from './keys.store.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'
import { countByKey, listUnnamed } from './sealed-values.store.ts'

type KeysContext = Pick<Context, 'db' | 'key' | 'clock'>
interface KeyReader {
  db: Db
  key: KeyRing
}

const batchSize = 1000

export interface KeyStatus {
  id: string
  isCurrent: boolean
  isGiven: boolean
  /** The number of stored values that only this key opens. */
  values: number
  /** A process seals with this key, or did a moment ago. */
  isInUse: boolean
  /** Processes do not start without this key, even if it holds no values. */
  isRegistered: boolean
}

export interface KeysStatus {
  keys: KeyStatus[]
  /** The number of values without a key id that no key of this process opens. */
  unreadable: number
}

/** Returns what each key holds, including keys that the database knows and this process does not have. */
export async function statusOfKeys({ db, key: ring }: KeyReader): Promise<KeysStatus> {
  const held = new Map<string, number>()
  const add = (id: string, count: number) => held.set(id, (held.get(id) ?? 0) + count)
  for (const sealedColumn of sealedColumns)
    for (const { id, count } of await countByKey(db, sealedColumn))
      if (id !== null) add(id, count)
      else for (const found of await keysOfUnnamed({ db, key: ring }, sealedColumn)) add(found, 1)
  const unreadable = held.get('') ?? 0
  held.delete('')
  const known = await listKnownKeys(db)
  const ids = new Set([...ring.keys.map(({ id }) => id), ...known.map(({ id }) => id), ...held.keys()])
  const missing = missingKeys(ring, known)
  const keys = [...ids].map(id => ({
    id,
    isCurrent: id === ring.current.id,
    isGiven: ring.find(id) !== undefined && !missing.includes(id),
    values: held.get(id) ?? 0,
    isInUse: known.some(key => key.id === id && key.isInUse),
    isRegistered: known.some(key => key.id === id),
  }))
  return { keys, unreadable }
}

/** Returns, for each value from before keys had ids, the key that opens it, or '' where none does. */
async function keysOfUnnamed({ db, key: ring }: KeyReader, sealedColumn: SealedColumn) {
  const ids: string[] = []
  for (let after: number[] | undefined = []; after; ) {
    const values = await listUnnamed(db, sealedColumn, { after, limit: batchSize })
    for (const { purpose, sealed } of values)
      ids.push(tryUnseal(ring, sealedColumn.purposeOf(...purpose), sealed)?.key.id ?? '')
    after = values.at(-1)?.key
  }
  return ids
}

/** Returns whether this key ring belongs to the database: a wrong one must not write into it. */
export async function hasOneOfItsKeys({ db, key: ring }: KeyReader): Promise<boolean> {
  const known = await listKnownKeys(db)
  return known.length > missingKeys(ring, known).length
}

/** Retires keys that hold nothing and that no process seals with: from now on, processes start without them. */
export async function retireKeys(parts: KeysContext, renewed: number): Promise<string[]> {
  const { db, clock } = parts
  return db.transaction(async tx => {
    // The lock keeps processes from sealing with another key between the check and the change.
    await lockKnownKeys(tx)
    const { keys } = await statusOfKeys({ db: tx, key: parts.key })
    const over = keys.filter(({ isCurrent, isInUse, values }) => !isCurrent && !isInUse && values === 0)
    const retired: string[] = []
    for (const { id } of over) if (await deleteKnownKey(tx, id)) retired.push(id)
    if (retired.length > 0 || renewed > 0)
      await recordAudit({ clock }, tx, {
        userId: null,
        action: 'key-rotate',
        note: `${renewed} values sealed anew with key ${parts.key.current.id}.${retired.map(id => ` Key ${id} is retired.`).join('')}`,
      })
    return retired
  })
}

/** Returns the other keys that a process seals with, or did a moment ago. */
export async function otherKeysInUse({ db, key: ring }: KeyReader): Promise<string[]> {
  const known = await listKnownKeys(db)
  return known.filter(({ id, isInUse }) => isInUse && id !== ring.current.id).map(({ id }) => id)
}

export type Forgetting = 'forgotten' | 'unknown' | 'in use' | 'wrong key'

/** Removes a lost key: what it sealed stays unreadable, and processes start without it. */
export async function forgetKey({ db, key: ring, clock }: KeysContext, id: string): Promise<Forgetting> {
  return db.transaction(async tx => {
    await lockKnownKeys(tx)
    const known = await listKnownKeys(tx)
    const lost = known.find(key => key.id === id)
    if (!lost) return 'unknown'
    if (lost.isInUse) return 'in use'
    const others = known.filter(key => key !== lost)
    // While processes run, only somebody who has one of their keys may remove one.
    if (others.some(({ isInUse }) => isInUse) && !(await hasOneOfItsKeys({ db: tx, key: ring })))
      return 'wrong key'
    await deleteKnownKey(tx, id)
    // If no other key is left, this one counts as proven, although it may open nothing.
    if (others.length === 0) await saveKey(tx, ring, ring.current.id)
    await recordAudit({ clock }, tx, {
      userId: null,
      action: 'key-rotate',
      note: `Key ${id} is forgotten.`,
    })
    return 'forgotten'
  })
}
