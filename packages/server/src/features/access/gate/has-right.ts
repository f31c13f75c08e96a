import type { Right } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import { findAccess } from './callers.store.ts'

/** Asks the database itself, for rules that decide under a lock. */
export async function hasRight(
  db: Db,
  key: { locationId: number; userId: number },
  right: Right,
): Promise<boolean> {
  const access = await findAccess(db, key)
  return access?.rights.has(right) ?? false
}
