import type { TSchema } from 'typebox'
import type { Json, JsonObject } from './schemas.ts'

/** Values for fields by their name, such as the ids of the demo world. */
export type Examples = Record<string, Json>

interface Described {
  type?: string
  examples?: Json[]
  default?: Json
  enum?: Json[]
  minimum?: number
  properties?: Record<string, TSchema>
  required?: string[]
}

/** An example that works when it is pasted: known values first, then what the schema itself says. */
export function exampleOf(field: string, schema: TSchema, known: Examples): Json | undefined {
  const described = schema as Described
  if (field in known) return known[field]
  if (described.examples?.length) return described.examples[0]
  return described.default ?? described.enum?.[0]
}

/** A body with every required field, and those optional ones whose value is known. */
export function exampleBody(schema: TSchema, known: Examples): JsonObject | undefined {
  const { properties, required = [] } = schema as Described
  if (!properties) return undefined
  const body: JsonObject = {}
  for (const [field, property] of Object.entries(properties)) {
    const example = exampleOf(field, property, known)
    if (example !== undefined) body[field] = example
    else if (required.includes(field)) body[field] = placeholder(property as Described, field)
  }
  return body
}

function placeholder(schema: Described, field: string): Json {
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return true
  return field
}
