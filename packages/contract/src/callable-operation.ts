import type { Access } from './access.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Operation } from './operation.ts'

type Fields = Pick<JsonSchema, 'type'> & { properties?: Record<string, unknown> }

/** The parts of an operation that a call needs. The console carries these alone, without schemas and descriptions. */
export interface CallableOperation
  extends Pick<Operation, 'name' | 'method' | 'surface' | 'path' | 'alsoOnApp' | 'isStream'> {
  access: Pick<Access, 'by'>
  params?: Fields
  query?: Fields
  body?: Fields
  /** Present where the answer has a `meta` beside its data. */
  meta?: object
}

export function toCallable(operation: Operation): CallableOperation {
  const { name, method, surface, path, alsoOnApp, isStream, access, params, query, body, meta } = operation
  return {
    name,
    method,
    surface,
    path,
    alsoOnApp,
    isStream,
    access: { by: access.by },
    params: toFields(params),
    query: toFields(query),
    body: toFields(body),
    meta: meta && {},
  }
}

const toFields = (schema: JsonSchema | undefined): Fields | undefined =>
  schema && {
    type: schema.type,
    properties: Object.fromEntries(Object.keys(schema.properties ?? {}).map(name => [name, true])),
  }
