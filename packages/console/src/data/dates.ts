/** Converts marketplace times, which are `YYYY-MM-DD HH:MM:SS` in UTC. */
export const fromUtc = (text: string): string => `${text.replace(' ', 'T')}Z`

/** The time zone of pages without a Location. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Converts the value of a date and time field, which is in the browser's time zone. */
export const fromLocal = (text: string): string => new Date(text).toISOString()
