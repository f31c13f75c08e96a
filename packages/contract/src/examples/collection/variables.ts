import { type CallName, replaceTaken, type Taken } from '../example.ts'
import { callNames } from '../order.ts'
import { exampleOf } from '../requests.ts'

/** The Monday that the examples are written for. */
const exampleDay = Date.parse('2026-02-02')
const dayMs = 86_400_000

/** The variable of a day, counted from the Monday of the week in which the collection runs. */
export const dayVariable = (offset: number) => (offset < 0 ? `day_minus_${-offset}` : `day_${offset}`)

const toDay = (date: string) => `{{${dayVariable(Math.round((Date.parse(date) - exampleDay) / dayMs))}}}`

/** Returns the days that a text needs, as offsets from Monday. */
export const daysIn = (text: string): number[] =>
  [
    ...new Set(
      [...text.matchAll(/\{\{day_(minus_)?(\d+)\}\}/g)].map(([, minus, n]) => Number(n) * (minus ? -1 : 1)),
    ),
  ].sort((left, right) => left - right)

/** The variable of a value that an earlier answer has. */
export function variableOf({ from, path, how }: Taken): string {
  if (how === 'mailed-token') return 'mailed_token'
  if (how === 'code') return 'authenticator_code'
  if (from === 'authorize') return 'consent_request_id'
  if (from === 'sandbox.createWorld') return 'world_id'
  const field = path.split('.').at(-1)
  return `${from.replace('.', '_').replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}_${field}`
}

/** Formats input as JSON whose taken values and dates are variables. */
export function toText(value: unknown, space = 2): string {
  const marked = replaceTaken(value, taken =>
    typeof taken.shown === 'number' ? `⟦#${variableOf(taken)}⟧` : `⟦${variableOf(taken)}⟧`,
  )
  return withVariables(JSON.stringify(marked, null, space))
}

const withVariables = (text: string) =>
  text
    .replaceAll(/"⟦#(\w+)⟧"/g, '{{$1}}')
    .replaceAll(/⟦#?(\w+)⟧/g, '{{$1}}')
    .replaceAll(/\b202[67]-\d\d-\d\d/g, toDay)

/** Formats one value of a path or a query. */
export function toPlain(value: unknown): string {
  const [text] = JSON.parse(
    toText([typeof value === 'number' ? `${value}` : value]).replaceAll(
      /(?<!")(\{\{\w+\}\})(?!")(?=\n)/g,
      '"$1"',
    ),
  )
  return String(text)
}

/** The values that later requests take from answers, by the call that answers them. */
export function takenByCall(): Map<CallName | 'authorize', Taken[]> {
  const found = new Map<CallName | 'authorize', Taken[]>()
  for (const name of callNames)
    replaceTaken(exampleOf(name), taken => {
      const known = found.get(taken.from) ?? []
      if (!known.some(other => variableOf(other) === variableOf(taken)))
        found.set(taken.from, [...known, taken])
      return taken
    })
  return found
}
