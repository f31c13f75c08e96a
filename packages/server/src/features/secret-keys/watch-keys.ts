import type { Context } from '../../context.ts'
import { repeat } from '../../platform/repeat.ts'
import { missingKeys, saveKey } from './check-keys.ts'
import { listKnownKeys } from './keys.store.ts'

const everyMs = 20_000

export const watchKeys = (ctx: Context): { stop(): Promise<void> } =>
  repeat([{ name: 'watch-keys', everyMs, run: createKeyWatch(ctx) }], ctx.log)

/**
 * Registers which key this process seals with, so that nobody takes it for unused. Checks whether others seal with a
 * key that this process does not have, and whether values could not be opened. The keys of a process never change, so
 * what it could not open stays a problem until it restarts.
 */
export function createKeyWatch({ db, key: ring, log }: Pick<Context, 'db' | 'key' | 'log'>) {
  return async (): Promise<void> => {
    const { problem } = ring
    await saveKey(db, ring, ring.current.id)
    const missing = missingKeys(ring, await listKnownKeys(db))
    const { unreadable } = ring
    ring.problem = problemOf(missing, unreadable)
    if (ring.problem && ring.problem !== problem) log.error({ missing, unreadable }, ring.problem)
  }
}

function problemOf([missing]: string[], unreadable: number): string {
  if (missing)
    return `Values are sealed with key ${missing}, which this process does not have: add it to FOYER_SECRET_KEYS_ACCEPTED.`
  return unreadable > 0
    ? 'Stored values could not be opened: see foyer keys status, then restart this process.'
    : ''
}
