import type { JsonSchema, Operation } from '@foyer/contract'
import type { TSchema } from 'typebox'

/** Beside what an operation knows: clients send records back with all that they were told. */
export const unknownValues = 5000
/** Nothing has more, in bulk or not. */
const maxInBulk = 40_000
/** Of what may be anything: as many as fit into the text of custom fields. */
const valuesOfAnything = 8192

/** How many values a body of the operation may have: those of the largest that is valid, and some that nobody asked for. */
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
