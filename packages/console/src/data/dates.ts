const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export const toDay = (instant: string): string => day.format(new Date(instant))
export const toMoment = (instant: string): string => moment.format(new Date(instant))

/** Converts marketplace times, which are `YYYY-MM-DD HH:MM:SS` in UTC. */
export const fromUtc = (text: string): string => `${text.replace(' ', 'T')}Z`

/** Converts the value of a date and time field, which is in the browser's time zone. */
export const fromLocal = (text: string): string => new Date(text).toISOString()
