import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { demo } from '../../src/features/demo/facts.ts'

/** The part of JSON Schema that inputs of the contract are written in. */
export interface Described {
  type?: string
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
  required?: string[]
  items?: TSchema
  anyOf?: TSchema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  maxProperties?: number
}

/** What fields of these names hold in the demo world; all others take what their schema allows. */
const known: Record<string, unknown> = {
  crm_token: demo.telephony.crmToken,
  phone: demo.clients.first.phone,
  diversion: demo.telephony.numbers.main,
  timezone_name: 'America/New_York',
  start: '2026-01-01',
  end: '2026-01-31',
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

/** A value that the schema accepts, as plain as possible: required fields alone, lists with one element. */
export function sample(schema: TSchema, name = ''): unknown {
  const described = schema as Described
  const fitting = known[name]
  if (fitting !== undefined && Check(schema, fitting)) return fitting
  if (described.anyOf) return sample(described.anyOf[0] as TSchema, name)
  if (described.enum) return described.enum[0]
  if ('const' in described) return described.const
  switch (described.type) {
    case 'string':
      return texts.find(text => Check(schema, text)) ?? 'Sample'
    case 'integer':
    case 'number':
      return Math.max(1, described.minimum ?? 1) <= (described.maximum ?? 1)
        ? Math.max(1, described.minimum ?? 1)
        : (described.maximum ?? 0)
    case 'boolean':
      return true
    case 'array':
      return (described.minItems ?? 0) > 0 ? [sample(described.items ?? {}, name)] : []
    case 'object':
      return Object.fromEntries(
        (described.required ?? []).map(field => [field, sample(described.properties?.[field] ?? {}, field)]),
      )
  }
  return null
}
