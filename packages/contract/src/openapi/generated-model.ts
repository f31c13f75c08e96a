import { isJsonObject, type Json, type JsonObject } from './json.ts'

/** Who writes the value: the generated client, or the server. */
export type Direction = 'sent' | 'received'

const alwaysKept = ['$ref', 'format', 'description', 'required', 'deprecated']

/**
 * Generated clients check what they read too. Values and limits that we add later must not stop them, so they are
 * only named in what a client sends.
 */
const keptInSent = ['enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']

/**
 * The schema with only what generators of clients understand: no `const`, no conditions, no patterns, whose language
 * differs, and no choice between types. Where several types can be sent, it is the first of them; where several can be
 * received, it is any value.
 */
export function forGeneratedModel(schema: Json, direction: Direction): JsonObject {
  if (!isJsonObject(schema)) return {}
  const kept = direction === 'sent' ? [...alwaysKept, ...keptInSent] : alwaysKept
  const model: JsonObject = Object.fromEntries(Object.entries(schema).filter(([key]) => kept.includes(key)))
  if (Array.isArray(schema.anyOf)) return { ...chosen(schema.anyOf, direction), ...model }
  const types = typesOf(schema)
  const [type] = types.filter(each => each !== 'null')
  // A value that is always null has no type in most languages.
  if (!type) return model
  const isMixed = types.filter(each => each !== 'null').length > 1
  if (isMixed && direction === 'received') return model
  if (isMixed || type === 'boolean') delete model.enum
  if (typeof schema.const === 'string' && direction === 'sent') model.enum = [schema.const]
  return { ...model, type: types.includes('null') ? [type, 'null'] : type, ...partsOf(schema, direction) }
}

/** The types of a schema, also when only its values are named. */
function typesOf({ type, enum: values, const: only }: JsonObject): string[] {
  if (type !== undefined) return [type].flat() as string[]
  const named = only === undefined ? ((values ?? []) as Json[]) : [only]
  return [...new Set(named.map(value => (value === null ? 'null' : typeof value)))]
}

function partsOf(schema: JsonObject, direction: Direction): JsonObject {
  const parts: JsonObject = {}
  if (isJsonObject(schema.properties)) parts.properties = fieldsOf(schema.properties, direction)
  if (schema.type === 'array') parts.items = forGeneratedModel(schema.items ?? {}, direction)
  const [values] = isJsonObject(schema.patternProperties) ? Object.values(schema.patternProperties) : []
  if (values !== undefined) parts.additionalProperties = forGeneratedModel(values, direction)
  return parts
}

/** Beside a field `date`, Python finds no type `date`: then all moments of the object are strings. */
const namesOfTypes = new Set(['date', 'datetime'])

/** `crmToken` beside `crm_token` would be two fields of one name in most languages; the first one stays. */
function fieldsOf(properties: JsonObject, direction: Direction): JsonObject {
  const hidesTypes = Object.keys(properties).some(name => namesOfTypes.has(name))
  const seen = new Set<string>()
  const fields: JsonObject = {}
  for (const [name, field] of Object.entries(properties)) {
    const plain = name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()
    if (seen.has(plain)) continue
    seen.add(plain)
    const model = forGeneratedModel(field, direction)
    fields[name] = hidesTypes ? withoutMoments(model) : model
  }
  return fields
}

function withoutMoments({ format, items, ...model }: JsonObject): JsonObject {
  return {
    ...model,
    ...(format === undefined || format === 'date' || format === 'date-time' ? {} : { format }),
    ...(isJsonObject(items) ? { items: withoutMoments(items) } : {}),
  }
}

function chosen(choices: Json[], direction: Direction): JsonObject {
  const isNull = (choice: Json) => isJsonObject(choice) && choice.type === 'null'
  const [first, ...others] = choices.filter(choice => !isNull(choice))
  if (first === undefined || (others.length > 0 && direction === 'received')) return {}
  const model = forGeneratedModel(first, direction)
  return choices.some(isNull) && typeof model.type === 'string'
    ? { ...model, type: [model.type, 'null'] }
    : model
}
