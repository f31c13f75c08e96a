/** The same as those of every other command of `foyer`. */
export const exitCodes = { ok: 0, failed: 1, usage: 2, noConnection: 3 } as const
