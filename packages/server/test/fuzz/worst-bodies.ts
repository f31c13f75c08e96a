import type { JsonSchema } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { demoSample } from './demo-sample.ts'

export interface WorstBody {
  name: string
  body: Buffer
}

/** Makes JSON of about this many bytes. */
type Filler = (size: number) => string

const repeat =
  (before: string, piece: string, after: string): Filler =>
  size =>
    before +
    Array(Math.max(1, Math.floor((size - 40) / (piece.length + 1))))
      .fill(piece)
      .join(',') +
    after

const numbered =
  (before: string, piece: (index: number) => string, after: string): Filler =>
  size => {
    const pieces: string[] = []
    let length = 0
    for (let index = 0; length < size - 40; index++) {
      const next = piece(index)
      pieces.push(next)
      length += next.length + 1
    }
    return before + pieces.join(',') + after
  }

const nested =
  (opening: string, closing: string): Filler =>
  size => {
    const levels = Math.floor(size / (opening.length + closing.length)) - 2
    return `${opening.repeat(levels)}1${closing.repeat(levels)}`
  }

/** Bodies are cached, because most operations get the same ones. */
function once(fillers: Record<string, Filler>): Record<string, Filler> {
  return Object.fromEntries(
    Object.entries(fillers).map(([name, fill]) => {
      const known = new Map<number, string>()
      const fillOnce = (size: number) => {
        const text = known.get(size) ?? fill(size)
        known.set(size, text)
        return text
      }
      return [name, fillOnce]
    }),
  )
}

const ofAnything = once({
  'equal numbers': repeat('[', '1', ']'),
  'many names': numbered('{', index => `"${index.toString(36)}":1`, '}'),
  'deep lists': nested('[', ']'),
  'distinct objects': numbered('{', index => `"k${index}":{"z${index}":1}`, '}'),
  'long text': size => JSON.stringify('a'.repeat(size - 2)),
})

const ofLists = once({
  duplicates: repeat('[', '1', ']'),
  'equal texts': repeat('[', '"sms"', ']'),
  'distinct numbers': numbered('[', index => `${index + 1}`, ']'),
  'empty objects': repeat('[', '{}', ']'),
})

const ofTexts = once({
  'long text': size => `"${'a'.repeat(size)}"`,
  'text of surrogates': size => `"${'😀'.repeat(size / 4)}"`,
  'digits and at signs': size => `"${'1@.'.repeat(size / 3)}"`,
  blanks: size => `"${' '.repeat(size)}"`,
})

const ofNames = once({
  'many names': numbered('{', index => `"k${index}":1`, '}'),
  'deep objects': nested('{"a":', '}'),
  'long names': size => `{"${'n'.repeat(size - 8)}":1}`,
})

/** The worst bodies we can think of for a schema, each of about `size` bytes. */
export function* worstBodies(
  schema: TSchema | undefined,
  { size, isThorough }: { size: number; isThorough: boolean },
): Generator<WorstBody> {
  for (const [name, fill] of Object.entries(ofAnything)) yield bodyOf(name, fill(size))
  if (!schema) return
  const seen = new Set<string>()
  for (const [path, part] of partsOf(schema)) {
    // Texts behave alike, and so do numbers, and fields with the same name.
    const kind = part.type === 'string' || part.type === 'integer' ? part.type : JSON.stringify(part)
    if (seen.has(kind) && !isThorough) continue
    seen.add(kind)
    for (const [name, fill] of Object.entries(fillersOf(part)))
      yield bodyOf(`${path}: ${name}`, inPlace(schema, path, fill(size - 600)))
    const item = part.type === 'array' && JSON.stringify(full(part.items ?? {}, 2000, isFine))
    if (item)
      yield bodyOf(`${path}: good elements`, inPlace(schema, path, repeat('[', item, ']')(size - 600)))
  }
  yield bodyOf('full', JSON.stringify(full(schema, size, isFine)))
  yield bodyOf('full of mistakes', JSON.stringify(full(schema, size, isWrong)))
}

const bodyOf = (name: string, text: string): WorstBody => ({ name, body: Buffer.from(text) })

function fillersOf({ type, patternProperties, properties, enum: words }: JsonSchema): Record<string, Filler> {
  if (type === 'array') return ofLists
  if (type === 'string') return words ? {} : ofTexts
  if (patternProperties || (type === undefined && !words)) return ofNames
  return type === 'object' && properties ? {} : { 'long number': size => `"${'9'.repeat(size)}"` }
}

/** Lists the paths of lists, texts and open objects, and of one number. */
function* partsOf(schema: TSchema, path = ''): Generator<[string, JsonSchema]> {
  const described = ((schema as JsonSchema).anyOf?.[0] ?? schema) as JsonSchema
  if (path !== '') yield [path, described]
  for (const [name, inner] of Object.entries(described.properties ?? {}))
    yield* partsOf(inner, path === '' ? name : `${path}.${name}`)
  if (described.items) yield* partsOf(described.items, path === '' ? '0' : `${path}.0`)
}

/** Makes a plain valid value of the schema, and replaces one part with that text. */
function inPlace(schema: TSchema, path: string, text: string): string {
  const mark = '\u0001here'
  const value = withPart(schema, path.split('.'), mark)
  return JSON.stringify(value).replace(JSON.stringify(mark), () => text)
}

function withPart(schema: TSchema, [name, ...rest]: string[], mark: string): unknown {
  if (name === undefined) return mark
  const described = ((schema as JsonSchema).anyOf?.[0] ?? schema) as JsonSchema
  if (described.type === 'array') return [withPart(described.items ?? {}, rest, mark)]
  const plain = demoSample(described as TSchema) as Record<string, unknown>
  return { ...plain, [name]: withPart(described.properties?.[name] ?? {}, rest, mark) }
}

const samples = new WeakMap<TSchema, Map<string, unknown>>()

/** A full list asks for the same value thousands of times, so that it is cached. */
function isFine(schema: TSchema, name: string): unknown {
  const known = samples.get(schema) ?? new Map<string, unknown>()
  samples.set(schema, known)
  if (!known.has(name)) known.set(name, demoSample(schema, name))
  return known.get(name)
}

const isWrong = (schema: TSchema) => ((schema as JsonSchema).type === 'string' ? ' \u0000' : -1.5)

/** Fills every field, and every list as far as its limit and the size allow. */
function full(schema: TSchema, size: number, leaf: (schema: TSchema, name: string) => unknown): unknown {
  let room = size
  const fill = (part: TSchema, name: string): unknown => {
    const described = ((part as JsonSchema).anyOf?.[0] ?? part) as JsonSchema
    if (described.type === 'object' && described.properties)
      return Object.fromEntries(
        Object.entries(described.properties).map(([field, inner]) => {
          room -= field.length + 4
          return [field, fill(inner, field)]
        }),
      )
    if (described.type === 'array') {
      const elements: unknown[] = []
      while (elements.length < (described.maxItems ?? 1000) && room > 0)
        elements.push(distinct(fill(described.items ?? {}, name), elements.length))
      return elements
    }
    const value = leaf(part, name)
    room -= JSON.stringify(value ?? null).length + 1
    return value
  }
  return fill(schema, '')
}

const distinct = (value: unknown, index: number) => (value === 1 ? index + 1 : value)
