import { locationNames } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { createFoyer, type FoyerError, ValidationError } from '../index.ts'
import { namesOf } from './location-id.ts'

const world = useWorld(withoutWorker)

const connect = () =>
  createFoyer({
    apiUrl: world.program.ctx.urls.api,
    partnerToken: 'foyer_partner_demo_acme',
    userToken: 'foyer_user_demo_owner',
  })

type Method = (input: object) => Promise<unknown>

const refusalOf = (call: PromiseLike<unknown>): Promise<FoyerError> =>
  Promise.resolve(call).then(
    () => expect.fail('the call should have failed'),
    error => {
      expect(error).toBeInstanceOf(ValidationError)
      return error as FoyerError
    },
  )

describe('a field that an operation does not have', () => {
  it.each<[string, object, string]>([
    ['companies.list', { activ: 1 }, 'companies.list has no field activ: did you mean active?'],
    ['companies.list', { location_id: 1 }, 'companies.list has no field location_id.'],
    [
      'clients.get',
      { location_id: 1, clinet_id: 2 },
      'clients.get has no field clinet_id: did you mean client_id?',
    ],
    [
      'clients.get',
      { locationId: 1, client_id: 2 },
      'clients.get has no field locationId: did you mean location_id?',
    ],
    [
      'clients.create',
      { location_id: 1, nmae: 'Ann', phone: '1' },
      'clients.create has no field nmae: did you mean name?',
    ],
    ['clients.createMany', { location_id: 1, clients: [] }, 'clients.createMany has no field clients.'],
    [
      'webhooks.listDeliveries',
      { outcom: 'failed' },
      'webhooks.listDeliveries has no field outcom: did you mean outcome?',
    ],
  ])('EXA-171 is refused in words: %s %j', async (name, input, message) => {
    const [group = '', method = ''] = name.split('.')
    const groups = connect() as unknown as Record<string, Record<string, Method>>
    const call = groups[group]?.[method] as Method
    const error = await refusalOf(call(input))
    expect(error).toMatchObject({ message, operation: name, status: 422, isLocal: true })
    expect(Object.values(error.fields)).toEqual([[message]])
  })

  it('EXA-171 may stand in a body, so that a record that was read can be sent back whole', async () => {
    const foyer = connect()
    const { data: client } = await foyer.clients.get({ location_id: 1, client_id: 1 })
    const changed = { ...client, categories: [], comment: 'Sent back whole', unheard_of: 7 }
    const { data } = await foyer.clients.update({ location_id: 1, client_id: 1, ...changed })
    expect(data.comment).toBe('Sent back whole')
  })

  it.each([7, 'abc', [1], true])('EXA-171 is looked for in an object: %j', async input => {
    const error = await refusalOf(connect().clients.get(input as never))
    expect(error.message).toMatch(/^clients\.get takes an object of fields, but got /)
    const list = async () => {
      for await (const _client of connect().clients.search(input as never)) return
    }
    expect((await refusalOf(list())).message).toContain('clients.search takes an object of fields')
  })

  it('EXA-171 cannot be a part of the path either', async () => {
    const error = await refusalOf(connect().clients.get({ company_id: 1, client_id: [1, 2] as never }))
    expect(error.message).toBe('client_id of clients.get must be a number or text, but it is a list.')
  })
})

describe('the errors of a field', () => {
  it.each(['location_id', 'company_id', 'salon_id'])(
    'EXA-154 call the Location %s, as the caller did',
    async name => {
      const foyer = connect()
      for (const call of [
        foyer.companies.get({ [name]: 'x' } as never),
        foyer.sandbox.trigger({ [name]: 'x', resource: 'client', status: 'create' } as never),
        foyer.webhooks.listDeliveries({ [name]: 'x' } as never),
      ]) {
        const error = await refusalOf(call)
        expect(error.isLocal).toBe(false)
        expect(Object.keys(error.fields)).toEqual([name])
        expect(error.message).not.toMatch(new RegExp(`(?!${name})\\b(location|company|salon)_id`))
      }
      const step = await refusalOf(foyer.companies.get({ [name]: '..' } as never))
      expect(step.message).toBe(`${name} of companies.get cannot be "..".`)
    },
  )
})

it('the names of a Location are those of the contract', () => {
  expect([...namesOf('location_id')].sort()).toEqual([...locationNames].sort())
})
