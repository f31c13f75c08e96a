import type { TSchema } from 'typebox'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** Gathers the schemas that have a name, and points at them from wherever they are used. */
export class Components {
  readonly schemas: JsonObject = {}

  /** The schema as plain JSON, with every named part replaced by a reference. */
  refer(schema: TSchema): Json {
    return this.#replace(JSON.parse(JSON.stringify(schema)) as Json)
  }

  #replace(node: Json): Json {
    if (Array.isArray(node)) return node.map(item => this.#replace(item))
    if (node === null || typeof node !== 'object') return node
    const { $id, ...rest } = node
    const isUnique = rest['x-unique'] === true
    const plain = Object.fromEntries(
      Object.entries(isUnique ? { ...rest, uniqueItems: true } : rest)
        .filter(([key]) => !key.startsWith('x-'))
        .map(([key, value]) => [key, this.#replace(value)]),
    )
    if (typeof $id !== 'string') return plain
    this.schemas[$id] ??= plain
    return { $ref: `#/components/schemas/${$id}` }
  }
}
