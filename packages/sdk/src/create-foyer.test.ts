import { catalogue } from '@foyer/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { useWorld, withoutWorker } from '../../server/test/world.ts'
import { createAccount } from './account.ts'
import {
  type Client,
  type CompaniesListInput,
  createFoyer,
  type Foyer,
  type FoyerOptions,
  findApiUrl,
  type Location,
} from './index.ts'
import { createOperator } from './operator.ts'

const world = useWorld(withoutWorker)

const partnerToken = 'foyer_partner_demo_acme'
const userToken = 'foyer_user_demo_owner'

const connect = (options: Partial<FoyerOptions> = {}) =>
  createFoyer({ apiUrl: world.program.ctx.urls.api, partnerToken, userToken, ...options })

const connectAccount = () =>
  createAccount({ appUrl: world.program.ctx.urls.app, personalAccessToken: 'foyer_pat_demo_owner' })

const names = (groups: object) =>
  Object.entries(groups).flatMap(([group, methods]) => Object.keys(methods).map(name => `${group}.${name}`))

describe('the SDK', () => {
  it('EXA-152 has a method for every operation of the contract, in the entry point of those who call it', () => {
    const appUrl = world.program.ctx.urls.app
    const all = [
      ...names(connect()),
      ...names(connectAccount()),
      ...names({ operators: createOperator({ appUrl }) }),
    ]
    expect(all.sort()).toEqual(names(catalogue).sort())
  })

  it('AUT-01 sends the partner token, and the user token beside it where the operation asks for a user', async () => {
    const foyer = connect()
    const countries = await foyer.dictionaries.countries()
    expect(countries.data).toHaveLength(249)
    expect(countries.meta).toBeUndefined()
    const mine = await foyer.companies.list({ my: 1, id: [1, 2] })
    expect(mine.data.map(({ id }) => id)).toEqual([1, 2])
    expect(mine.meta.total_count).toBe(2)
  })

  it('says what came with an answer', async () => {
    const { response } = await connect().dictionaries.countries()
    expect(response).toMatchObject({ status: 200, attempts: 1 })
    expect(response.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  it('calls account operations with a personal access token', async () => {
    const { data } = await connectAccount().account.me()
    expect(data.email).toBe('owner@foyer.example')
  })

  it('takes the fields of path and body in one object', async () => {
    const account = connectAccount()
    const { data: role } = await account.locations.createRole({ location_id: 1, title: 'Desk', rights: [] })
    const changed = await account.locations.updateRole({
      location_id: 1,
      role_id: role.id,
      rights: ['clients_access'],
    })
    expect(changed.data).toMatchObject({ title: 'Desk', rights: ['clients_access'] })
    const { data, response } = await account.locations.deleteRole({ location_id: 1, role_id: role.id })
    expect([data, response.status]).toEqual([null, 204])
  })

  it.each(['location_id', 'company_id', 'salon_id'])(
    'EXA-154 takes the Location as %s in the path, the query and the body',
    async name => {
      const foyer = connect()
      // A partner may write any of the names; the types have a case of their own below.
      const location = { [name]: 1 } as unknown as { location_id: number }
      expect((await foyer.companies.get(location)).data.id).toBe(1)
      expect((await foyer.services.list(location)).data.length).toBeGreaterThan(0)
      const link = foyer.marketplace.paymentLink({ ...location, application_id: 5 })
      await expect(link).rejects.toMatchObject({
        status: 404,
        message: expect.stringContaining('not connected'),
      })
      const { data } = await foyer.sandbox.trigger({ ...location, resource: 'client', status: 'create' })
      expect(data.company_id).toBe(1)
    },
  )

  it('EXA-154 takes tokens with a call, and from functions that are asked each time', async () => {
    let asked = 0
    const foyer = connect({
      userToken: async () => {
        asked += 1
        return userToken
      },
    })
    await foyer.companies.list({ my: 1 })
    await foyer.companies.list({ my: 1 })
    expect(asked).toBe(2)
    const call = foyer.companies.list({ my: 1 }, { userToken: 'somebody else' as string })
    await expect(call).rejects.toThrow('userToken contains a space')
    await expect(foyer.companies.list({ my: 1 }, { userToken: () => 'unknown' })).rejects.toMatchObject({
      status: 401,
    })
  })

  it('can be aborted', async () => {
    const call = connect().auth.authenticate({ login: 'a', password: 'b' }, { signal: AbortSignal.abort() })
    await expect(call).rejects.toThrow('aborted')
  })

  it('finds the address of the API from that of the app', async () => {
    expect(await findApiUrl(world.program.ctx.urls.app)).toBe(world.program.ctx.urls.api)
  })

  it('is typed by the contract', () => {
    const foyer = connect()
    expectTypeOf<CompaniesListInput>().toExtend<{ my?: number | boolean | undefined }>()
    expectTypeOf(foyer.companies.get).returns.resolves.toHaveProperty('data').toEqualTypeOf<Location>()
    expectTypeOf<Awaited<ReturnType<Foyer['clients']['get']>>['data']>().toEqualTypeOf<Client>()
    void (() => foyer.clients.get({ company_id: 1, client_id: 2 }))
    // @ts-expect-error the Location is missing
    void (() => foyer.clients.get({ client_id: 2 }))
    // @ts-expect-error a required field is missing
    void (() => connectAccount().locations.addUser({ location_id: 1, email: 'a@b.example' }))
    // @ts-expect-error there is no such right
    void (() => connectAccount().locations.createRole({ location_id: 1, title: 'x', rights: ['fly'] }))
    // @ts-expect-error the input is required
    void (() => connectAccount().locations.listUsers())
    void (() => foyer.clients.createMany({ location_id: 1, body: [{ name: 'Ann', phone: '14155550100' }] }))
    // @ts-expect-error a client has a name
    void (() => foyer.clients.createMany({ location_id: 1, body: [{ phone: '14155550100' }] }))
    // @ts-expect-error a bound is a number or text
    void (() => foyer.clients.search({ location_id: 1, filters: [{ type: 'paid', state: { from: {} } }] }))
    // @ts-expect-error a read takes no key
    void (() => foyer.dictionaries.countries({}, { idempotencyKey: 'once' }))
  })
})
