import type { JsonSchema, Operation } from '@foyer/contract'
import { findClosest } from '../errors/closest.ts'
import { UsageError } from '../errors/command-failure.ts'
import { namesOf } from './call-fields.ts'
import type { NamedOperation } from './named-operations.ts'

interface UnknownField {
  /** Such as `services[].staf_id`. */
  path: string
  /** The declared field that it looks like, if that one is missing. */
  meant: string | undefined
}

/**
 * Refuses fields that look misspelled, because the server ignores what it does not know, and tells of the others. Those
 * are sent: records that were read have more fields than can be written, and a newer server may know more.
 */
export function checkFields(
  { name, operation }: NamedOperation,
  input: Record<string, unknown>,
  tell: (sentence: string) => void,
): void {
  const unknown = findUnknownFields(operation, input)
  const misspelled = unknown.find(({ meant }) => meant)
  if (misspelled)
    throw new UsageError(`${name} has no field ${misspelled.path}. Did you mean ${misspelled.meant}?`)
  const [only, ...others] = unknown.map(({ path }) => path)
  if (only)
    tell(
      others.length === 0
        ? `${name} has no field ${only}: the server ignores it.`
        : `${name} has no fields ${[only, ...others].join(', ')}: the server ignores them.`,
    )
}

export function findUnknownFields(
  { params, query, body }: Operation,
  input: Record<string, unknown>,
): UnknownField[] {
  const ofBody = body as JsonSchema | undefined
  const isList = ofBody?.type === 'array'
  const parts = [params, query, isList ? listAsField(ofBody) : ofBody] as (JsonSchema | undefined)[]
  const found = new Map<string, UnknownField>()
  const declared = parts.filter(part => part !== undefined)
  // Who gives a list does not know the name under which the SDK takes it.
  const visible = (path: string) => (isList ? path.replace(/^body\[\]\./, '') : path)
  visit(declared, input, '', ({ path, meant }) => found.set(path, { path: visible(path), meant }))
  return [...found.values()]
}

/** The SDK takes a body that is a list under this name. */
const listAsField = (list: JsonSchema): JsonSchema => ({ type: 'object', properties: { body: list } })

type Report = (unknown: UnknownField) => void

/** Walks a value beside the schemas that may describe it, as the server does. */
function visit(schemas: JsonSchema[], value: unknown, path: string, report: Report): void {
  const choices = schemas.flatMap(choicesOf)
  if (Array.isArray(value)) {
    const items = choices.flatMap(({ type, items: item }) =>
      type === 'array' && item ? [item as JsonSchema] : [],
    )
    if (items.length > 0) for (const each of value) visit(items, each, `${path}[]`, report)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const objects = choices.filter(({ type }) => type === 'object')
  // Without declared fields, the names are the caller's.
  if (objects.length === 0 || objects.some(({ properties }) => !properties)) return
  const fields = objects.flatMap(({ properties = {} }) =>
    Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
      names: namesOf(name, schema),
      schema,
    })),
  )
  const missing = fields.flatMap(({ names }) => (names.some(name => Object.hasOwn(value, name)) ? [] : names))
  for (const [key, inner] of Object.entries(value)) {
    const known = fields.filter(({ names }) => names.includes(key)).map(({ schema }) => schema)
    const at = path ? `${path}.${key}` : key
    if (known.length > 0) visit(known, inner, at, report)
    else report({ path: at, meant: findMeant(key, missing) })
  }
}

const choicesOf = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf ? (schema.anyOf as JsonSchema[]).flatMap(choicesOf) : [schema]

const shortName = 4
const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '')
const sorted = (name: string) => [...lettersOf(name)].sort().join('')

/** Stricter than a suggestion, because the call is refused: a slip of one or two letters, or `locationId`. */
function findMeant(key: string, names: string[]): string | undefined {
  const same = names.find(name => sorted(name) === sorted(key))
  return same ?? findClosest(key, names, { maxDistance: key.length <= shortName ? 1 : 2 })
}
