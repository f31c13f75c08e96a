import type { Json, JsonObject } from './schemas.ts'

/**
 * Adapts a document for the reference page. Browsers send no body with a GET, so the page would send a POST instead. It
 * would also fill in the first value of every enum, which nobody asked for.
 */
export function forReference(document: JsonObject): JsonObject {
  const paths = Object.entries(document.paths as Record<string, Record<string, JsonObject>>)
  return {
    ...document,
    paths: Object.fromEntries(paths.map(([path, methods]) => [path, mapValues(methods, toSent)])),
  }
}

const mapValues = (methods: Record<string, JsonObject>, map: (each: JsonObject, key: string) => Json) =>
  Object.fromEntries(Object.entries(methods).map(([key, each]) => [key, map(each, key)]))

function toSent({ requestBody, ...operation }: JsonObject, method: string): JsonObject {
  const parameters = (operation.parameters as JsonObject[]).map(withoutGuess)
  return { ...operation, parameters, ...(method === 'get' || !requestBody ? {} : { requestBody }) }
}

/** The reference page doesn't send a field with `x-disabled` until somebody ticks it. */
const withoutGuess = (parameter: JsonObject): JsonObject =>
  parameter.in !== 'query' || parameter.required || parameter.example !== undefined
    ? parameter
    : { ...parameter, examples: { default: { 'x-disabled': true } } }
