import { type JsonSchema, locationNames, type Operation } from '@foyer/contract'
import { withoutNull } from './describe-field.ts'

export interface CallField {
  name: string
  field: JsonSchema
  isRequired: boolean
}

/** Every field of an operation, path fields first. */
export function fieldsOf({ params, query, body }: Operation): CallField[] {
  const fields = new Map<string, CallField>()
  for (const part of [params, query, body] as (JsonSchema | undefined)[])
    for (const [name, field] of Object.entries(part?.properties ?? {}))
      if (!fields.has(name))
        fields.set(name, { name, field, isRequired: part?.required?.includes(name) ?? false })
  return [...fields.values()]
}

/** The names under which the server takes a field; the Location has each of its names everywhere. */
export const namesOf = (name: string, field: JsonSchema): string[] => [
  ...new Set([name, ...(locationNames.includes(name) ? locationNames : []), ...(field['x-also'] ?? [])]),
]

/** `location_id` may also be written `--location-id`. */
export const spellingsOf = ({ name, field }: Pick<CallField, 'name' | 'field'>): string[] => [
  ...new Set(namesOf(name, field).flatMap(each => [each, each.replaceAll('_', '-')])),
]

export const isList = (field: JsonSchema): boolean => typeOf(field) === 'array'

/** Converts arguments to the types of the schema; what doesn't fit stays text, which the server refuses. */
export function toValue(field: JsonSchema, given: string | string[]): unknown {
  if (Array.isArray(given))
    return given.flatMap(text => toList((withoutNull(field).items as JsonSchema | undefined) ?? {}, text))
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
const toList = (items: JsonSchema, text: string): unknown[] =>
  typeOf(items) === 'string' || typeOf(items) === undefined
    ? [text]
    : typeOf(items) === 'object'
      ? [parseOrKeep(text)]
      : text.split(',').map(each => toValue(items, each))

const typeOf = (field: JsonSchema): string | undefined =>
  field.type ?? (field.anyOf as JsonSchema[] | undefined)?.find(each => each.type !== 'null')?.type

function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
