/** The partner may confirm for this long after `grant_access`. */
export const confirmHours = 12
const windowMs = confirmHours * 60 * 60 * 1000

/** Returns the last moment at which a callback counts. */
export const confirmBefore = (grantedAt: Date): Date => new Date(grantedAt.getTime() + windowMs)

/** Formats a time of the marketplace as the wire has it, `YYYY-MM-DD HH:MM:SS`. */
export const toUtcTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')
