import type { World } from './world.ts'

/**
 * Invalidates the cached access of the world's process after direct changes of the database, because a notification
 * takes a moment.
 */
export const invalidateAccess = ({ program: { ctx } }: World): Promise<void> =>
  ctx.db.transaction(tx => ctx.access.forget(tx))
