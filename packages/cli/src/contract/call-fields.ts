import { inputShapeOf, type JsonSchema, locationNames, type Operation } from '@foyer/contract'
import { isList, type Shape } from '../sdk.ts'

export interface CallField {
  name: string
  field: JsonSchema
  /** How text becomes its value. */
  shape: Shape
  isRequired: boolean
}

/** Every field of an operation, path fields first. */
export function fieldsOf({ params, query, body }: Operation): CallField[] {
  const fields = new Map<string, CallField>()
  for (const part of [params, query, body] as (JsonSchema | undefined)[])
    for (const [name, each] of Object.entries(part?.properties ?? {})) {
      const field = each as JsonSchema
      const isRequired = part?.required?.includes(name) ?? false
      if (!fields.has(name))
        fields.set(name, { name, field, shape: inputShapeOf(field, isRequired), isRequired })
    }
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

export const mayRepeat = ({ shape }: Pick<CallField, 'shape'>): boolean => isList(shape)
