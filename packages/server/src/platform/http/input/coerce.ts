import { type JsonSchema, locationNames } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { bounded, toArray, toRecord } from './bounds.ts'
import { checkUnknown } from './text.ts'
import type { Coerce, InputPart, Visit } from './visit.ts'

/** Compiles a schema once into the function that shapes inputs for it. */
export function coerceTo(schema: TSchema, from: InputPart): Coerce {
  const described = schema as JsonSchema
  if (described['x-flag']) return toFlag
  switch (described.type) {
    case 'object':
      return toAnyObject(described, from)
    case 'array':
      return toArray(coerceTo(described.items ?? {}, from), described, from)
    case 'integer':
    case 'number':
      return scalar(described['x-prefix'] ? withoutPrefix(described['x-prefix']) : toNumber, from)
    case 'boolean':
      return scalar(toBoolean, from)
    case 'string':
      return scalar(from === 'body' ? bounded(described) : fromNumber(bounded(described)), from)
  }
  if (described.anyOf) return toAnyOf(described.anyOf, from)
  if (described.enum || 'const' in described) return scalar(value => value, from)
  return scalar(toUnknown, from)
}

function toAnyObject(described: JsonSchema, from: InputPart): Coerce {
  if (described.properties) return toObject(described, from)
  const [values] = Object.values(described.patternProperties ?? {})
  return values ? toRecord(coerceTo(values, from), described) : toUnknown
}

function toUnknown(value: unknown, visit: Visit): unknown {
  checkUnknown(value, visit)
  return value
}

/** Only declared fields pass; the three names of a Location's id are interchangeable. */
function toObject({ properties = {}, required = [] }: JsonSchema, from: InputPart): Coerce {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    names: [
      name,
      ...(locationNames.includes(name) ? locationNames : []),
      ...((schema as JsonSchema)['x-also'] ?? []),
    ],
    coerce: coerceTo(schema, from),
    defaultValue: (schema as JsonSchema).default,
    isText: (schema as JsonSchema).type === 'string' && (schema as JsonSchema).format === undefined,
    isRequired: required.includes(name),
  }))
  return (value, visit) => {
    if (value === undefined || value === null) return {}
    if (typeof value !== 'object' || Array.isArray(value)) return value
    const shaped: Record<string, unknown> = {}
    for (const { name, names, coerce, defaultValue, isText, isRequired } of fields) {
      const raw = read(value, names)
      visit.path.push(name)
      let coerced = raw === undefined ? undefined : coerce(raw, visit)
      visit.path.pop()
      // `page=`, `from=` and `id[]=` in a query are the same as absent.
      if (from === 'query' && !isText && !isRequired && isEmpty(coerced)) coerced = undefined
      if (coerced === undefined) coerced = defaultValue
      if (coerced !== undefined) shaped[name] = coerced
    }
    return shaped
  }
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

function read(value: object, names: string[]): unknown {
  for (const name of names) {
    if (value instanceof Map) {
      if (value.has(name)) return value.get(name)
    } else if (Object.hasOwn(value, name)) return (value as Record<string, unknown>)[name]
  }
  return undefined
}

function toAnyOf(choices: TSchema[], from: InputPart): Coerce {
  const coerces = new Map(choices.map(choice => [choice, coerceTo(choice, from)]))
  return (value, visit) => {
    if (value === null) return null
    const chosen = choiceFor(choices, value)
    return chosen ? (coerces.get(chosen) as Coerce)(value, visit) : value
  }
}

/** Returns the choice that has the value's type, or else the first one that is not null. */
export function choiceFor(choices: TSchema[], value: unknown): TSchema | undefined {
  const others = choices.filter(choice => (choice as JsonSchema).type !== 'null')
  return others.find(choice => isOfKind(choice, value)) ?? others[0]
}

export function isOfKind(schema: TSchema, value: unknown): boolean {
  const { type } = schema as JsonSchema
  const kind = Array.isArray(value) ? 'array' : typeof value
  return type === kind || (type === 'integer' && kind === 'number')
}

/** In a query a scalar comes as a list of one; several values stay a list, which no scalar schema accepts. */
function scalar(coerce: Coerce, from: InputPart): Coerce {
  if (from !== 'query') return coerce
  return (value, visit) => coerce(Array.isArray(value) && value.length === 1 ? value[0] : value, visit)
}

const numeric = /^[+-]?\d+(\.\d+)?$/
const maxNumberLength = 100

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > maxNumberLength) return value
  const text = value.trim()
  return numeric.test(text) ? Number(text) : value
}

/** Keeps the prefix once, and only digits after it. */
function withoutPrefix(prefix: string): Coerce {
  return value => {
    if (typeof value !== 'string' || !value.startsWith(prefix)) return toNumber(value)
    const digits = value.slice(prefix.length)
    return /^\d+$/.test(digits) ? toNumber(digits) : value
  }
}

/** A number is accepted only if it keeps all its digits. */
const fromNumber =
  (coerce: Coerce): Coerce =>
  (value, visit) =>
    coerce(
      typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : value,
      visit,
    )

function toBoolean(value: unknown): unknown {
  if (value === 'true' || value === '1' || value === 1) return true
  if (value === 'false' || value === '0' || value === 0) return false
  return value
}

function toFlag(value: unknown): unknown {
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value
  const boolean = toBoolean(single)
  return typeof boolean === 'boolean' ? Number(boolean) : single
}
