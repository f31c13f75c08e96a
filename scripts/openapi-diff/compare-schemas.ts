export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  uniqueItems?: boolean
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
  [bound: string]: unknown
}

/** Two schemas of the same location, each in its own document. */
export interface SchemaPair {
  before: Schema
  after: Schema
  /** The location of the schemas, for the sentence. */
  location: string
  /** Who writes the value: what a caller sends must not become narrower, what the server sends must not become wider. */
  sentBy: 'caller' | 'server'
}

export interface Resolvers {
  before(ref: string): Schema
  after(ref: string): Schema
}

const upperBounds = ['maximum', 'maxLength', 'maxItems']
const lowerBounds = ['minimum', 'minLength', 'minItems']

/** Lists what breaks callers who rely on the former schema, each as a sentence. */
export function compareSchemas(pair: SchemaPair, resolvers: Resolvers, seen = new Set<string>()): string[] {
  const { location, sentBy } = pair
  const pairOfRefs = `${sentBy} ${pair.before.$ref} ${pair.after.$ref}`
  if (pair.before.$ref && pair.after.$ref) {
    if (seen.has(pairOfRefs)) return []
    seen.add(pairOfRefs)
  }
  const before = pair.before.$ref ? resolvers.before(pair.before.$ref) : pair.before
  const after = pair.after.$ref ? resolvers.after(pair.after.$ref) : pair.after
  const descend = (parts: Omit<SchemaPair, 'sentBy'>, visited = seen) =>
    compareSchemas({ ...parts, sentBy }, resolvers, visited)
  if (before.anyOf || after.anyOf) return compareAlternatives({ before, after, location, sentBy }, descend)
  const shape = { before, after, location, sentBy }
  const parts: [string, Schema | undefined, Schema | undefined][] = [
    [`${location}[]`, before.items, after.items],
    ...(before.allOf ?? []).map((schema, index): [string, Schema, Schema | undefined] => [
      location,
      schema,
      after.allOf?.[index],
    ]),
    ...pairsOf(before.properties, after.properties).map(([name, ...schemas]): [string, Schema, Schema] => [
      `${location}.${name}`,
      ...schemas,
    ]),
    ...pairsOf(before.patternProperties, after.patternProperties).map(
      ([, ...schemas]): [string, Schema, Schema] => [`${location}.*`, ...schemas],
    ),
  ]
  return [
    ...compareTypes(shape),
    ...compareValues(shape),
    ...compareLimits(shape),
    ...compareProperties(shape),
    ...parts.flatMap(([at, one, other]) =>
      one && other ? descend({ before: one, after: other, location: at }) : [],
    ),
  ]
}

type Descend = (parts: Omit<SchemaPair, 'sentBy'>, visited?: Set<string>) => string[]

/**
 * Each form that a caller may send must still be accepted, and each form that the server sends must have been known.
 */
function compareAlternatives({ before, after, location, sentBy }: SchemaPair, descend: Descend): string[] {
  const [olds, news] = [before.anyOf ?? [before], after.anyOf ?? [after]]
  const fits = (one: Schema, other: Schema) =>
    descend({ before: one, after: other, location }, new Set()).length === 0
  if (sentBy === 'caller')
    return olds.some(old => !news.some(schema => fits(old, schema)))
      ? [`${location} no longer takes all of its forms`]
      : []
  return news.some(schema => !olds.some(old => fits(old, schema))) ? [`${location} has a new form`] : []
}

const pairsOf = (before: Record<string, Schema> = {}, after: Record<string, Schema> = {}) =>
  Object.entries(before).flatMap(([name, schema]): [string, Schema, Schema][] => {
    const other = after[name]
    return other ? [[name, schema, other]] : []
  })

const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat())

function compareTypes({ before, after, location, sentBy }: SchemaPair): string[] {
  const [old, now] =
    sentBy === 'caller' ? [typesOf(before), typesOf(after)] : [typesOf(after), typesOf(before)]
  // A schema without types accepts anything.
  if (now.length === 0) return []
  const isPaidAt =
    old.length > 0 && old.every(type => now.includes(type) || (type === 'integer' && now.includes('number')))
  if (isPaidAt) return []
  return [
    `${location} was ${typesOf(before).join(' or ') || 'anything'} and is ${typesOf(after).join(' or ') || 'anything'}`,
  ]
}

const valuesOf = (schema: Schema): unknown[] | undefined =>
  'const' in schema ? [schema.const] : (schema.enum ?? undefined)

function compareValues({ before, after, location, sentBy }: SchemaPair): string[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  if (sentBy === 'caller') {
    if (!now) return []
    if (!old) return [`${location} takes only some values now`]
    const gone = old.filter(value => !now.includes(value))
    return gone.map(value => `${location} no longer takes ${JSON.stringify(value)}`)
  }
  // Readers must expect new values besides the old ones.
  return old && now && !now.some(value => old.includes(value)) ? [`${location} has other values`] : []
}

/** The widest numbers of JSON: naming this format rules out no value. */
const isWidest = ({ format }: Schema): boolean => format === 'int64' || format === 'double'

function compareLimits({ before, after, location, sentBy }: SchemaPair): string[] {
  const changes: string[] = []
  if (before.format !== after.format && !(before.format === undefined && isWidest(after)))
    changes.push(`${location} has the format ${after.format ?? 'none'} instead of ${before.format ?? 'none'}`)
  if (sentBy === 'server') return changes
  for (const bound of upperBounds)
    if (Number(after[bound] ?? Number.POSITIVE_INFINITY) < Number(before[bound] ?? Number.POSITIVE_INFINITY))
      changes.push(`${location} has a lower ${bound}: ${after[bound]}`)
  for (const bound of lowerBounds)
    if (Number(after[bound] ?? Number.NEGATIVE_INFINITY) > Number(before[bound] ?? Number.NEGATIVE_INFINITY))
      changes.push(`${location} has a higher ${bound}: ${after[bound]}`)
  if (after.pattern !== undefined && after.pattern !== before.pattern)
    changes.push(`${location} has another pattern: ${after.pattern}`)
  if (after.uniqueItems && !before.uniqueItems) changes.push(`${location} must have unique items`)
  return changes
}

function compareProperties({ before, after, location, sentBy }: SchemaPair): string[] {
  const names = Object.keys(before.properties ?? {})
  const removed = names.filter(name => !after.properties?.[name])
  const isRequired = (schema: Schema, name: string) => schema.required?.includes(name) ?? false
  const changes = removed.map(name => `${location}.${name} was removed`)
  if (sentBy === 'caller')
    for (const name of after.required ?? [])
      if (!isRequired(before, name)) changes.push(`${location}.${name} is required now`)
  if (sentBy === 'server')
    for (const name of before.required ?? [])
      if (!isRequired(after, name) && !removed.includes(name))
        changes.push(`${location}.${name} may be absent now`)
  return changes
}
