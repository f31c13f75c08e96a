import type { TSchema } from 'typebox'
import type { FieldCode } from './errors.ts'

/** A schema of the contract, seen as the JSON Schema that it is: what programs that walk schemas may find in it. */
export interface JsonSchema {
  type?: string
  description?: string
  'x-flag'?: true
  'x-unique'?: true
  /** Other names of a field, of which the first that is there counts. */
  'x-also'?: string[]
  /** What may stand before a number, as it does in a header: the number alone counts. */
  'x-prefix'?: string
  /** On v3, what its failures are called where a program must tell them apart. */
  'x-code'?: FieldCode
  /** What a rule beside the schema demands, for descriptions alone: the rule complains in its own words. */
  'x-pattern'?: string
  'x-min-length'?: number
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
  required?: string[]
  items?: TSchema
  anyOf?: TSchema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  maxProperties?: number
}
