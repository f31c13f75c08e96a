import { platformNow } from '../session/platform-time.ts'

/** A day as `YYYY-MM-DD`, in the time zone of the Location, so that no browser time zone can shift it. */
export type Day = string

const days = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
const minutes = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The day in a time zone at this moment. */
export const dayIn = (timeZone: string, at = platformNow()): Day => days(timeZone).format(at)

/** The value of a date and time field: `2026-02-01T12:30`, in this time zone. */
export const localMoment = (timeZone: string, at = platformNow()): string =>
  `${dayIn(timeZone, at)}T${minutes(timeZone).format(at)}`

/** An instant with its offset, such as `2026-02-01T12:30:00-08:00`, as the value of a date and time field. */
export const toLocalField = (instant: string): string => instant.slice(0, 16)

/** The value of a date and time field as operations take it, in the time zone of their Location. */
export const fromLocalField = (value: string): string =>
  /^\d{4,}-\d\d-\d\dT\d\d:\d\d$/.test(value) ? `${value.replace('T', ' ')}:00` : value

const dayMs = 86_400_000

/** For `Intl`: noon in UTC is the same day in a format with the time zone UTC. */
export const toDate = (day: Day): Date => new Date(`${day}T12:00:00Z`)

/** Whether it is a day that exists, from 1900 to 2099: addresses may name any. */
export const isDay = (text: string | null): text is Day =>
  text !== null && /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) && toDate(text).toJSON()?.startsWith(text) === true

/** A day in the address; whatever else stands there is none. */
export const dayOf = (text: string): Day => (isDay(text) ? text : '')

export const addDays = (day: Day, count: number): Day =>
  new Date(toDate(day).getTime() + count * dayMs).toISOString().slice(0, 10)

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The same day of another month, or its last one. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + count, 1, 12))
  const last = new Date(Date.UTC(year, month + count, 0, 12)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}
