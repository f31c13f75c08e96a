import { type Direction, forGeneratedModel } from './generated-model.ts'
import type { Json, JsonObject } from './json.ts'

/**
 * Adapts a document for generators of clients, which know less of OpenAPI 3.1. It has the same operations except
 * streams, which generated clients can't read, and no webhooks, which clients don't call.
 */
export function forGenerators({ webhooks: _, ...document }: JsonObject): JsonObject {
  const { schemas, responses, headers: __, ...others } = document.components as Record<string, JsonObject>
  const paths = compact(mapValues(document.paths, methods => compact(mapValues(methods, toGenerated))))
  const models = mapValues(schemas, (each, name) =>
    forGeneratedModel(each, name.endsWith('Input') ? 'sent' : 'received'),
  )
  const shared = mapValues(responses, each => withModel(each, 'received'))
  return {
    ...document,
    paths,
    components: { schemas: usedIn([paths, shared], models), responses: shared, ...others },
  }
}

/** The models that the parts refer to, directly or through other models. */
function usedIn(parts: Json[], models: JsonObject): JsonObject {
  const used = new Set<string>()
  const collect = (part: Json | undefined) => {
    for (const [, name = ''] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      collect(models[name])
    }
  }
  parts.forEach(collect)
  return Object.fromEntries(Object.entries(models).filter(([name]) => used.has(name)))
}

/** Undefined for a stream. */
function toGenerated(operation: JsonObject, method: string): JsonObject | undefined {
  const { requestBody, ...kept } = operation
  const responses = operation.responses as Record<string, JsonObject>
  if (Object.values(responses).some(({ content = {} }) => 'text/event-stream' in (content as object)))
    return undefined
  return {
    ...kept,
    parameters: (operation.parameters as JsonObject[]).map(each => withModel(each, 'sent')),
    responses: mapValues(responses, each => withModel(each, 'received')),
    // Not every language can send a body with a GET, and ours only repeats the query.
    ...(requestBody && method !== 'get' ? { requestBody: withModel(requestBody as JsonObject, 'sent') } : {}),
  }
}

/** A parameter, or a body in JSON. Generators make nothing of examples and headers, and these are half of a document. */
function withModel(
  { example: _, headers: __, schema, content, ...described }: JsonObject,
  direction: Direction,
): JsonObject {
  const json = Object.entries((content ?? {}) as Record<string, JsonObject>).filter(([type]) =>
    type.endsWith('json'),
  )
  return {
    ...described,
    ...(schema === undefined ? {} : { schema: forGeneratedModel(schema, direction) }),
    ...(content === undefined
      ? {}
      : { content: mapValues(Object.fromEntries(json), each => withModel(each, direction)) }),
  }
}

const mapValues = <Result>(
  object: Json | undefined,
  map: (each: JsonObject, key: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(
    Object.entries((object ?? {}) as Record<string, JsonObject>).map(([key, each]) => [key, map(each, key)]),
  )

/** Without operations that are left out, and paths that have none left. */
const compact = (object: Record<string, JsonObject | undefined>): JsonObject =>
  Object.fromEntries(
    Object.entries(object).filter(
      (entry): entry is [string, JsonObject] => entry[1] !== undefined && Object.keys(entry[1]).length > 0,
    ),
  )
