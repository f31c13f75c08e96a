import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'

type Serialize = (data: unknown) => string

const serializers = new WeakMap<object, Serialize>()

/**
 * Compiles the serializer of a response at its first use, once per process. Compiling all of them would take half a
 * second of every start, and most operations send JSON that PostgreSQL wrote.
 */
export function compileSerializersLate(app: FastifyInstance): void {
  app.setSerializerCompiler<object>(
    ({ schema }) =>
      data =>
        serializerOf(schema)(data),
  )
}

function serializerOf(schema: object): Serialize {
  const known = serializers.get(schema)
  if (known) return known
  const compiled = fastJsonStringify(schema)
  serializers.set(schema, compiled)
  return compiled
}
