import type { JsonSchema } from '@foyer/contract'

export interface FieldRow {
  /** With the fields around it: `filters[].type`. */
  name: string
  type: string
  isRequired: boolean
  /** Description and limits, as sentences. */
  about: string
}

/** Objects inside objects are shown this deep; the example shows the rest. */
const maxDepth = 3

/** The fields of an object, each followed by the fields inside it. */
export function fieldRows(given: unknown, prefix = '', depth = 1): FieldRow[] {
  const { properties = {}, required = [] } = withoutNull(given as JsonSchema)
  return Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const row = {
      name: prefix + name,
      type: typeOf(field),
      isRequired: required.includes(name),
      about: aboutOf(field),
    }
    return depth < maxDepth ? [row, ...rowsInside(field, row.name, depth)] : [row]
  })
}

function rowsInside(field: JsonSchema, name: string, depth: number): FieldRow[] {
  const schema = withoutNull(field)
  return schema.type === 'array'
    ? fieldRows(schema.items ?? {}, `${name}[].`, depth + 1)
    : fieldRows(schema, `${name}.`, depth + 1)
}

export function typeOf(given: unknown): string {
  const field = given as JsonSchema
  const alternatives = (field.anyOf ?? []) as JsonSchema[]
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeOf))].join(' or ')
  if (field['x-flag']) return '0 or 1'
  if (field.type === 'array') return field.items ? `list of ${typeOf(field.items)}` : 'list'
  if (field.type === 'string') return field.format ? `text (${field.format})` : 'text'
  if (field.type === undefined)
    return typeOfValues(field.enum ?? (field.const === undefined ? [] : [field.const]))
  return field.type
}

const typeOfValues = (values: readonly unknown[]): string =>
  [...new Set(values.map(value => (typeof value === 'string' ? 'text' : typeof value)))].join(' or ') || 'any'

function aboutOf(field: JsonSchema): string {
  const schema = withoutNull(field)
  const isList = schema.type === 'array'
  const single = isList ? withoutNull((schema.items ?? {}) as JsonSchema) : schema
  const description = field.description ?? schema.description ?? single.description ?? ''
  const values = single.enum ?? (single.const === undefined ? undefined : [single.const])
  return [
    description && !/[.!?]$/.test(description) ? `${description}.` : description,
    values && !single['x-flag'] ? `One of ${values.map(value => `\`${value}\``).join(', ')}.` : '',
    ...limitsOf(single),
    isList && schema.maxItems ? `At most ${schema.maxItems} elements.` : '',
    schema.default === undefined ? '' : `Default: \`${JSON.stringify(schema.default)}\`.`,
    field['x-also'] ? `Also as ${field['x-also'].map(name => `\`${name}\``).join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function limitsOf({ minimum, maximum, minLength, maxLength, 'x-flag': isFlag }: JsonSchema): string[] {
  if (isFlag) return []
  const isOpen = maximum === undefined || maximum >= 1_000_000_000
  return [
    minimum !== undefined && !isOpen ? `From ${minimum} to ${maximum}.` : '',
    minimum === undefined && !isOpen ? `At most ${maximum}.` : '',
    minLength && minLength > 1 ? `At least ${minLength} characters.` : '',
    maxLength ? `At most ${maxLength} characters.` : '',
  ]
}

/** The schema of a field that may be null, without the null. */
export function withoutNull(field: JsonSchema): JsonSchema {
  const others = ((field.anyOf ?? []) as JsonSchema[]).filter(({ type }) => type !== 'null')
  return others.length === 1 && others[0] ? others[0] : field
}
