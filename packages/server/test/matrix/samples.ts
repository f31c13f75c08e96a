import type { Operation } from '@foyer/contract'
import type { TSchema } from 'typebox'

/** Values by the name of their field. Where a name means a number here and text there, `name:text` is the text. */
export type Named = Record<string, number | string>

export interface Sample {
  path: string
  query: Record<string, unknown>
  body: unknown
}

interface Described {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: TSchema[]
  properties?: Record<string, TSchema>
  required?: string[]
  items?: TSchema
  minItems?: number
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  default?: unknown
  examples?: unknown[]
}

/** The smallest input that an operation accepts, about the things that are named. */
export function sampleOf(operation: Operation, named: Named): Sample {
  const params = operation.params ? (sampleValue(operation.params, '', named) as Record<string, unknown>) : {}
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  return {
    path,
    query: operation.query ? (sampleValue(operation.query, '', named) as Record<string, unknown>) : {},
    body: operation.body ? sampleValue(operation.body, '', named) : undefined,
  }
}

function sampleValue(schema: TSchema, name: string, named: Named): unknown {
  const described = schema as Described
  const given = described.type === 'string' ? (named[`${name}:text`] ?? named[name]) : named[name]
  if (isScalar(described) && typeof given === (described.type === 'string' ? 'string' : 'number'))
    return given
  if (described.const !== undefined) return described.const
  if (described.enum) return described.enum[0]
  if (described.anyOf) return sampleValue(described.anyOf[0] as TSchema, name, named)
  switch (described.type) {
    case 'object':
      return objectOf(described, named)
    case 'array':
      return Array.from({ length: described.minItems ?? 0 }, () =>
        sampleValue(described.items ?? {}, singular(name), named),
      )
    case 'integer':
    case 'number':
      return Math.min(Math.max(described.minimum ?? 1, 1), described.maximum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return described.examples?.[0] ?? 'x'.repeat(Math.max(described.minLength ?? 1, 1))
  }
  return null
}

const isScalar = ({ type }: Described) => ['integer', 'number', 'string'].includes(type ?? '')

/** `location_ids` is a list of what `location_id` is one of. */
const singular = (name: string) => name.replace(/s$/, '')

function objectOf({ properties = {}, required = [] }: Described, named: Named): Record<string, unknown> {
  return Object.fromEntries(required.map(name => [name, sampleValue(properties[name] ?? {}, name, named)]))
}
