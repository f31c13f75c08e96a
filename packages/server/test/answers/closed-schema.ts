import type { JsonObject } from '@foyer/contract'

/** Resolves the references of a schema, and makes every object refuse unknown fields. */
export function closedSchema(document: JsonObject, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(part => closedSchema(document, part))
  if (schema === null || typeof schema !== 'object') return schema
  const { $ref, ...node } = schema as JsonObject
  if (typeof $ref === 'string') return closedSchema(document, resolve(document, $ref))
  const closed = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      // Names of fields are not keywords.
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(value as JsonObject).map(([name, part]) => [name, closedSchema(document, part)]),
          )
        : key === 'const' || key === 'enum'
          ? value
          : closedSchema(document, value),
    ]),
  )
  const isNamed = 'properties' in node && !('patternProperties' in node) && !('additionalProperties' in node)
  return isNamed ? { ...closed, additionalProperties: false } : closed
}

/** Returns what a reference such as `#/components/schemas/Client` points at. */
export function resolve(document: JsonObject, reference: string): JsonObject {
  const found = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as JsonObject | undefined)?.[key], document)
  if (!found) throw new Error(`${reference} leads nowhere.`)
  return found as JsonObject
}
