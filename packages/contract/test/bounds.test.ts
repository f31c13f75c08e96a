import type { TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import {
  bodyLimitOf,
  bulkBodyLimit,
  type JsonSchema,
  type Operation,
  operations,
  usualBodyLimit,
} from '../src/index.ts'
import { largestBody } from './largest-body.ts'

/** Inputs of any shape: the server bounds their values and levels, and the handler checks the rest. */
const ofAnyShape: Record<string, string> = {
  'createClients body[]': 'each client stands alone: the handler checks it with the schema of one',
  'searchClients body.filters[].state.value':
    'depends on the type of the filter, whose schema the handler checks',
  'searchClients body.filters[].state.from': 'the same',
  'searchClients body.filters[].state.to': 'the same',
  'createClient body.custom_fields.*': 'anything of the partner; the rule of the record bounds its JSON',
  'updateClient body.custom_fields.*': 'the same',
  'createRecord body.custom_fields.*': 'the same',
  'updateRecord body.custom_fields.*': 'the same',
}

/** Bodies that their schema would allow beyond the limit. */
const beyondLimit: Record<string, string> = {
  createClients: '300 clients of 3 KiB each fit; clients that are full of text come in several calls',
  searchClients: '50 filters of 250 ids each fit; no search of a person is longer',
  createStorageOperation: '300 transactions with comments of 500 characters each fit',
  reportListenerAttempt: '100 headers of 500 characters and a body of 4 KiB fit',
  reportListenerAttemptOfPartner: 'the same',
  updateSchedule: 'a year of 35 slots a day fits',
  updateVoipRoutes: '500 rows of 100 Locations each fit',
  updateTelephonyRoutes: 'the same',
}

/** Every part of an input, with the name of its place. */
function* partsOf(schema: TSchema | undefined, name: string): Generator<[string, JsonSchema]> {
  if (!schema) return
  const described = schema as JsonSchema
  yield [name, described]
  for (const choice of described.anyOf ?? []) yield* partsOf(choice, name)
  if (described.items) yield* partsOf(described.items, `${name}[]`)
  for (const [field, inner] of Object.entries(described.properties ?? {}))
    yield* partsOf(inner, `${name}.${field}`)
  for (const inner of Object.values(described.patternProperties ?? {})) yield* partsOf(inner, `${name}.*`)
}

const inputs = operations.flatMap(operation =>
  (['params', 'query', 'body'] as const).flatMap(part => [
    ...partsOf(operation[part], `${operation.name} ${part}`),
  ]),
)
const named = (isWrong: (described: JsonSchema) => boolean) =>
  inputs.filter(([, described]) => isWrong(described)).map(([name]) => name)

describe('bounds of inputs', () => {
  it('SEC-01 every list says how many elements it has at most, and every text how many characters', () => {
    expect(inputs.length).toBeGreaterThan(500)
    expect(named(({ type, maxItems }) => type === 'array' && maxItems === undefined)).toEqual([])
    expect(named(each => each.type === 'string' && !each.enum && each.maxLength === undefined)).toEqual([])
  })

  it('SEC-01 every object names its fields, or says how many it has at most', () => {
    const isOpen = ({ type, properties, maxProperties }: JsonSchema) =>
      type === 'object' && !properties && maxProperties === undefined
    expect(named(isOpen)).toEqual([])
  })

  it('SEC-01 every input of unlimited shape has a written reason', () => {
    const isUnknown = (each: JsonSchema) =>
      each.type === undefined && !each.anyOf && !each.enum && !('const' in each)
    expect(named(isUnknown).sort()).toEqual(Object.keys(ofAnyShape).sort())
  })

  it('SEC-01 no input asks the library for uniqueness, whose list of duplicates grows with their square', () => {
    expect(named(each => 'uniqueItems' in each)).toEqual([])
  })

  it('SEC-02 every limit admits the largest valid body, or has a written reason', () => {
    const isTooSmall = (each: Operation) => each.body && largestBody(each.body) > bodyLimitOf(each)
    const tooSmall = operations.filter(isTooSmall).map(({ name }) => name)
    expect(tooSmall.sort()).toEqual(Object.keys(beyondLimit).sort())
  })

  it('SEC-02 a limit is small unless a valid body is larger, and 1 MiB at most', () => {
    for (const operation of operations.filter(each => bodyLimitOf(each) > usualBodyLimit)) {
      expect(bodyLimitOf(operation), operation.name).toBeLessThanOrEqual(bulkBodyLimit)
      expect(operation.body && largestBody(operation.body), operation.name).toBeGreaterThan(usualBodyLimit)
    }
  })
})
