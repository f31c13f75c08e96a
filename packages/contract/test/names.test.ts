import { describe, expect, it } from 'vitest'
import { type JsonSchema, operations } from '../src/index.ts'

const isName = /^(?:name|title|surname|patronymic|fullname|specialization|\w+_title|\w+_name)$/

/** The fields of a body that are called names, and take any text. */
function freeNames(schema: object, path = ''): string[] {
  const { properties = {}, items, anyOf = [], 'x-shape': shape, ...rest } = schema as JsonSchema
  const [field = ''] = path.split('.').slice(-1)
  const isFree = rest.type === 'string' && !rest.enum && !('~refine' in schema) && isName.test(field)
  return [
    ...(isFree ? [path] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => freeNames(inner, `${path}.${name}`)),
    ...[items, shape, ...anyOf].flatMap(inner => (inner ? freeNames(inner, path) : [])),
  ]
}

describe('names in bodies', () => {
  it('SEC-61 follow the rule for names, unless they come from elsewhere or give a reason', () => {
    const others = [
      // What a messenger calls the sender is passed on as it is.
      'addMessage.name',
      'createLoyaltyCardTransaction.title',
      // It is compared with the name that is there, and not stored.
      'eraseClient.name',
    ]
    const free = operations.flatMap(({ name, body }) => freeNames(body ?? {}).map(path => `${name}${path}`))
    expect(free.filter(path => !path.endsWith('.timezone_name')).sort()).toEqual(others)
  })
})
