import type { JsonSchema } from '@foyer/contract'

/** Requests may send what answers never contain: flags as booleans, other names of a field, fields left undefined. */
export type Direction = 'input' | 'output'

interface Schema extends Omit<JsonSchema, 'items' | 'anyOf' | 'properties' | 'patternProperties'> {
  $id?: string
  items?: Schema
  anyOf?: Schema[]
  not?: object
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
}

/** Prints schemas as TypeScript, and collects those that have a name of their own. */
export class TypeTexts {
  readonly named = new Map<string, string>()
  /** The names that the text printed last refers to. */
  readonly #used = new Set<string>()

  /** The names that were used since the last call. */
  takeUsed(): string[] {
    const used = [...this.#used].sort()
    this.#used.clear()
    return used
  }

  textOf(given: object, direction: Direction): string {
    const schema = given as Schema
    if (!schema.$id) return this.#plain(schema, direction)
    const output = this.#interior(schema, 'output')
    const text = direction === 'output' ? output : this.#interior(schema, 'input')
    const name = text === output ? schema.$id : `${schema.$id}Input`
    this.named.set(name, `${documentation(schema.description)}export interface ${name} ${text}`)
    this.#used.add(name)
    return name
  }

  /** The fields of an object type, one per line, with their documentation. */
  fieldsOf({ properties = {}, required = [] }: Schema, direction: Direction): string[] {
    return Object.entries(properties).flatMap(([name, field]) => {
      const isRequired = required.includes(name)
      const others = direction === 'input' ? (field['x-also'] ?? []) : []
      const line = (key: string, isNeeded: boolean) => this.#line(key, { field, direction, isNeeded })
      // A required field with several names can be sent under any of them, which an interface cannot say.
      return [name, ...others].map(key => line(key, isRequired && others.length === 0))
    })
  }

  #line(name: string, { field, direction, isNeeded }: Line): string {
    const key = /^[a-zA-Z_$][\w$]*$/.test(name) ? name : `'${name}'`
    const type = this.textOf(field, direction)
    const open = direction === 'input' && !isNeeded && type !== 'unknown' ? `${type} | undefined` : type
    return `${documentation(describe(field))}${key}${isNeeded ? '' : '?'}: ${open}`
  }

  /** The text of a named schema, whose parts may be named as well. */
  #interior({ $id: _, ...schema }: Schema, direction: Direction): string {
    return this.#plain(schema, direction)
  }

  #plain(schema: Schema, direction: Direction): string {
    if (schema['x-shape']) return this.textOf(schema['x-shape'], direction)
    if (schema['x-flag']) return direction === 'input' ? '0 | 1 | boolean' : '0 | 1'
    if (schema['x-prefix'] && direction === 'input') return `number | \`${schema['x-prefix']}\${number}\``
    if (schema.enum) return schema.enum.map(literal).join(' | ')
    if (schema.const !== undefined) return literal(schema.const)
    if (schema.anyOf) return [...new Set(schema.anyOf.map(each => this.textOf(each, direction)))].join(' | ')
    switch (schema.type) {
      case 'integer':
      case 'number':
        return 'number'
      case 'array':
        return this.#list(schema, direction)
      case 'object':
        return this.#object(schema, direction)
      case 'string':
      case 'boolean':
      case 'null':
        return schema.type
      default:
        return 'unknown'
    }
  }

  #list({ items, maxItems }: Schema, direction: Direction): string {
    if (!items || maxItems === 0 || items.not) return '[]'
    const text = this.textOf(items, direction)
    const list = /[|{ ]/.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`
    return direction === 'input' ? `readonly ${list}` : list
  }

  #object(schema: Schema, direction: Direction): string {
    const [values] = Object.values(schema.patternProperties ?? {})
    if (values) return `Record<string, ${this.textOf(values, direction)}>`
    const fields = this.fieldsOf(schema, direction)
    return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.map(indent).join('\n')}\n}`
  }
}

interface Line {
  field: Schema
  direction: Direction
  isNeeded: boolean
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value)

export const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ')

function describe(field: Schema): string {
  const { default: byDefault, minimum, maximum, maxLength } = field
  const description = field.description ?? field.anyOf?.find(each => each.description)?.description
  const bounds = [
    byDefault === undefined ? '' : `Default: ${JSON.stringify(byDefault)}.`,
    maxLength === undefined ? '' : `At most ${maxLength} characters.`,
    minimum !== undefined && maximum !== undefined && maximum < 1_000_000_000 && !field['x-flag']
      ? `From ${minimum} to ${maximum}.`
      : '',
  ]
  const sentence = description && !/[.!?]$/.test(description) ? `${description}.` : (description ?? '')
  return [sentence, ...bounds].filter(Boolean).join(' ')
}

/** A documentation comment with its line end; empty for no text. */
export function documentation(text: string | undefined, tags: string[] = []): string {
  const lines = [text ?? '', ...tags]
    .filter(Boolean)
    .flatMap(each => each.replaceAll('*/', '*\\/').split('\n'))
  if (lines.length === 0) return ''
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map(line => ` * ${line}`).join('\n')}\n */\n`
}
