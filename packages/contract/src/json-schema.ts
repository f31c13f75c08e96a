import type { TSchema } from 'typebox'
import type { FieldCode } from './errors.ts'

/** A schema of the contract as JSON Schema, for programs that walk schemas. */
export interface JsonSchema {
  type?: string
  description?: string
  'x-flag'?: true
  'x-unique'?: true
  /** Other names of a field; the first one that is present counts. */
  'x-also'?: string[]
  /** A prefix that may precede a number, as in a header, and is ignored. */
  'x-prefix'?: string
  /** What a value should be that the schema lets through, because something else checks it; for the types of the SDK. */
  'x-shape'?: TSchema
  /** On v3, the code of its field errors. */
  'x-code'?: FieldCode
  /** Describes a rule outside the schema, for documents only; the rule has its own error message. */
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
