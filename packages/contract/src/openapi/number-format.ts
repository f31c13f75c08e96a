import type { JsonObject } from './json.ts'

const maxInt32 = 2_147_483_647

/**
 * Adds how wide a number can be. Without it, generated clients use 32 bits, which are too few for ids and amounts.
 */
export function withNumberFormat(schema: JsonObject): JsonObject {
  if (schema.format !== undefined || schema.enum !== undefined) return schema
  if (schema.type === 'number') return { ...schema, format: 'double' }
  const isWide = typeof schema.maximum !== 'number' || schema.maximum > maxInt32
  return schema.type === 'integer' && isWide ? { ...schema, format: 'int64' } : schema
}
