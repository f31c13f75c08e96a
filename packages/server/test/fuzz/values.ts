import type { JsonSchema } from '@foyer/contract'
import type { TSchema } from 'typebox'
import { demoSample } from './demo-sample.ts'
import { oddValue } from './odd-values.ts'
import type { Random } from './random.ts'

/** Ids of the demo world, including the foreign Location, and some that do not exist. */
const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1000, 1001, 1002, 1003, 987_654_321]

export interface Oddness {
  /** How many values out of a hundred are odd. */
  oddIn100: number
}

/** Makes a value for the schema: mostly a valid one, sometimes an odd one. */
export function randomValue(schema: TSchema, name: string, random: Random, oddness: Oddness): unknown {
  if (random.in100(oddness.oddIn100)) return oddValue(random)
  const described = schema as JsonSchema
  const inner = (part: TSchema, field: string) => randomValue(part, field, random, oddness)
  if (described.anyOf) return inner(random.pick(described.anyOf), name)
  if (described.enum) return random.pick(described.enum)
  switch (described.type) {
    case 'object':
      return randomObject(described, random, inner)
    case 'array':
      return Array.from({ length: random.below(4) }, () => inner(described.items ?? {}, name))
    case 'integer':
      return randomInteger(described, random)
    case 'number':
      return random.in100(50) ? demoSample(schema, name) : random.below(100) / 4
    case 'string':
      return demoSample(schema, name)
    case 'boolean':
      return random.in100(50)
    case 'null':
      return null
  }
  return 'const' in described ? described.const : oddValue(random)
}

function randomInteger(
  { minimum = 1, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema,
  random: Random,
): number {
  if (random.in100(10)) return random.pick([minimum, maximum, minimum - 1, maximum + 1])
  if (random.in100(60)) return Math.max(1, minimum) <= maximum ? Math.max(1, minimum) : maximum
  const fitting = ids.filter(id => id >= minimum && id <= maximum)
  return fitting.length > 0 ? random.pick(fitting) : minimum
}

function randomObject(
  { properties, patternProperties, required = [] }: JsonSchema,
  random: Random,
  inner: (part: TSchema, field: string) => unknown,
): Record<string, unknown> {
  if (!properties) {
    const [values = {}] = Object.values(patternProperties ?? {})
    const names = ['vk', 'a.b', '__proto__', 'constructor', '', 'ключ'].filter(() => random.in100(30))
    return Object.fromEntries(names.map(name => [name, inner(values, name)]))
  }
  const fields = Object.entries(properties)
    .filter(([name]) => random.in100(required.includes(name) ? 97 : 40))
    .map(([name, part]) => [name, inner(part, name)])
  if (random.in100(10)) fields.push([random.pick(['__proto__', 'constructor', 'id', 'extra', 'role']), 1])
  return Object.fromEntries(fields)
}
