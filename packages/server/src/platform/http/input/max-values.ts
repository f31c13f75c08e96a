import type { JsonSchema, Operation } from '@foyer/contract'
import type { TSchema } from 'typebox'

/** Unknown fields are allowed too, because clients send records back with everything they received. */
export const unknownValues = 5000
/** No operation accepts more, in bulk or not. */
const maxInBulk = 40_000
/** A value without a schema may have as many values as fit into the text of custom fields. */
const valuesOfAnything = 8192

/** Returns how many values a body of the operation may have: those of the largest valid one, and some unknown ones. */
export function maxValuesOf({ body, query }: Operation): number {
  const schema = body ?? query
  return Math.min(maxInBulk, unknownValues + (schema ? valuesIn(schema) : 0))
}

function valuesIn(schema: TSchema): number {
  const described = schema as JsonSchema
  if (described.anyOf) return Math.max(...described.anyOf.map(valuesIn))
  if (described.properties)
    return Object.values(described.properties).reduce<number>((sum, inner) => sum + valuesIn(inner), 1)
  if (described.items) return 1 + (described.maxItems ?? maxInBulk) * valuesIn(described.items)
  if (described.enum || 'const' in described) return 1
  return described.type === undefined || described.type === 'object' ? valuesOfAnything : 1
}
