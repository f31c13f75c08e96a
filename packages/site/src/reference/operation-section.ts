import {
  addressesOf,
  deprecatedSince,
  type JsonObject,
  type JsonSchema,
  takesIdempotencyKey,
} from '@foyer/contract'
import { examples } from '@foyer/contract/examples'
import type { NamedOperation } from '../../../cli/src/contract/named-operations.ts'
import { demoSetting, printCommand, printCurl, printSdk, toExampleCall } from '../snippets/index.ts'
import { accessWords } from './access-words.ts'
import { fieldRows, typeOf, withoutNull } from './field-rows.ts'
import { cell, fence, table } from './markdown.ts'

export interface Described {
  named: NamedOperation
  /** What the OpenAPI document says of each error status. */
  failures: { status: string; description: string }[]
  /** Where the API explorer shows it; undefined where there is none. */
  explorer: string | undefined
}

/** The section of an operation on the page of its group. */
export function operationSection({ named, failures, explorer }: Described): string {
  const { operation, name } = named
  const [address] = addressesOf(operation)
  return [
    `## ${operation.summary}`,
    `\`${operation.method} ${address?.path}\`${address?.listener === 'app' ? ' on the app listener' : ''}`,
    ...(operation.deprecated ? [`**Deprecated** since ${deprecatedSince.toISOString().slice(0, 10)}.`] : []),
    ...(operation.sandboxOnly ? ['Only a sandbox has it.'] : []),
    ...(operation.preview
      ? ['A preview: always in a sandbox, in production where the operator allows it.']
      : []),
    operation.description,
    `**Who may call it.** ${accessWords(operation)}`,
    `**Names.** SDK and command: \`${name}\`. OpenAPI: \`${operation.name}\`.${explorer ? ` [Send it in the API explorer](${explorer}).` : ''}`,
    ...fieldsPart(named),
    ...examplePart(named),
    ...responsePart(named),
    ...errorsPart(failures),
  ].join('\n\n')
}

const places = [
  ['params', 'path'],
  ['query', 'query'],
  ['body', 'body'],
] as const

function fieldsPart({ operation }: NamedOperation): string[] {
  const rows = places.flatMap(([part, place]) => {
    const schema = operation[part] as JsonSchema | undefined
    const isList = schema?.type === 'array'
    return fieldRows(isList ? (schema?.items ?? {}) : (schema ?? {}), isList ? '[].' : '').map(row => [
      `\`${row.name}\``,
      place,
      row.type,
      row.isRequired ? 'yes' : '',
      row.about,
    ])
  })
  if (takesIdempotencyKey(operation))
    rows.push([
      '`Idempotency-Key`',
      'header',
      'text',
      '',
      'The same key within 24 hours carries out the request once. At most 255 characters.',
    ])
  if (rows.length === 0) return ['It takes no fields.']
  return ['**Fields**', table(['field', 'in', 'type', 'required', 'description'], rows)]
}

function examplePart(named: NamedOperation): string[] {
  const call = toExampleCall(named)
  const command = printCommand(call)
  return [
    call.follows.length > 0
      ? `**Example**, after ${call.follows.map(name => `\`${name}\``).join(', ')}`
      : '**Example**',
    [
      fence('sh', printCurl(call, demoSetting), 'curl'),
      fence('ts', printSdk(call, demoSetting), 'SDK'),
      ...(command ? [fence('sh', command, 'CLI')] : []),
    ].join('\n\n'),
    ...(command ? [] : ['The command has no session, so it cannot call this.']),
  ]
}

function responsePart({ operation }: NamedOperation): string[] {
  const { status, data, meta, isStream, surface } = operation
  if (status === 204) return [`**Response ${status}**, without a body`]
  const schema = withoutNull(data as JsonSchema)
  const isList = schema.type === 'array'
  const isBare = surface === 'v3' || isStream
  const around = isBare ? '' : isList ? 'data[].' : 'data.'
  const rows = [
    ...fieldRows(isList ? (schema.items ?? {}) : schema, around, 2),
    ...fieldRows(meta ?? {}, 'meta.', 2),
  ].map(row => [`\`${row.name}\``, row.type, row.about])
  const answer = examples.operations[operation.name]?.answer
  return [
    `**Response ${status}**${isStream ? ', server-sent events. The data of each is:' : ''}`,
    rows.length > 0
      ? table(['field', 'type', 'description'], rows)
      : isBare
        ? ''
        : `\`data\` is ${cell(typeOf(schema))}.`,
    ...(answer === undefined ? [] : [fence('json', JSON.stringify(answer, null, 2))]),
  ].filter(Boolean)
}

const errorsPart = (failures: Described['failures']): string[] => [
  '**Errors**',
  table(
    ['status', 'when'],
    failures.map(({ status, description }) => [status, description]),
  ),
  '[What to do about each error](../../errors.md).',
]

/** The errors of each operation, as an OpenAPI document has them. */
export function failuresIn(document: JsonObject): Map<string, Described['failures']> {
  const { responses } = document.components as unknown as {
    responses: Record<string, { description: string }>
  }
  const paths = document.paths as unknown as Record<string, Record<string, DocumentOperation>>
  return new Map(
    Object.values(paths)
      .flatMap(methods => Object.values(methods))
      .map(({ operationId, responses: own }) => [
        operationId,
        Object.entries(own)
          .filter(([status]) => Number(status) >= 400)
          .map(([status, { $ref = '' }]) => ({
            status,
            description: responses[$ref.split('/').at(-1) ?? '']?.description ?? '',
          })),
      ]),
  )
}

interface DocumentOperation {
  operationId: string
  responses: Record<string, { $ref?: string }>
}
