import type { Shape, Shapes } from './shape.ts'

/** What was typed, by field. A field inside another one has its path as its name: `transactions.0.amount`. */
export type Typed = Readonly<Record<string, string | readonly string[]>>

/** Turns what was typed into an operation's input. What doesn't fit stays text, so that the API refuses it by name. */
export function toInput(shapes: Shapes, typed: Typed): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(shapes)) {
    const value = valueAt(name, shape, typed)
    if (value !== undefined) input[name] = value
  }
  return input
}

function valueAt(name: string, shape: Shape, typed: Typed): unknown {
  const given = typed[name]
  if (given !== undefined) return toValue(shape, given)
  const inside = fieldsInside(name, typed)
  if (typeof shape === 'string' || Object.keys(inside).length === 0) return undefined
  if (!isList(shape)) return toInput(shape, inside)
  const indexes = new Set(Object.keys(inside).map(path => path.split('.', 1)[0] ?? path))
  return [...indexes].map(index => valueAt(index, shape[0], inside))
}

const fieldsInside = (name: string, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([path, given]) =>
      path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), given]] : [],
    ),
  )

function toValue(shape: Shape, given: string | readonly string[]): unknown {
  if (isList(shape)) return [given].flat().flatMap(text => toElements(shape[0], text))
  const text = typeof given === 'string' ? given : (given[0] ?? '')
  return typeof shape === 'string' ? fromText(shape, text) : parseOrKeep(text)
}

/** Numbers may be separated by commas; text may contain them. */
const toElements = (shape: Shape, text: string): unknown[] =>
  typeof shape === 'string' && /^(?:number|flag|boolean)/.test(shape)
    ? text.split(',').map(each => toValue(shape, each))
    : [toValue(shape, text)]

function fromText(shape: string, text: string): unknown {
  const [kind] = shape.split(/[?|]/)
  if (kind === 'text') return text
  const trimmed = text.trim()
  if (trimmed === '') return shape.endsWith('|null') ? null : shape.endsWith('?') ? undefined : text
  if (kind === 'number') return Number.isNaN(Number(trimmed)) ? text : Number(trimmed)
  // A flag is a number on the wire.
  if (kind === 'flag' && /^[01]$/.test(trimmed)) return Number(trimmed)
  if (kind === 'boolean' || kind === 'flag') return booleans.get(trimmed) ?? text
  return kind === 'json' ? parseOrKeep(text) : text
}

const booleans = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

export const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
