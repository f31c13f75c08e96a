import { examples } from '@foyer/contract/examples'
import { fieldsOf } from './call-fields.ts'
import type { NamedOperation } from './named-operations.ts'

/** An answer that is longer is cut: it is there to show the shape. */
const maxAnswerLines = 30

/** A command that was really sent to a sandbox, and what the sandbox answered. */
export function exampleHelp({ name, operation }: NamedOperation): string {
  const { params, query, body, answer, follows = [] } = examples.operations[operation.name] ?? {}
  const words = Array.isArray(body)
    ? [...toOptions({ ...params, ...query }), inputOption(body)]
    : toOptions(
        { ...params, ...query, ...(body as object | undefined) },
        new Set(fieldsOf(operation).map(field => field.name)),
      )
  const before = follows.length > 0 ? `\n  It follows: ${follows.join(', ')}` : ''
  const example = `\nExample:\n  ${['foyer call', name, ...words].join(' ')}${before}`
  return answer === undefined ? example : `${example}\n\nIt answers:\n${cutAnswer(answer)}`
}

function toOptions(fields: object, known?: Set<string>): string[] {
  const plain: string[] = []
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    if (values.length > 0 && values.every(isScalar) && (known?.has(name) ?? true))
      plain.push(...values.map(each => `--${name} ${quote(String(each))}`))
    else rest[name] = value
  }
  return Object.keys(rest).length > 0 ? [...plain, inputOption(rest)] : plain
}

const isScalar = (value: unknown) => value !== null && typeof value !== 'object'
const inputOption = (value: unknown) => `--input ${quote(JSON.stringify(value))}`
const quote = (text: string) => (/^[\w@.:/+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)

function cutAnswer(answer: unknown): string {
  const lines = JSON.stringify(answer, null, 2).split('\n')
  const shown = lines.length > maxAnswerLines ? [...lines.slice(0, maxAnswerLines), '…'] : lines
  return shown.map(line => `  ${line}`).join('\n')
}
