import type { TSchema } from 'typebox'
import { type HeaderName, headers } from './headers.ts'
import type { Json, JsonObject } from './json.ts'
import { withNumberFormat } from './number-format.ts'

/** JSON Schema for the formats that the server checks itself. */
const keywords: Record<string, string> = {
  'x-unique': 'uniqueItems',
  'x-pattern': 'pattern',
  'x-min-length': 'minLength',
}

/** Fields that hold one or more phone numbers. */
const phones = new Set('phone phones caller_phone phone_from phone_example'.split(' '))

type Direction = 'input' | 'output'

/** Collects named schemas and answers, and replaces their uses with references. */
export class Components {
  readonly schemas: JsonObject = {}
  readonly responses: JsonObject = {}
  readonly headers: JsonObject = {}

  /** The schema as plain JSON, with references to named schemas. */
  refer(schema: TSchema, direction: Direction = 'output'): Json {
    return this.#replace(JSON.parse(JSON.stringify(schema)) as Json, direction)
  }

  /** Adds an answer that many operations share. */
  respond(name: string, response: Json): Json {
    this.responses[name] ??= response
    return { $ref: `#/components/responses/${name}` }
  }

  referToHeaders(names: HeaderName[]): Json {
    for (const name of names) this.headers[name] = headers[name]
    return Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))
  }

  #replace(node: Json, direction: Direction): Json {
    if (Array.isArray(node)) return node.map(item => this.#replace(item, direction))
    if (node === null || typeof node !== 'object') return node
    const { $id, ...rest } = node
    const plain = this.#plain(rest, direction)
    if (typeof $id !== 'string') return plain
    // Requests and answers need separate schemas, because requests may send flags as booleans.
    const isOther =
      direction === 'input' && JSON.stringify(plain) !== JSON.stringify(this.#plain(rest, 'output'))
    const name = isOther ? `${$id}Input` : $id
    this.schemas[name] ??= plain
    return { $ref: `#/components/schemas/${name}` }
  }

  #plain(node: JsonObject, direction: Direction): JsonObject {
    const plain: JsonObject = {}
    for (const [key, value] of Object.entries(node)) {
      const keyword = keywords[key]
      if (keyword) plain[keyword] = value
      else if (key === 'properties') plain.properties = this.#fields(value as JsonObject, direction)
      else if (!key.startsWith('x-')) plain[key] = this.#replace(value, direction)
    }
    if (direction === 'output') return withNumberFormat(plain)
    return node['x-flag'] ? asFlag(plain) : withOtherNames(withNumberFormat(plain), otherNamesIn(node))
  }

  #fields(fields: JsonObject, direction: Direction): JsonObject {
    return Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => {
        const plain = this.#replace(schema, direction)
        return [name, phones.has(name) ? asPhone(plain) : plain]
      }),
    )
  }
}

/** The other names under which a field may be sent. */
export const otherNamesOf = (field: object): string[] => (field as { 'x-also'?: string[] })['x-also'] ?? []

/** The fields of an object that have other names, with those names. */
function otherNamesIn({ properties = {} }: JsonObject): [name: string, others: string[]][] {
  return Object.entries(properties as Record<string, JsonObject>)
    .map(([name, field]): [string, string[]] => [name, otherNamesOf(field)])
    .filter(([, others]) => others.length > 0)
}

/** A required field may be sent under any of its names. */
function withOtherNames(plain: JsonObject, fields: [name: string, others: string[]][]): JsonObject {
  let found = plain
  for (const [name, others] of fields) {
    const properties = found.properties as JsonObject
    const required = (found.required ?? []) as string[]
    const named = Object.fromEntries(others.map(other => [other, properties[name] as Json]))
    const oneOfThem = { anyOf: [name, ...others].map(each => ({ required: [each] })) }
    found = {
      ...found,
      properties: { ...properties, ...named },
      required: required.filter(each => each !== name),
      ...(required.includes(name) ? { allOf: [...((found.allOf ?? []) as Json[]), oneOfThem] } : {}),
    }
  }
  return found
}

/** Answers have 0 and 1; requests may also send true and false. */
function asFlag({ minimum: _minimum, maximum: _maximum, ...plain }: JsonObject): JsonObject {
  return { ...plain, type: ['integer', 'boolean'], enum: [0, 1, false, true] }
}

function asPhone(node: Json): Json {
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return node
  if (node.type === 'string') return { ...node, format: 'phone' }
  if (node.type === 'array' && node.items) return { ...node, items: asPhone(node.items) }
  if (Array.isArray(node.anyOf)) return { ...node, anyOf: node.anyOf.map(asPhone) }
  return node
}
