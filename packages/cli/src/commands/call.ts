import type { ParseArgsConfig } from 'node:util'
import { takesIdempotencyKey } from '@foyer/contract'
import { type CallField, fieldsOf, isList, spellingsOf, toValue } from '../call-fields.ts'
import { inColumns } from '../columns.ts'
import { type Command, UsageError } from '../command.ts'
import {
  type AllOperations,
  connect,
  connectionHelp,
  connectionOptions,
  readConnection,
} from '../connection.ts'
import { accessOf, getOperation, type NamedOperation, pathOf } from '../named-operations.ts'
import { readOptions } from '../read-options.ts'

export const callCommand: Command = {
  summary: 'Call an operation and print its answer',
  usage: `foyer call <group.method> [--field value …] [--json '{…}']

  foyer call dictionaries.cities --country_id 840 --title "San F"
  foyer call companies.list --id 1 --id 2
  foyer call locations.createRole --location_id 1 --json '{"title": "Desk", "rights": []}'
  foyer call companies.list --help    shows the fields of the operation

Fields may come from --json, from options, or both; an option wins.

  --idempotency-key K    with a POST that knows the caller: the same call again under the same key, within 24 hours, is not
                         carried out again but answers what the first one was answered

${connectionHelp}`,

  async run([name, ...args], { env, print }) {
    if (!name || name.startsWith('-')) throw new UsageError('Which operation? For example: companies.list')
    const named = getOperation(name)
    const fields = fieldsOf(named.operation)
    const { values, positionals } = readOptions(args, {
      ...optionsOf(fields),
      ...connectionOptions,
      json: { type: 'string' },
      'idempotency-key': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    })
    if (positionals.length > 0) throw new UsageError(`${positionals[0]} belongs to no field.`)
    if (values.help) {
      print(describe(named, fields))
      return 0
    }
    const idempotencyKey = values['idempotency-key']
    if (idempotencyKey !== undefined && !takesIdempotencyKey(named.operation))
      throw new UsageError(`${name} takes no --idempotency-key.`)
    const foyer = connect(await readConnection(values, env))
    const input = { ...readJson(values.json), ...readFields(fields, values) }
    if (named.operation.isStream) {
      for await (const event of streamOn(foyer, named, input)) print(JSON.stringify(event))
      return 0
    }
    const { data, meta } = await callOn(foyer, named, input, { idempotencyKey })
    print(JSON.stringify({ data, meta }, null, 2))
    return 0
  },
}

function optionsOf(fields: CallField[]): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    fields.flatMap(({ name, field }) =>
      spellingsOf(name).map(spelling => [spelling, { type: 'string', multiple: isList(field) } as const]),
    ),
  )
}

function readFields(fields: CallField[], values: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const { name, field } of fields)
    for (const spelling of spellingsOf(name))
      if (values[spelling] !== undefined) input[name] = toValue(field, values[spelling] as string | string[])
  return input
}

function readJson(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {}
  try {
    const parsed: unknown = JSON.parse(text)
    // The SDK takes a body that is a list under this name.
    if (Array.isArray(parsed)) return { body: parsed }
    if (typeof parsed === 'object' && parsed !== null) return { ...parsed }
  } catch {}
  throw new UsageError('--json must be a JSON object.')
}

type AnyCall = (input: Record<string, unknown>, options: Keyed) => Promise<Answered>

interface Answered {
  data: unknown
  meta: unknown
}

interface Keyed {
  idempotencyKey: string | undefined
}

type AnyStream = (input: Record<string, unknown>) => AsyncIterable<unknown>

const callOn: (
  foyer: AllOperations,
  named: NamedOperation,
  ...given: Parameters<AnyCall>
) => Promise<Answered> = (foyer, named, ...given) => methodOf<AnyCall>(foyer, named)(...given)

/** Prints a line for each event until Ctrl-C. */
const streamOn = (foyer: AllOperations, named: NamedOperation, input: Record<string, unknown>) =>
  methodOf<AnyStream>(foyer, named)(input)

const methodOf = <M>(foyer: AllOperations, { group, method }: NamedOperation): M =>
  (foyer[group as keyof AllOperations] as unknown as Record<string, M>)[method] as M

function describe({ name, operation }: NamedOperation, fields: CallField[]): string {
  const rows = fields.map(({ name, field, isRequired }) => [
    `  --${name}`,
    isRequired ? 'required' : '',
    field.description ?? '',
  ])
  return [
    `${operation.summary}\n${operation.description ? `${operation.description}\n` : ''}`,
    `foyer call ${name}   ${operation.method} ${pathOf(operation)}   ${accessOf(operation)}`,
    rows.length > 0 ? `\n${inColumns(rows)}` : '\nIt has no fields.',
    ...(takesIdempotencyKey(operation) ? ['\nIt takes --idempotency-key.'] : []),
  ].join('\n')
}
