import { operations } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../test/world.ts'

const world = useWorld(withoutWorker)
const names = ['general', 'developer-tools', 'v3', 'account']

interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  [keyword: string]: unknown
}

interface Operation {
  operationId: string
  parameters: { schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  servers: { url: string }[]
  components: { schemas: Record<string, Schema>; responses: Operation['responses'] }
  webhooks?: object
}

async function read(path: string): Promise<Document> {
  const { status, text } = await world.app.get(`/openapi/${path}.json`)
  expect(status).toBe(200)
  return JSON.parse(text)
}

const readAll = (folder = '') => Promise.all(names.map(name => read(`${folder}${name}`)))
const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap(path => Object.values(path))

/** The schema and all schemas in it, as generators meet them. */
const withParts = (schema: Schema): Schema[] => [
  schema,
  ...[schema.items, schema.additionalProperties]
    .concat(schema.anyOf ?? [], Object.values(schema.properties ?? {}))
    .filter((part): part is Schema => typeof part === 'object' && part !== null)
    .flatMap(withParts),
]

const inContent = (responses: Operation['responses']) =>
  Object.values(responses).flatMap(({ content = {} }) => Object.values(content).map(({ schema }) => schema))

const sentIn = (document: Document): Schema[] =>
  [
    ...operationsOf(document).flatMap(({ parameters, requestBody }) => [
      ...parameters.map(({ schema }) => schema),
      ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
    ]),
    ...schemasOf(document, name => name.endsWith('Input')),
  ].flatMap(withParts)

const receivedIn = (document: Document): Schema[] =>
  [
    ...operationsOf(document).flatMap(({ responses }) => inContent(responses)),
    ...inContent(document.components.responses),
    ...schemasOf(document, name => !name.endsWith('Input')),
  ].flatMap(withParts)

const schemasOf = ({ components }: Document, isWanted: (name: string) => boolean) =>
  Object.entries(components.schemas).flatMap(([name, schema]) => (isWanted(name) ? [schema] : []))

describe('the documents for generators of clients', () => {
  it('GEN-01 have every operation except streams, with the addresses of this server', async () => {
    const documents = await readAll('generators/')
    const described = documents.flatMap(operationsOf).map(({ operationId }) => operationId)
    const expected = operations.filter(({ isStream }) => !isStream).map(({ name }) => name)
    expect(described.sort()).toEqual(expected.sort())
    expect(expected.length).toBeLessThan(operations.length)
    expect(documents[0]?.servers).toEqual([{ url: world.program.ctx.urls.api }])
    for (const { webhooks } of documents) expect(webhooks).toBeUndefined()
  })

  it('GEN-02 use nothing that generators fail on', async () => {
    const known =
      /^(\$ref|type|format|description|required|deprecated|properties|items|additionalProperties|enum|min.+|max.+)$/
    for (const document of await readAll('generators/'))
      for (const schema of [...sentIn(document), ...receivedIn(document)]) {
        for (const keyword of Object.keys(schema)) expect(keyword).toMatch(known)
        const types = [schema.type ?? []].flat()
        expect(types, JSON.stringify(schema)).not.toEqual(['null'])
        expect(types.filter(type => type !== 'null').length, JSON.stringify(schema)).toBeLessThan(2)
      }
  })

  it('GEN-02 have no fields that get one name in another language, or the name of a type', async () => {
    for (const document of await readAll('generators/'))
      for (const { properties = {}, required = [] } of [...sentIn(document), ...receivedIn(document)]) {
        const fields = Object.keys(properties)
        expect(fields).toEqual(expect.arrayContaining(required))
        const plain = new Set(fields.map(name => name.replaceAll('_', '').toLowerCase()))
        expect(plain.size, fields.join()).toBe(fields.length)
        if (fields.includes('date') || fields.includes('datetime'))
          expect(Object.values(properties).map(({ format }) => format)).not.toContain('date-time')
      }
  })

  it('GEN-03 let the server add values and raise limits: only what is sent has them', async () => {
    const documents = await readAll('generators/')
    const limits = /^(enum|const|min.+|max.+)$/
    const hasLimit = (schema: Schema) => Object.keys(schema).some(keyword => limits.test(keyword))
    expect(documents.flatMap(receivedIn).filter(hasLimit)).toEqual([])
    expect(documents.flatMap(sentIn).filter(hasLimit).length).toBeGreaterThan(100)
  })
})

it('GEN-04 every document says that ids need 64 bits and amounts a double', async () => {
  for (const document of [...(await readAll()), ...(await readAll('generators/'))])
    for (const { type, format, maximum } of [...sentIn(document), ...receivedIn(document)]) {
      if (type === 'integer' && Number(maximum) > 2 ** 31 - 1) expect(format).toBe('int64')
      if (type === 'number') expect(format).toBe('double')
    }
  const { components } = await read('general')
  expect(components.schemas.Client?.properties?.id).toMatchObject({ type: 'integer', format: 'int64' })
  expect(components.schemas.Client?.properties?.balance).toMatchObject({ type: 'number', format: 'double' })
})
