import { describe, expect, it } from 'vitest'
import { parseAccepted } from '../../../scripts/openapi-diff/accepted.ts'
import type { Schema } from '../../../scripts/openapi-diff/compare-schemas.ts'
import { findBreakingChanges, type OpenApi } from '../../../scripts/openapi-diff/find-breaking-changes.ts'
import { toSurface } from '../../../scripts/openapi-diff/to-surface.ts'

interface DocumentParts {
  body?: Schema
  answer?: Schema
  schemas?: Record<string, Schema>
}

const client: Schema = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string', maxLength: 10 }, note: { type: 'string' } },
}

const documentOf = ({ body = client, answer = client, schemas = {} }: DocumentParts = {}): OpenApi => ({
  paths: {
    '/clients': {
      post: {
        operationId: 'createClient',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', maximum: 100 } }],
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: {
          201: { headers: { ETag: {} }, content: { 'application/json': { schema: answer } } },
          404: { content: { 'application/json': { schema: answer } } },
        },
        security: [{ Bearer: [] }],
      },
    },
  },
  components: { schemas },
})

const changes = (parts: DocumentParts, before: DocumentParts = {}) =>
  findBreakingChanges(documentOf(before), documentOf(parts))
const withName = (name: Schema): Schema => ({ ...client, properties: { ...client.properties, name } })

describe('a change of the API breaks', () => {
  it('nobody when nothing or only prose changes', () => {
    expect(findBreakingChanges(documentOf(), documentOf())).toEqual([])
    const described = { ...documentOf(), info: { title: 'x' }, paths: { ...documentOf().paths } }
    expect(findBreakingChanges(toSurface(described) as OpenApi, documentOf())).toEqual([])
  })

  it.each<[string, DocumentParts, string[]]>([
    [
      'a field is gone',
      { answer: { ...client, properties: { id: { type: 'integer' }, name: { type: 'string' } } } },
      ['POST /clients 201.note was removed'],
    ],
    [
      'a field may be absent',
      { answer: { ...client, required: ['id'] } },
      ['POST /clients 201.name may be absent now'],
    ],
    [
      'a field may be null',
      { answer: withName({ type: ['string', 'null'] }) },
      ['POST /clients 201.name was string and is string or null'],
    ],
    [
      'a field is needed',
      { body: { ...client, required: ['id', 'name', 'note'] } },
      ['POST /clients body.note is required now'],
    ],
    [
      'a text must be shorter',
      { body: withName({ type: 'string', maxLength: 5 }) },
      ['POST /clients body.name has a lower maxLength: 5'],
    ],
    [
      'a number must be narrower',
      { body: { ...client, properties: { ...client.properties, id: { type: 'integer', format: 'int32' } } } },
      ['POST /clients body.id has the format int32 instead of none'],
    ],
    [
      'only some values are taken',
      { body: withName({ type: 'string', maxLength: 10, enum: ['a'] }) },
      ['POST /clients body.name takes only some values now'],
    ],
    [
      'a form is no longer taken',
      { body: withName({ anyOf: [{ type: 'integer' }] }) },
      ['POST /clients body.name no longer takes all of its forms'],
    ],
  ])('callers when %s', (_name, parts, expected) => {
    expect(changes(parts)).toEqual(expected)
  })

  it.each<[string, DocumentParts]>([
    [
      'a field is new',
      { answer: { ...client, properties: { ...client.properties, phone: { type: 'string' } } } },
    ],
    ['a field is always there', { answer: { ...client, required: ['id', 'name', 'note'] } }],
    [
      'the width of a number is named',
      {
        body: { ...client, properties: { ...client.properties, id: { type: 'integer', format: 'int64' } } },
        answer: { ...client, properties: { ...client.properties, id: { type: 'integer', format: 'int64' } } },
      },
    ],
    ['a longer text is taken', { body: withName({ type: 'string', maxLength: 20 }) }],
    ['a null is taken', { body: withName({ type: ['string', 'null'], maxLength: 10 }) }],
    [
      'another form is taken',
      { body: withName({ anyOf: [{ type: 'string', maxLength: 10 }, { type: 'integer' }] }) },
    ],
    ['a field that was needed no longer is', { body: { ...client, required: ['id'] } }],
  ])('nobody when %s', (_name, parts) => {
    expect(changes(parts)).toEqual([])
  })

  it('callers of what is behind a reference, and ends with one that refers to itself', () => {
    const tree = (leaf: Schema): DocumentParts => ({
      answer: { $ref: '#/components/schemas/Tree' },
      schemas: {
        Tree: {
          type: 'object',
          properties: { leaf, branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
        },
      },
    })
    expect(changes(tree({ type: 'integer' }), tree({ type: 'string' }))).toEqual([
      'POST /clients 201.leaf was string and is integer',
    ])
  })

  it('callers of an operation that is gone, renamed, closed, or has lost a parameter or a header', () => {
    const path = (change: (operation: Record<string, unknown>) => object) => {
      const document = documentOf()
      const post = document.paths?.['/clients']?.post as unknown as Record<string, unknown>
      return { ...document, paths: { '/clients': { post: { ...post, ...change(post) } } } } as OpenApi
    }
    const since = (after: OpenApi) => findBreakingChanges(documentOf(), after)
    expect(since({ ...documentOf(), paths: {} })).toEqual(['POST /clients was removed'])
    expect(since(path(() => ({ operationId: 'addClient' })))).toHaveLength(1)
    expect(since(path(() => ({ security: [{ Session: [] }] })))).toHaveLength(1)
    expect(since(path(() => ({ parameters: [] })))).toEqual(['POST /clients: query page was removed'])
    expect(since(path(() => ({ responses: { 201: { content: {} } } })))).toEqual([
      'POST /clients 201 is no longer application/json',
      'POST /clients 201: header ETag was removed',
    ])
  })
})

it('a break that is accepted is named in a table', () => {
  const page = '| change | reason |\n|---|---|\n| `POST /clients was removed` | Nobody called it. |\n'
  expect([...parseAccepted(page)]).toEqual(['POST /clients was removed'])
})

it('the surface of a document keeps fields that are named like prose', () => {
  const schema = {
    description: 'x',
    properties: { title: { type: 'string', description: 'y' }, tags: { type: 'array' } },
  }
  expect(toSurface(schema)).toEqual({ properties: { title: { type: 'string' }, tags: { type: 'array' } } })
})
