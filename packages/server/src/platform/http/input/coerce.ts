import type { TSchema } from 'typebox'

/** Shapes a value to its schema; what does not fit is left as it is, for the check to refuse. */
export type Coerce = (value: unknown) => unknown

interface Described {
  type?: string
  'x-flag'?: true
  properties?: Record<string, TSchema>
  patternProperties?: Record<string, TSchema>
  required?: string[]
  items?: TSchema
  anyOf?: TSchema[]
  default?: unknown
}

const locationNames = ['location_id', 'salon_id', 'company_id']

/** Compiles a schema once into the function that shapes inputs for it. `isQuery`: every value is text at first. */
export function coerceTo(schema: TSchema, isQuery: boolean): Coerce {
  const described = schema as Described
  if (described['x-flag']) return toFlag
  switch (described.type) {
    case 'object':
      return described.properties ? toObject(described, isQuery) : value => value
    case 'array':
      return toArray(coerceTo(described.items ?? {}, isQuery), isQuery)
    case 'integer':
    case 'number':
      return scalar(toNumber, isQuery)
    case 'boolean':
      return scalar(toBoolean, isQuery)
    case 'string':
      return scalar(value => value, isQuery)
  }
  return described.anyOf ? toAnyOf(described.anyOf, isQuery) : scalar(value => value, isQuery)
}

/** Only declared fields get through; the three names of a Location's id stand for each other. */
function toObject({ properties = {}, required = [] }: Described, isQuery: boolean): Coerce {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    names: locationNames.includes(name) ? [name, ...locationNames] : [name],
    coerce: coerceTo(schema, isQuery),
    byDefault: (schema as Described).default,
    isText: (schema as Described).type === 'string',
    isRequired: required.includes(name),
  }))
  return value => {
    if (value === undefined || value === null) return {}
    if (typeof value !== 'object' || Array.isArray(value)) return value
    const shaped: Record<string, unknown> = {}
    for (const { name, names, coerce, byDefault, isText, isRequired } of fields) {
      const raw = read(value, names)
      let coerced = raw === undefined ? undefined : coerce(raw)
      // `page=` and `id[]=` in a query say nothing about pages and ids.
      if (isQuery && !isText && !isRequired && isEmpty(coerced)) coerced = undefined
      coerced ??= coerced === undefined ? byDefault : coerced
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

function toArray(item: Coerce, isQuery: boolean): Coerce {
  if (!isQuery) return value => (Array.isArray(value) ? value.map(item) : value)
  return value =>
    Array.isArray(value)
      ? value
          .flatMap(text => String(text).split(','))
          .filter(text => text !== '')
          .map(item)
      : value
}

function toAnyOf(choices: TSchema[], isQuery: boolean): Coerce {
  const other = choices.find(choice => (choice as Described).type !== 'null')
  const coerce = other ? coerceTo(other, isQuery) : (value: unknown) => value
  return value => (value === null ? null : coerce(value))
}

/** In a query a scalar comes as a list of one; more of them stay a list, which no scalar schema accepts. */
function scalar(coerce: Coerce, isQuery: boolean): Coerce {
  if (!isQuery) return coerce
  return value => coerce(Array.isArray(value) && value.length === 1 ? value[0] : value)
}

const numeric = /^[+-]?\d+(\.\d+)?$/

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
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
