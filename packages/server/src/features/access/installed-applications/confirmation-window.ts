/** How long after `grant_access` the partner may confirm. */
const windowMs = 12 * 60 * 60 * 1000

/** The last moment at which a callback counts. */
export const confirmBefore = (grantedAt: Date): Date => new Date(grantedAt.getTime() + windowMs)

/** `YYYY-MM-DD HH:MM:SS`, as the times of the marketplace are on the wire. */
export const toUtcTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')
