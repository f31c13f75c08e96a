import type { JsonSchema } from '@foyer/contract'

/** The schema of a field that may be null, without the null. */
const withoutNull = (field: JsonSchema): JsonSchema => {
  const [only, ...others] = (field.anyOf ?? []).filter(
    ({ type }: JsonSchema) => type !== 'null',
  ) as JsonSchema[]
  return only && others.length === 0 ? { description: field.description, ...only } : field
}

/** The type as the value of an option: `<integer>`, `<text>`, `<json>`. */
export function typeWord(field: JsonSchema): string {
  const { type, format, anyOf, items, 'x-flag': isFlag } = withoutNull(field)
  if (isFlag) return '0|1'
  if (type === 'array') return typeWord((items as JsonSchema | undefined) ?? {})
  if (type === 'object') return 'json'
  if (type === 'string') return format ?? 'text'
  if (type === undefined && anyOf) return typeWord(anyOf[0] as JsonSchema)
  return type ?? 'text'
}

/** Everything that a value must keep to, as a list of words. */
function rulesOf(field: JsonSchema, isRequired: boolean): string[] {
  const schema = withoutNull(field)
  const { type, items } = schema
  const isList = type === 'array'
  const one = isList ? withoutNull((items as JsonSchema | undefined) ?? {}) : schema
  const values = one.enum ?? (one.const === undefined ? undefined : [one.const])
  return [
    ...(isRequired ? ['required'] : []),
    ...(isList ? [`may be repeated${schema.maxItems ? `, at most ${schema.maxItems} times` : ''}`] : []),
    ...(values ? [`one of: ${values.join(', ')}`] : []),
    ...boundsOf(one),
    ...(schema.default === undefined ? [] : [`by default ${[schema.default].flat().join(', ')}`]),
  ]
}

function boundsOf({ minimum, maximum, minLength, maxLength, 'x-flag': isFlag }: JsonSchema): string[] {
  const isOpen = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
  const range = minimum === undefined ? [] : isOpen ? [`at least ${minimum}`] : [`${minimum} to ${maximum}`]
  const length = minLength && minLength > 1 ? [`at least ${minLength} characters`] : []
  return [...(isFlag ? [] : range), ...length, ...(maxLength ? [`at most ${maxLength} characters`] : [])]
}

/** What the help says about a field. */
export function describeField(field: JsonSchema, isRequired: boolean): string {
  const description = field.description ?? withoutNull(field).description ?? ''
  const rules = rulesOf(field, isRequired)
  return rules.length > 0 ? `${description} (${rules.join('; ')})`.trim() : description
}
