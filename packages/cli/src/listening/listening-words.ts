import { oneLine } from '../terminal/clean-text.ts'
import type { Paint } from '../terminal/colours.ts'
import { readableDuration, readableTime } from '../terminal/times.ts'
import type { DeliveryEvent, LogEvent, Report } from './listen-types.ts'

const isGood = (status: number | null | undefined) => status !== null && status !== undefined && status < 400

const paintResult = (paint: Paint, status: number | null | undefined, text: string) =>
  paint(isGood(status) ? 'green' : 'red', text)

const clockTime = (at: string | Date) => readableTime(at).slice(11)

/** Time, event, result, duration and delivery of a forwarded delivery. */
export function deliveryLine(
  paint: Paint,
  delivery: DeliveryEvent,
  { status, error, duration_ms }: Report,
  at: Date,
) {
  const { resource, status: what, resource_id, location_id, delivery_id, is_test } = delivery
  return [
    clockTime(at),
    paint('cyan', oneLine(`${resource}.${what}`)),
    `${resource_id} in Location ${location_id}${is_test ? ' (test)' : ''}`,
    paintResult(paint, status, oneLine(String(status ?? error))),
    readableDuration(duration_ms),
    paint('dim', `delivery ${delivery_id}`),
  ].join('  ')
}

/** A request to the API, or an attempt of a delivery. */
export function logLine(paint: Paint, line: Exclude<LogEvent, { type: 'ready' }>): string {
  if (line.type === 'dropped')
    return paint('yellow', `${line.count} lines were dropped, because there were too many.`)
  const { at, status, duration_ms } = line
  const result = paintResult(paint, status, String(status ?? 'no response'))
  if (line.type === 'request')
    return [
      clockTime(at),
      'request',
      result,
      oneLine(`${line.method} ${line.path}`),
      readableDuration(duration_ms),
      paint('dim', oneLine(line.request_id)),
    ].join('  ')
  const { event, url, delivery_id, reason } = line
  const why = reason ? `: ${reason}` : ''
  return [
    clockTime(at),
    'attempt',
    result,
    oneLine(`${event} to ${url}${why}`),
    readableDuration(duration_ms),
    paint('dim', `delivery ${delivery_id}`),
  ].join('  ')
}
