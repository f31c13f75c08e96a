const minute = 60_000
const hour = 60 * minute

/** A mail server that is away for a day loses nothing. */
const waits = [minute, 5 * minute, 15 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 8 * hour]

/** How long to wait after so many attempts; undefined when there is none to follow. */
export const waitAfter = (attempts: number): number | undefined => waits[attempts - 1]
