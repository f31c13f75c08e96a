import { type JsonSchema, type Operation, takesIdempotencyKey, wire } from '@foyer/contract'
import { listPagesOf } from './list-pages.ts'
import { locationFieldOf } from './location-field.ts'
import type { NamedGroup } from './named-groups.ts'
import { operationText } from './operation-text.ts'
import { documentation, indent, type TypeTexts } from './type-text.ts'

export const notice = '// Printed from the contract by `npm run print`: change the contract, not this file.\n'

/** The module of a group: its interface, the types of its inputs and answers, and the data of its operations. */
export function groupText(group: NamedGroup, types: TypeTexts): string {
  types.takeUsed()
  const methods = group.methods.map(method => methodParts(method, group, types))
  const declarations = methods.flatMap(({ declared }) => declared)
  const signatures = methods.map(({ signature }) => indent(signature)).join('\n\n')
  const operations = group.methods.map(({ name, operation }) => `  ${name}: ${operationText(operation)},`)
  const text = [
    ...declarations,
    `export interface ${group.type} {\n${signatures}\n}`,
    `export const ${group.name}: Record<keyof ${group.type}, Operation> = {\n${operations.join('\n')}\n}`,
  ].join('\n\n')
  return `${notice}${imports(text, types.takeUsed())}\n${text}\n`
}

const clientTypes = {
  '../../client/answer.ts': ['Answer', 'ListRequest'],
  '../../client/call-options.ts': ['CallOptions', 'KeyedCallOptions'],
  '../../client/location-id.ts': ['LocationId', 'OptionalLocationId'],
  '../../client/operation.ts': ['Operation'],
  '../../client/stream.ts': ['EventStream', 'StreamOptions'],
}

function imports(text: string, schemas: string[]): string {
  const uses = (name: string) => new RegExp(`\\b${name}\\b`).test(text)
  const lines = Object.entries({ ...clientTypes, '../schemas.ts': schemas }).map(([path, names]) => {
    const used = names.filter(uses)
    return used.length > 0 ? `import type { ${used.join(', ')} } from '${path}'\n` : ''
  })
  return lines.join('')
}

interface MethodParts {
  declared: string[]
  signature: string
}

function methodParts(
  { name, type, operation }: NamedGroup['methods'][number],
  { entryPoint }: NamedGroup,
  types: TypeTexts,
): MethodParts {
  const declared: string[] = []
  const input = inputText(operation, types, entryPoint === 'partner')
  if (input)
    declared.push(
      `export ${input.text.startsWith('{') ? `interface ${type}Input ` : `type ${type}Input = `}${input.text}`,
    )
  const given = input ? `input${input.isNeeded ? '' : '?'}: ${type}Input` : 'input?: Record<string, never>'
  const optionsType = operation.isStream
    ? 'StreamOptions'
    : takesIdempotencyKey(operation)
      ? 'KeyedCallOptions'
      : 'CallOptions'
  const returned = returnedText(operation, { type, types, declared })
  const tags = operation.deprecated ? ['@deprecated'] : []
  const summary = `${operation.summary}.\n${operation.description}`
  const signature = `${documentation(summary, tags)}${name}(${given}, options?: ${optionsType}): ${returned}`
  return { declared, signature }
}

interface InputText {
  text: string
  /** Whether a field is required. */
  isNeeded: boolean
}

/** The fields of path, query and body in one object; undefined for none. A body that is a list goes under `body`. */
function inputText(operation: Operation, types: TypeTexts, takesAliases: boolean): InputText | undefined {
  const location = takesAliases ? locationFieldOf(operation) : undefined
  const lines: string[] = []
  let isNeeded = location?.isRequired ?? false
  for (const from of ['params', 'query', 'body'] as const) {
    const schema = operation[from] as JsonSchema | undefined
    if (!schema) continue
    if (schema.type === 'array') {
      lines.push(`body: ${types.textOf(schema, 'input')}`)
      isNeeded = true
      continue
    }
    const isOther = (name: string) => name !== location?.field || from !== location.from
    const properties = Object.fromEntries(
      Object.entries(schema.properties ?? {}).filter(([name]) => isOther(name)),
    )
    lines.push(...types.fieldsOf({ ...schema, properties } as object, 'input'))
    isNeeded ||= (schema.required ?? []).some(isOther)
  }
  if (!location && lines.length === 0) return undefined
  const own = lines.length > 0 ? `{\n${lines.map(indent).join('\n')}\n}` : ''
  const alias = location && (location.isRequired ? 'LocationId' : 'OptionalLocationId')
  return { text: [alias, own].filter(Boolean).join(' & '), isNeeded }
}

interface Naming {
  type: string
  types: TypeTexts
  declared: string[]
}

function returnedText(operation: Operation, naming: Naming): string {
  const data = operation.data as JsonSchema
  if (operation.isStream) return `EventStream<${nameOf(data, `${naming.type}Event`, naming)}>`
  const pages = listPagesOf(operation)
  if (!pages)
    return `Promise<Answer<${nameOf(data, `${naming.type}Data`, naming)}${metaOf(operation, naming)}>>`
  const list = operation.surface === 'v3' ? (data.properties?.data as JsonSchema | undefined) : data
  const items = list?.items ?? {}
  return `ListRequest<${nameOf(items, `${naming.type}Item`, naming)}${metaOf(operation, naming)}>`
}

const sharedMetas = new Map<unknown, string>([
  [wire.PageMeta, 'PageMeta'],
  [wire.TotalCount, 'TotalCount'],
  [wire.NextId, 'NextId'],
])

function metaOf({ meta, surface, data }: Operation, { type, types, declared }: Naming): string {
  if (surface === 'v3' && (data as JsonSchema).properties?.data) return `, ${types.textOf(v3Page, 'output')}`
  if (!meta) return ''
  const shared = sharedMetas.get(meta)
  if (shared) return `, ${types.textOf({ ...meta, $id: shared }, 'output')}`
  return `, ${nameOf(meta, `${type}Meta`, { type, types, declared })}`
}

/** What a list of v3 says beside its data. */
const v3Page = {
  $id: 'V3Page',
  type: 'object',
  properties: {
    has_more: { type: 'boolean', description: 'Whether there are more elements' },
    next_cursor: {
      anyOf: [
        { type: 'string', description: 'Cursor of the next page; null on the last page' },
        { type: 'null' },
      ],
    },
  },
  required: ['has_more', 'next_cursor'],
}

/** The name of a type; an object without one gets it here. */
function nameOf(schema: object, name: string, { types, declared }: Naming): string {
  const text = types.textOf(schema, 'output')
  if (!text.startsWith('{')) return text
  const isWhole = text.endsWith('}')
  if (!isWhole) return text
  declared.push(`export interface ${name} ${text}`)
  return name
}
