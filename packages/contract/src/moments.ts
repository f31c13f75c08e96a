import Type from 'typebox'
import { hasPossibleUtcYear, impossibleYear, maxMomentLength } from './wire.ts'

// A plus sign that was not encoded in a query arrives as a space.
const shape =
  /^(\d{4,}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?(?:Z|[+ -](\d{2}):?(\d{2}))?)?$/

/**
 * A date with or without a time (then midnight), in the Location's local time unless it has an offset. An offset may
 * lead to a year that the text does not have: only who knows the Location's time zone can check that.
 */
export const Moment = (description: string) =>
  momentIn("the Location's local time", description, hasPossibleYear)

/** The same, in UTC unless it has an offset, because marketplace times have no Location. */
export const UtcMoment = (description: string) =>
  momentIn('UTC', description, text => hasPossibleYear(text) && hasPossibleUtcYear(momentInUtc(text)))

const momentIn = (zone: string, description: string, hasYear: (text: string) => boolean) =>
  Type.Refine(
    Type.Refine(
      Type.String({
        maxLength: maxMomentLength,
        'x-pattern': shape.source,
        description: `${description}; without an offset, in ${zone}`,
      }),
      text => isMoment(text),
      () =>
        'must be a date and time such as 2026-01-31T18:30:00+05:00 or 2026-01-31 18:30:00, or a date such as 2026-01-31',
    ),
    text => !isMoment(text) || hasYear(text),
    () => impossibleYear,
  )

function isMoment(text: string): boolean {
  const [, day, hour = '00', minute = '00', second = '00', ahead = '00', aheadMinutes = '00'] =
    shape.exec(text) ?? []
  return (
    day !== undefined &&
    isDay(day) &&
    hour < '24' &&
    minute < '60' &&
    second < '60' &&
    ahead < '15' &&
    aheadMinutes < '60'
  )
}

/** Whether the date exists. Leap years repeat every 400 years. */
function isDay(text: string): boolean {
  const [year = '', month, day] = text.split('-')
  const spelled = `${2000 + (Number(year.slice(-4)) % 400)}-${month}-${day}`
  const date = new Date(`${spelled}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(spelled)
}

const hasPossibleYear = (text: string) => /^(?!0000)\d{4}-/.test(text)

/** The instant of a `UtcMoment`. */
export function momentInUtc(text: string): Date {
  const time = text.slice(11).replace(' ', '+') || '00:00'
  const hasOffset = /Z|[+-]/.test(time)
  return new Date(`${text.slice(0, 10)}T${time}${hasOffset ? '' : 'Z'}`)
}

/** The instant of a `UtcMoment` that ends a range: a date without a time means its last millisecond. */
export const endInUtc = (text: string): Date =>
  text.length === 10 ? new Date(`${text}T23:59:59.999Z`) : momentInUtc(text)
