import type { JsonSchema } from './json-schema.ts'
import type { Operation } from './operation.ts'

/** What text becomes, and behind it what empty text becomes: nothing with `?`, null with `|null`. */
type TextShape = `${'text' | 'word' | 'number' | 'flag' | 'boolean' | 'json'}${'' | '?' | '|null'}`

/** How text becomes the value of a field. A list has the shape of its elements in it, an object those of its fields. */
export type InputShape = TextShape | readonly [InputShape] | InputShapes

export interface InputShapes {
  readonly [name: string]: InputShape
}

/** The shapes of all fields of an operation, without the rest of their schemas. */
export function inputShapesOf({ params, query, body }: Operation): InputShapes {
  const shapes: Record<string, InputShape> = {}
  // The SDK takes a body that is a list under this name.
  for (const part of [params, query, body] as (JsonSchema | undefined)[])
    if (part?.type === 'array') shapes.body ??= inputShapeOf(part, true)
    else for (const [name, shape] of Object.entries(fieldsOf(part ?? {}))) shapes[name] ??= shape
  return shapes
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Record<string, InputShape> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      inputShapeOf(field as JsonSchema, required.includes(name)),
    ]),
  )

export function inputShapeOf(field: JsonSchema, isRequired: boolean): InputShape {
  const choices = (field.anyOf as JsonSchema[] | undefined) ?? [field]
  const schema = choices.find(({ type }) => type !== 'null') ?? field
  if (schema['x-shape']) return inputShapeOf(schema['x-shape'] as JsonSchema, isRequired)
  if (schema.type === 'array') return [inputShapeOf((schema.items as JsonSchema | undefined) ?? {}, true)]
  if (schema.type === 'object' && schema.properties) return fieldsOf(schema)
  const kind = kindOf(schema)
  // Empty text is a text like any other.
  if (kind === 'text') return kind
  const mayBeNull = choices.some(({ type }) => type === 'null')
  return `${kind}${mayBeNull ? '|null' : isRequired ? '' : '?'}`
}

function kindOf(schema: JsonSchema): 'text' | 'word' | 'number' | 'flag' | 'boolean' | 'json' {
  if (schema['x-flag']) return 'flag'
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
  switch (schema.type ?? typeof values[0]) {
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'string':
      return values.length > 0 || schema.format !== undefined ? 'word' : 'text'
    case 'object':
      return 'json'
    default:
      return 'text'
  }
}
