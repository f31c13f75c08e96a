import type { Json, JsonObject } from './json.ts'
import { withTypes } from './schema-types.ts'

/**
 * Adapts a document for the reference page. Browsers send no body with a GET, so the page would send a POST instead. It
 * would also fill in the first value of every enum, which nobody asked for, and it warns of named schemas whose parts have
 * no type.
 */
export function forReference(document: JsonObject): JsonObject {
  const paths = Object.entries(document.paths as Record<string, Record<string, JsonObject>>)
  const components = document.components as { schemas: JsonObject }
  return {
    ...document,
    components: {
      ...components,
      schemas: mapValues(components.schemas, each => withTypes(each, components.schemas)),
    },
    paths: Object.fromEntries(paths.map(([path, methods]) => [path, mapValues(methods, toSent)])),
  }
}

const mapValues = <T>(object: Record<string, T>, map: (each: T, key: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, each]) => [key, map(each, key)]))

function toSent({ requestBody, ...operation }: JsonObject, method: string): JsonObject {
  const parameters = (operation.parameters as JsonObject[]).map(withoutGuess)
  return { ...operation, parameters, ...(method === 'get' || !requestBody ? {} : { requestBody }) }
}

/** The reference page doesn't send a field with `x-disabled` until somebody ticks it. */
const withoutGuess = (parameter: JsonObject): JsonObject =>
  parameter.in !== 'query' || parameter.required || parameter.example !== undefined
    ? parameter
    : { ...parameter, examples: { default: { 'x-disabled': true } } }
