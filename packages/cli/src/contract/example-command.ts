import { type Example, examples, requestExamples, usualCallerOf } from '@foyer/contract/examples'
import { fieldsOf } from './call-fields.ts'
import type { NamedOperation } from './named-operations.ts'

/** The command that sends the example of an operation to a sandbox. */
export function exampleCommand({ name, operation, group, method }: NamedOperation): string {
  const { params, query, body } = examples.operations[operation.name] ?? {}
  const words = Array.isArray(body)
    ? [...toOptions({ ...params, ...query }), inputOption(body)]
    : toOptions(
        { ...params, ...query, ...(body as object | undefined) },
        new Set(fieldsOf(operation).map(field => field.name)),
      )
  const example = (requestExamples as Record<string, Record<string, Example>>)[group]?.[method]
  const caller = example?.as ?? usualCallerOf(operation)
  // Without `--as` the owner calls.
  const isOther = ['person', 'operator'].includes(operation.access.by) && caller !== 'owner'
  return ['foyer call', name, ...words, ...(isOther ? [`--as ${caller}`] : [])].join(' ')
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
