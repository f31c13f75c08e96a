import type { World } from './world.ts'

/** After changes past the program: the world's own process forgets at once, where a notification takes a moment. */
export const invalidateAccess = ({ program: { ctx } }: World): Promise<void> =>
  ctx.db.transaction(tx => ctx.accessCache.invalidate(tx))
