import type { Operation } from '@foyer/contract'

/** The parts of a field's schema that the command line needs. */
interface Field {
  type?: string
  description?: string
  items?: Field
  anyOf?: Field[]
  properties?: Record<string, Field>
  required?: string[]
}

export interface CallField {
  name: string
  field: Field
  isRequired: boolean
}

/** Every field of an operation, path fields first. */
export function fieldsOf({ params, query, body }: Operation): CallField[] {
  const fields = new Map<string, CallField>()
  for (const part of [params, query, body] as (Field | undefined)[])
    for (const [name, field] of Object.entries(part?.properties ?? {}))
      if (!fields.has(name))
        fields.set(name, { name, field, isRequired: part?.required?.includes(name) ?? false })
  return [...fields.values()]
}

/** `location_id` may also be written `--location-id`. */
export const spellingsOf = (name: string): string[] => [...new Set([name, name.replaceAll('_', '-')])]

export const isList = (field: Field): boolean => typeOf(field) === 'array'

/** Converts arguments to the types of the schema; what doesn't fit stays text, which the server refuses. */
export function toValue(field: Field, given: string | string[]): unknown {
  if (Array.isArray(given)) return given.flatMap(text => toList(field.items ?? {}, text))
  switch (typeOf(field)) {
    case 'integer':
    case 'number':
      return given.trim() === '' || Number.isNaN(Number(given)) ? given : Number(given)
    case 'boolean':
      return given === 'true' || given === '1' ? true : given === 'false' || given === '0' ? false : given
    case 'object':
      return parseOrKeep(given)
    default:
      return given
  }
}

/** Numbers may be separated by commas; text may contain them. */
const toList = (items: Field, text: string): unknown[] =>
  typeOf(items) === 'string' || typeOf(items) === undefined
    ? [text]
    : typeOf(items) === 'object'
      ? [parseOrKeep(text)]
      : text.split(',').map(each => toValue(items, each))

const typeOf = (field: Field): string | undefined =>
  field.type ?? field.anyOf?.find(each => each.type !== 'null')?.type

function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
