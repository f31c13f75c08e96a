import type { JsonSchema, Operation } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** Values by the name of their field. Where a name means a number here and text there, `name:text` is the text. */
export type PathValues = Record<string, number | string>

export interface Sample {
  path: string
  query: Record<string, unknown>
  body: unknown
}

const texts = [
  'Sample',
  '2026-01-31',
  '2026-01-31T18:30:00+05:00',
  'https://partner.example/hook',
  'sample@clients.example',
  'USD',
  '#1f7a4d',
  '10:00',
  'S',
]

/** Returns the smallest input that an operation accepts, with the given values. */
export function sampleOf(operation: Operation, named: PathValues): Sample {
  const params = operation.params ? (sample(operation.params, named) as Record<string, unknown>) : {}
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  return {
    path,
    query: operation.query ? (sample(operation.query, named) as Record<string, unknown>) : {},
    body: operation.body ? sample(operation.body, named) : undefined,
  }
}

/** Returns the plainest value that the schema accepts: only required fields, and the shortest lists. */
export function sample(schema: TSchema, named: PathValues, name = ''): unknown {
  const fitting = [named[`${name}:text`], named[name]].find(
    value => value !== undefined && Check(schema, value),
  )
  if (fitting !== undefined) return fitting
  const described = schema as JsonSchema
  if (described.const !== undefined) return described.const
  if (described.enum) return described.enum[0]
  if (described.anyOf) return sample(described.anyOf[0] as TSchema, named, name)
  switch (described.type) {
    case 'object':
      return objectOf(described, named)
    case 'array':
      return Array.from({ length: described.minItems ?? 0 }, () =>
        sample(described.items ?? {}, named, singular(name)),
      )
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, described.minimum ?? 1), described.maximum ?? Number.POSITIVE_INFINITY)
    case 'boolean':
      return true
    case 'string':
      return (
        described.examples?.[0] ??
        texts.find(text => Check(schema, text)) ??
        'x'.repeat(Math.max(described.minLength ?? 1, 1))
      )
  }
  return null
}

/** `location_ids` is a list of what `location_id` is one of. */
const singular = (name: string) => name.replace(/s$/, '')

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  named: PathValues,
): Record<string, unknown> {
  return Object.fromEntries(required.map(name => [name, sample(properties[name] ?? {}, named, name)]))
}
