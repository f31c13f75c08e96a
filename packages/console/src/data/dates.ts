const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export const toDay = (instant: string): string => day.format(new Date(instant))
export const toMoment = (instant: string): string => moment.format(new Date(instant))

/** The times of the marketplace are `YYYY-MM-DD HH:MM:SS` in UTC. */
export const fromUtc = (text: string): string => `${text.replace(' ', 'T')}Z`

/** What a field for day and time holds, in the zone of whoever fills it in. */
export const fromLocal = (text: string): string => new Date(text).toISOString()
