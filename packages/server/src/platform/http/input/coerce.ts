import type { JsonSchema } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { bounded, toArray, toRecord } from './bounds.ts'
import { checkUnknown } from './text.ts'
import type { Visit } from './visit.ts'

/**
 * Shapes a value to its schema, and refuses what is larger than the schema allows without looking into it. What does
 * not fit otherwise is left as it is, for the check to refuse.
 */
export type Coerce = (value: unknown, visit: Visit) => unknown

export const locationNames = ['location_id', 'salon_id', 'company_id']

/** Compiles a schema once into the function that shapes inputs for it. `isQuery`: every value is text at first. */
export function coerceTo(schema: TSchema, isQuery: boolean): Coerce {
  const described = schema as JsonSchema
  if (described['x-flag']) return toFlag
  switch (described.type) {
    case 'object':
      return toAnyObject(described, isQuery)
    case 'array':
      return toArray(coerceTo(described.items ?? {}, isQuery), described, isQuery)
    case 'integer':
    case 'number':
      return scalar(toNumber, isQuery)
    case 'boolean':
      return scalar(toBoolean, isQuery)
    case 'string':
      return scalar(bounded(described), isQuery)
  }
  if (described.anyOf) return toAnyOf(described.anyOf, isQuery)
  if (described.enum || 'const' in described) return scalar(value => value, isQuery)
  return scalar(toUnknown, isQuery)
}

function toAnyObject(described: JsonSchema, isQuery: boolean): Coerce {
  if (described.properties) return toObject(described, isQuery)
  const [values] = Object.values(described.patternProperties ?? {})
  return values ? toRecord(coerceTo(values, isQuery), described) : toUnknown
}

function toUnknown(value: unknown, visit: Visit): unknown {
  checkUnknown(value, visit)
  return value
}

/** Only declared fields get through; the three names of a Location's id stand for each other. */
function toObject({ properties = {}, required = [] }: JsonSchema, isQuery: boolean): Coerce {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    names: locationNames.includes(name) ? [name, ...locationNames] : [name],
    coerce: coerceTo(schema, isQuery),
    byDefault: (schema as JsonSchema).default,
    isText: (schema as JsonSchema).type === 'string',
    isRequired: required.includes(name),
  }))
  return (value, visit) => {
    if (value === undefined || value === null) return {}
    if (typeof value !== 'object' || Array.isArray(value)) return value
    const shaped: Record<string, unknown> = {}
    for (const { name, names, coerce, byDefault, isText, isRequired } of fields) {
      const raw = read(value, names)
      visit.path.push(name)
      let coerced = raw === undefined ? undefined : coerce(raw, visit)
      visit.path.pop()
      // `page=` and `id[]=` in a query say nothing about pages and ids.
      if (isQuery && !isText && !isRequired && isEmpty(coerced)) coerced = undefined
      if (coerced === undefined) coerced = byDefault
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

function toAnyOf(choices: TSchema[], isQuery: boolean): Coerce {
  const coerces = new Map(choices.map(choice => [choice, coerceTo(choice, isQuery)]))
  return (value, visit) => {
    if (value === null) return null
    const chosen = choiceFor(choices, value)
    return chosen ? (coerces.get(chosen) as Coerce)(value, visit) : value
  }
}

/** The choice that is of the value's kind; where none is, the first one that is not null. */
export function choiceFor(choices: TSchema[], value: unknown): TSchema | undefined {
  const others = choices.filter(choice => (choice as JsonSchema).type !== 'null')
  return others.find(choice => isOfKind(choice, value)) ?? others[0]
}

export const isOfKind = (schema: TSchema, value: unknown): boolean =>
  (schema as JsonSchema).type === (Array.isArray(value) ? 'array' : typeof value)

/** In a query a scalar comes as a list of one; more of them stay a list, which no scalar schema accepts. */
function scalar(coerce: Coerce, isQuery: boolean): Coerce {
  if (!isQuery) return coerce
  return (value, visit) => coerce(Array.isArray(value) && value.length === 1 ? value[0] : value, visit)
}

const numeric = /^[+-]?\d+(\.\d+)?$/
const longestNumber = 100

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > longestNumber) return value
  const text = value.trim()
  return numeric.test(text) ? Number(text) : value
}

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
