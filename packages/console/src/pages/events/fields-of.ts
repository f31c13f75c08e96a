/** As much of a JSON Schema as the contract uses. */
export interface Schema {
  type?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
}

export interface FieldRow {
  /** Such as `data.categories[].id`. */
  path: string
  depth: number
  type: string
  isNullable: boolean
  isOptional: boolean
  description: string
}

const maxDepth = 8

/** The fields of a body as rows, each before those within it; pure. */
export function fieldsOf(schema: Schema, path = '', depth = 0): FieldRow[] {
  if (depth > maxDepth) return []
  return Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
    const { schema: field, isNullable } = withoutNull(given)
    const own = path === '' ? name : `${path}.${name}`
    const row = {
      path: own,
      depth,
      type: typeOf(field),
      isNullable,
      isOptional: !(schema.required ?? []).includes(name),
      description: given.description ?? field.description ?? '',
    }
    const items = field.items && withoutNull(field.items).schema
    return [row, ...fieldsOf(field, own, depth + 1), ...(items ? fieldsOf(items, `${own}[]`, depth + 1) : [])]
  })
}

function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const some = schema.anyOf?.filter(({ type }) => type !== 'null')
  if (!some || some.length === schema.anyOf?.length) return { schema, isNullable: false }
  return { schema: some.length === 1 ? (some[0] as Schema) : { ...schema, anyOf: some }, isNullable: true }
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ')
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items) : ''}[]`
  return schema.format ? `${schema.type} (${schema.format})` : (schema.type ?? 'any')
}
