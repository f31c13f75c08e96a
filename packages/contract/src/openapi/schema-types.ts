import { isJsonObject, type Json, type JsonObject } from './json.ts'

const anything = ['object', 'array', 'string', 'number', 'boolean', 'null']

/** Adds the types that a schema implies to each of its parts, and leaves out parts that say nothing. */
export function withTypes(schema: Json, named: JsonObject): Json {
  if (!isJsonObject(schema) || '$ref' in schema) return schema
  const { items, patternProperties, ...typed } = schema
  const type = 'type' in typed ? undefined : typesOf(schema, named)
  if (type) typed.type = type.length === 1 ? (type[0] as string) : type
  if (items && !saysNothing(items)) typed.items = withTypes(items, named)
  if (isJsonObject(patternProperties) && !Object.values(patternProperties).every(saysNothing))
    typed.patternProperties = mapValues(patternProperties, each => withTypes(each, named))
  if (isJsonObject(typed.properties))
    typed.properties = mapValues(typed.properties, each => withTypes(each, named))
  for (const keyword of ['anyOf', 'allOf'])
    if (Array.isArray(typed[keyword])) typed[keyword] = typed[keyword].map(each => withTypes(each, named))
  return typed
}

/** The types of the values that a schema allows; undefined when it is about something else, such as required fields. */
function typesOf(schema: Json, named: JsonObject): string[] | undefined {
  if (!isJsonObject(schema)) return undefined
  const { type, $ref, enum: values, anyOf } = schema
  if (saysNothing(schema)) return anything
  if (type !== undefined) return [type].flat() as string[]
  if (typeof $ref === 'string') return typesOf(named[$ref.split('/').at(-1) ?? ''] ?? null, named)
  if (Array.isArray(values)) return [...new Set(values.map(typeOf))]
  const each = Array.isArray(anyOf) ? anyOf.map(part => typesOf(part, named)) : [undefined]
  return each.includes(undefined) ? undefined : [...new Set(each.flatMap(types => types ?? []))]
}

/** Whether it describes no value; the length of an array says whether it has items. */
const saysNothing = (schema: Json): boolean =>
  isJsonObject(schema) && Object.keys(schema).every(key => key === 'description' || key === 'not')

const typeOf = (value: Json): string => (value === null ? 'null' : typeof value)

const mapValues = (object: JsonObject, map: (each: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, each]) => [key, map(each)]))
