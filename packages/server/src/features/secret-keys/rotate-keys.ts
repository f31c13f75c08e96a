import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { seal, tryUnseal } from '../../platform/crypto/seal.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'
import {
  countNotSealedWith,
  lockNotSealedWith,
  replaceValues,
  type SealedValue,
} from './sealed-values.store.ts'

type RotationContext = Pick<Context, 'db' | 'key'>

export interface RotationProgress {
  sealedColumn: SealedColumn
  /** The number of values to seal again. */
  total: number
  done: number
  /** The number of values that no key of this process opens. */
  unreadable: number
}

// Rows are locked while a batch is re-encrypted, so batches are small and take milliseconds.
const batchSize = 100
const maxPasses = 50
const restMs = 200

/** Seals every value again that is not sealed with the current key. An interrupted run keeps what it has done. */
export async function rotateKeys(
  parts: RotationContext,
  onProgress: (progress: RotationProgress) => void,
): Promise<{ done: number; unreadable: number; left: number }> {
  const sums = { done: 0, unreadable: 0, left: 0 }
  for (const sealedColumn of sealedColumns) {
    const { done, unreadable, left } = await rotateColumn(parts, sealedColumn, onProgress)
    sums.done += done
    sums.unreadable += unreadable
    sums.left += left
  }
  return sums
}

/** Rows that are locked are skipped, so several passes may be needed. */
async function rotateColumn(
  parts: RotationContext,
  sealedColumn: SealedColumn,
  onProgress: (progress: RotationProgress) => void,
) {
  const { header } = parts.key.current
  const total = await countNotSealedWith(parts.db, sealedColumn, header)
  let done = 0
  for (let pass = 1; ; pass++) {
    let unreadable = 0
    for (let after: number[] | undefined = []; after; ) {
      const batch = await rotateBatch(parts, sealedColumn, after)
      after = batch.last
      done += batch.done
      unreadable += batch.unreadable
      if (after) onProgress({ sealedColumn, total, done, unreadable })
    }
    const left = (await countNotSealedWith(parts.db, sealedColumn, header)) - unreadable
    if (left <= 0 || pass === maxPasses) return { done, unreadable, left: Math.max(0, left) }
    await pause(restMs)
  }
}

async function rotateBatch({ db, key: ring }: RotationContext, sealedColumn: SealedColumn, after: number[]) {
  return db.transaction(async tx => {
    const { header } = ring.current
    const values = await lockNotSealedWith(tx, sealedColumn, { header, after, limit: batchSize })
    const renewed = values.flatMap(value => renew(value))
    if (renewed.length > 0) await replaceValues(tx, sealedColumn, renewed)
    const unreadable = values.length - renewed.length
    return { done: renewed.length, unreadable, last: values.at(-1)?.key }
  })

  function renew({ key, purpose, sealed }: SealedValue) {
    const name = sealedColumn.purposeOf(...purpose)
    const opened = tryUnseal(ring, name, sealed)
    return opened ? [{ key, sealed: seal(ring, name, opened.plain) }] : []
  }
}
