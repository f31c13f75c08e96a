import type { TSchema } from 'typebox'
import type { JsonSchema } from '../src/index.ts'

/** Many clients write every character beyond ASCII as `\uXXXX`. */
const bytesOfCharacter = 6
const bytesOfNumber = 17
const maxNameLength = 255
/** What the rule beside the schema of custom fields allows. */
const customFields = 16_384

/** How many bytes the largest valid value of a schema takes as JSON without blanks, every text in the longest spelling. */
export function largestBody(schema: TSchema): number {
  const described = schema as JsonSchema
  if (described.anyOf) return Math.max(...described.anyOf.map(largestBody))
  if (described.enum) return Math.max(...described.enum.map(value => JSON.stringify(value).length))
  if ('const' in described) return JSON.stringify(described.const).length
  switch (described.type) {
    case 'string':
      return (described.maxLength ?? Number.POSITIVE_INFINITY) * bytesOfCharacter + 2
    case 'integer':
      return `${described.maximum ?? Number.MIN_SAFE_INTEGER}`.length
    case 'number':
      return bytesOfNumber
    case 'boolean':
      return 5
    case 'null':
      return 4
    case 'array':
      return (described.maxItems ?? Number.POSITIVE_INFINITY) * (largestBody(described.items ?? {}) + 1) + 2
    case 'object':
      return described.properties ? largestObject(described.properties) : largestRecord(described)
  }
  return Number.POSITIVE_INFINITY
}

const largestObject = (properties: Record<string, TSchema>) =>
  Object.entries(properties).reduce((sum, [name, inner]) => sum + name.length + 4 + largestBody(inner), 2)

function largestRecord({ patternProperties = {}, maxProperties }: JsonSchema): number {
  const [values = {}] = Object.values(patternProperties)
  const one = largestBody(values)
  if (one === Number.POSITIVE_INFINITY) return customFields * bytesOfCharacter
  return (maxProperties ?? Number.POSITIVE_INFINITY) * (maxNameLength * bytesOfCharacter + 4 + one) + 2
}
