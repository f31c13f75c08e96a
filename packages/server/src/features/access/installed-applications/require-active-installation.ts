import type { Tx } from '../../../platform/database/database.ts'
import { refuseSystemUser } from './installation-status.ts'
import { lockActiveInstallationOf } from './require-active-installation.store.ts'

interface LocationWrite {
  locationId: number
  actor: { userId: number | null; isSystemUser: boolean }
}

/**
 * Runs as the last check before a commit: freezing and uninstalling wait until it is done, and a change that comes
 * after them is refused, however early its request was admitted.
 */
export async function requireActiveInstallations(tx: Tx, changes: LocationWrite[]): Promise<void> {
  const held = new Set<string>()
  for (const { locationId, actor } of changes) {
    const userId = actor.isSystemUser ? actor.userId : null
    if (userId === null || held.has(`${userId}:${locationId}`)) continue
    if (!(await lockActiveInstallationOf(tx, { locationId, userId })))
      throw await refuseSystemUser(tx, { locationId, userId })
    held.add(`${userId}:${locationId}`)
  }
}
