import { expect, it } from 'vitest'
import { fieldsOf } from './fields-of.ts'

it('BEN-35 a schema is shown as rows, each field before those within it', () => {
  const rows = fieldsOf({
    type: 'object',
    required: ['status', 'data'],
    properties: {
      status: { type: 'string', enum: ['create', 'update'], description: 'What happened' },
      data: {
        type: 'object',
        required: ['born'],
        properties: {
          born: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
          labels: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
        },
      },
    },
  })
  expect(
    rows.map(({ path, type, isNullable, isOptional, depth }) => [path, type, isNullable, isOptional, depth]),
  ).toEqual([
    ['status', '"create" | "update"', false, false, 0],
    ['data', 'object', false, false, 0],
    ['data.born', 'string (date)', true, false, 1],
    ['data.labels', 'object[]', false, true, 1],
    ['data.labels[].id', 'integer', false, true, 2],
  ])
})
