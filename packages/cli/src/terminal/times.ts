/** A moment as people read it, in UTC. */
export const readableTime = (instant: string | Date | null): string =>
  instant === null
    ? ''
    : new Date(instant)
        .toISOString()
        .replace('T', ' ')
        .replace(/(\.\d+)?Z$/, '')

/** How long something took. */
export const readableDuration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
