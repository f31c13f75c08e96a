import { oneLine } from '../terminal/clean-text.ts'
import type { Paint } from '../terminal/colours.ts'
import { type Part, toLine } from '../terminal/line.ts'
import { readableDuration, readableTime } from '../terminal/times.ts'
import { cut } from '../terminal/width.ts'
import type { DeliveryEvent, LogEvent, Report } from './listen-types.ts'

interface Terminal {
  paint: Paint
  width: number | undefined
}

const isGood = (status: number | null | undefined) => status !== null && status !== undefined && status < 400

const colourOf = (status: number | null | undefined) => (isGood(status) ? 'green' : 'red')

const clockTime = (at: string | Date) => readableTime(at).slice(11)

/** So much of what the local server says about a refusal. */
const maxAnswer = 100

/** Time, event, result, duration and delivery of a forwarded delivery; of a refusal, what the local server says. */
export function deliveryLine(terminal: Terminal, delivery: DeliveryEvent, report: Report, at: Date): string {
  const { resource, status: what, resource_id, location_id, delivery_id, is_test } = delivery
  const { status, error, duration_ms, body } = report
  return toLine(
    [
      { text: clockTime(at) },
      { text: oneLine(`${resource}.${what}`), colour: 'cyan' },
      { text: `${resource_id}${is_test ? ' (test)' : ''}` },
      { text: `in Location ${location_id}`, leaves: true },
      { text: oneLine(String(status ?? error)), colour: colourOf(status) },
      { text: readableDuration(duration_ms), leaves: true },
      { text: `delivery ${delivery_id}`, colour: 'dim' },
      { text: isGood(status) ? '' : cut(oneLine(body ?? ''), maxAnswer), isCut: true, isExtra: true },
    ],
    terminal,
  )
}

/** A request to the API, or an attempt of a delivery. */
export function logLine(terminal: Terminal, line: Exclude<LogEvent, { type: 'ready' }>): string {
  const { paint } = terminal
  if (line.type === 'dropped')
    return paint('yellow', `${line.count} lines were dropped, because there were too many.`)
  const { at, status, duration_ms } = line
  const facts: Part[] =
    line.type === 'request'
      ? [{ text: oneLine(`${line.method} ${line.path}`), isCut: true }]
      : [
          { text: oneLine(line.event), colour: 'cyan' },
          { text: oneLine(`to ${line.url}`), leaves: true },
          { text: oneLine(line.reason ?? ''), isCut: true },
        ]
  const source: Part =
    line.type === 'request'
      ? { text: oneLine(line.request_id), colour: 'dim', leaves: true }
      : { text: `delivery ${line.delivery_id}`, colour: 'dim' }
  return toLine(
    [
      { text: clockTime(at) },
      { text: line.type },
      { text: String(status ?? 'none'), colour: colourOf(status) },
      ...facts,
      { text: readableDuration(duration_ms) },
      source,
    ],
    terminal,
  )
}
