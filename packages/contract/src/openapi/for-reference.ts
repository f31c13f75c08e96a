import type { Json, JsonObject } from './schemas.ts'

/**
 * The same document for the page that shows it and sends its calls. A browser sends no body with a GET, and the page
 * would make a POST of it. It would also fill in the first value of every choice, which nobody has asked for.
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

/** `x-disabled` is a word of the page: the field is offered, and not sent until somebody ticks it. */
const withoutGuess = (parameter: JsonObject): JsonObject =>
  parameter.in !== 'query' || parameter.required || parameter.example !== undefined
    ? parameter
    : { ...parameter, examples: { default: { 'x-disabled': true } } }
