const minute = 60_000
const hour = 60 * minute

/** The attempts span almost a day, so that a mail server may be down for that long. */
const waits = [minute, 5 * minute, 15 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 8 * hour]

/** Returns how long to wait after this many attempts; undefined when the last one was made. */
export const waitAfter = (attempts: number): number | undefined => waits[attempts - 1]
