import Type, { type TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { operations } from '../src/catalogue.ts'
import { type ResourceName, resourceKinds } from '../src/events.ts'
import type { JsonSchema } from '../src/json-schema.ts'
import {
  MarketplaceNotice,
  PaymentNotice,
  PersonalDataNotice,
  TestNotice,
  webhookBody,
} from '../src/webhook-bodies.ts'

type Described = JsonSchema & { description?: string }

/** A list or a choice is described by what it is made of. */
function sentencesOf(schema: TSchema): string[] {
  const { description, anyOf = [], items } = schema as Described
  if (description) return [description]
  return [...anyOf, ...(items ? [items] : [])].flatMap(sentencesOf)
}

interface Field {
  place: string
  sentences: string[]
}

function* fieldsIn(schema: TSchema | undefined, place: string): Generator<Field> {
  if (!schema) return
  const { properties = {}, patternProperties = {}, anyOf = [], items } = schema as Described
  for (const part of [...anyOf, ...Object.values(patternProperties)]) yield* fieldsIn(part, place)
  yield* fieldsIn(items, `${place}[]`)
  for (const [name, property] of Object.entries(properties)) {
    yield { place: `${place}.${name}`, sentences: sentencesOf(property) }
    yield* fieldsIn(property, `${place}.${name}`)
  }
}

const inputs = operations.flatMap(({ name, params, query, body }) =>
  [params, query, body].flatMap(part => [...fieldsIn(part, name)]),
)
const outputs = operations.flatMap(({ name, data, meta }) =>
  [data, meta].flatMap(part => [...fieldsIn(part, name)]),
)

const kinds = Object.keys(resourceKinds) as ResourceName[]
const webhookFields = [
  ...kinds.flatMap(kind => [...fieldsIn(Type.Omit(webhookBody(kind), ['data']), kind)]),
  ...fieldsIn(MarketplaceNotice, 'marketplace'),
  ...fieldsIn(PaymentNotice, 'payment'),
  ...fieldsIn(PersonalDataNotice, 'personalData'),
  ...fieldsIn(TestNotice, 'test'),
]

const silent = (fields: Field[]) =>
  fields.filter(({ sentences }) => sentences.length === 0).map(({ place }) => place)

/** `The title` of the field `title` says nothing. The name of an id says which one it is. */
function saysNothing({ place, sentences }: Field): boolean {
  const name = (/\w+$/.exec(place)?.[0] ?? '').replaceAll('_', ' ')
  if (/\bid$/.test(name)) return false
  return sentences.some(
    sentence =>
      sentence
        .toLowerCase()
        .replace(/^(the|an?) /, '')
        .replace(/\.$/, '') === name,
  )
}

describe('the contract in words', () => {
  it(`EXA-105 each of ${operations.length} operations says what it does, and more than its summary`, () => {
    const without = operations.filter(
      ({ summary, description = '' }) => description === '' || description === summary,
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it(`EXA-105 each of ${inputs.length} input fields says what it means`, () => {
    expect(silent(inputs)).toEqual([])
  })

  it(`EXA-105 each of ${outputs.length} fields of answers says what it means`, () => {
    expect(silent(outputs)).toEqual([])
  })

  it(`EXA-105 each of ${webhookFields.length} fields of webhooks says what it means`, () => {
    expect(silent(webhookFields)).toEqual([])
  })

  it('EXA-105 no sentence only repeats the name of its field', () => {
    expect([...inputs, ...outputs].filter(saysNothing).map(({ place }) => place)).toEqual([])
  })
})
