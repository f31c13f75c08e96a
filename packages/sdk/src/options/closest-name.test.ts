import { catalogue, type JsonSchema, type Operation } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { closestName } from './closest-name.ts'

const fieldsOf = (schema: JsonSchema | undefined): string[] =>
  schema?.items ? fieldsOf(schema.items as JsonSchema) : Object.keys(schema?.properties ?? {})

/** What these take is no record. */
const questions = ['preview', 'sendTest', 'checkEndpoint']

describe('the closest name', () => {
  it.each([
    ['acessToken', 'accessToken'],
    ['timeOutMs', 'timeoutMs'],
    ['locationId', 'location_id'],
    ['clinet_id', 'client_id'],
    ['ids', 'id'],
    ['nmae', 'name'],
    ['account', undefined],
    ['my', undefined],
    ['', undefined],
  ])('of %j is %j', (given, meant) => {
    expect(
      closestName(given, [
        'accessToken',
        'timeoutMs',
        'location_id',
        'client_id',
        'id',
        'account_id',
        'by',
        'name',
      ]),
    ).toBe(meant)
  })

  it('EXA-171 takes no field of a record that is sent back whole for a misspelt one', () => {
    const mistaken: string[] = []
    for (const [group, methods] of Object.entries<Record<string, Operation>>(catalogue))
      for (const [method, { body, query, params }] of Object.entries(methods)) {
        if (!body || (body as JsonSchema).type === 'array' || questions.includes(method)) continue
        const known = [...fieldsOf(body as JsonSchema), ...fieldsOf(query as JsonSchema)]
        for (const from of ['get', 'getSettings', 'list', 'create', method]) {
          const record = fieldsOf(methods[from]?.data as JsonSchema)
          const given = record.filter(name => !fieldsOf(params as JsonSchema).includes(name))
          for (const name of given.filter(each => !known.includes(each))) {
            const meant = closestName(
              name,
              known.filter(each => !given.includes(each)),
            )
            if (meant) mistaken.push(`${group}.${method}: ${name} of ${from} for ${meant}`)
          }
        }
      }
    expect(mistaken).toEqual([])
  })
})
