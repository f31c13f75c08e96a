import { describe, expect, expectTypeOf, it } from 'vitest'
import { startReceiver } from '../../server/test/receiver.ts'
import { useWorld, withoutWorker } from '../../server/test/world.ts'
import {
  type Catalogue,
  catalogue,
  createFoyer,
  type DataFrom,
  FoyerError,
  type FoyerOptions,
  findApiUrl,
  type InputOf,
  type Operation,
} from './index.ts'

const world = useWorld(withoutWorker)

const connect = (options: Partial<FoyerOptions> = {}) =>
  createFoyer({ apiUrl: world.program.ctx.urls.api, appUrl: world.program.ctx.urls.app, ...options })

const partnerToken = 'foyer_partner_demo_acme'
const userToken = 'foyer_user_demo_owner'
const personalAccessToken = 'foyer_pat_demo_owner'

const failureOf = (call: Promise<unknown>): Promise<FoyerError> =>
  call.then(
    () => expect.fail('the call should have failed'),
    error => {
      expect(error).toBeInstanceOf(FoyerError)
      return error as FoyerError
    },
  )

/** Fields that path, query and body declare so differently that no value fits. */
type ContradictionIn<I> = {
  [F in keyof I]-?: [Exclude<I[F], undefined>] extends [never] ? F : never
}[keyof I]

type Contradiction = {
  [G in keyof Catalogue]: {
    [M in keyof Catalogue[G]]: Catalogue[G][M] extends Operation
      ? ContradictionIn<InputOf<Catalogue[G][M]>>
      : never
  }[keyof Catalogue[G]]
}[keyof Catalogue]

describe('the SDK', () => {
  it('has a method for every operation of the contract', () => {
    const foyer = connect()
    const names = (groups: object) =>
      Object.entries(groups).flatMap(([group, methods]) =>
        Object.keys(methods).map(name => `${group}.${name}`),
      )
    expect(names(foyer)).toEqual(expect.arrayContaining(names(catalogue)))
  })

  it('says which address is missing', async () => {
    const foyer = createFoyer({ partnerToken } as FoyerOptions)
    await expect(foyer.dictionaries.countries()).rejects.toThrow(
      'createFoyer needs apiUrl: the address of the api listener.',
    )
  })

  it('AUT-01 sends the partner token, and the user token beside it where the operation asks for a user', async () => {
    const foyer = connect({ partnerToken, userToken })
    const countries = await foyer.dictionaries.countries()
    expect(countries.data).toHaveLength(249)
    expect(countries.meta).toBeUndefined()
    const mine = await foyer.companies.list({ my: 1, id: [1, 2] })
    expect(mine.data.map(({ id }) => id)).toEqual([1, 2])
    expect(mine.meta.total_count).toBe(2)
  })

  it('SEC-14 calls account operations only with a personal access token', async () => {
    const { data } = await connect({ partnerToken, userToken, personalAccessToken }).account.me()
    expect(data.email).toBe('owner@foyer.example')
    expect((await failureOf(connect({ partnerToken, userToken }).account.me())).status).toBe(401)
  })

  it('takes the fields of path and body in one object', async () => {
    const foyer = connect({ personalAccessToken })
    const { data: role } = await foyer.locations.createRole({ location_id: 1, title: 'Desk', rights: [] })
    const changed = await foyer.locations.updateRole({
      location_id: 1,
      role_id: role.id,
      rights: ['clients_access'],
    })
    expect(changed.data).toMatchObject({ title: 'Desk', rights: ['clients_access'] })
    expect(await foyer.locations.deleteRole({ location_id: 1, role_id: role.id })).toEqual({
      data: null,
      meta: undefined,
    })
  })

  it('throws the error of the server, with its field errors', async () => {
    const error = await failureOf(
      connect({ personalAccessToken }).locations.addUser({ location_id: 1, email: 'nobody', role_id: 1 }),
    )
    expect(error.status).toBe(422)
    expect(error.fields.email).toEqual(['must be an e-mail address'])
    expect(error.message).toContain('email')
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('AUT-02 throws 401 when no token was given', async () => {
    const error = await failureOf(connect().dictionaries.countries())
    expect(error).toMatchObject({ status: 401, fields: {}, challenge: { scheme: 'Bearer', realm: 'foyer' } })
    expect(error.message).toMatch(/^Authentication needed\. The Authorization header is missing: /)
  })

  it('throws status 0 when the server does not respond', async () => {
    const error = await failureOf(connect({ apiUrl: 'http://127.0.0.1:9' }).dictionaries.countries())
    expect(error.status).toBe(0)
    expect(error.message).toContain('http://127.0.0.1:9')
  })

  it('throws a clear error when something other than Foyer responds', async () => {
    const other = await startReceiver((_got, response) => void response.writeHead(502).end('<h1>Bad</h1>'))
    const error = await failureOf(connect({ apiUrl: other.url }).dictionaries.countries())
    expect(error).toMatchObject({ status: 502, message: 'The server answered 502.' })
    await other.close()
  })

  it('EXA-20 sends the key of a call, and repeats it with a request that got no response', async () => {
    const waits: number[] = []
    const silent = await startReceiver((_got, response) => void response.destroy())
    const foyer = connect({ apiUrl: silent.url, partnerToken, wait: async ms => void waits.push(ms) })
    const error = await failureOf(
      foyer.marketplace.refund({ payment_id: 1 }, { idempotencyKey: 'invoice 7' }),
    )
    expect(error.status).toBe(0)
    expect(silent.received.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(3).fill('invoice 7'),
    )
    expect(waits).toEqual([1000, 1000])
    await failureOf(foyer.marketplace.refund({ payment_id: 1 }))
    expect(silent.received).toHaveLength(4)
    await silent.close()
  })

  it('EXA-20 carries out one call per key', async () => {
    const foyer = connect({ partnerToken })
    const rotate = () => foyer.webhooks.rotateSecret({}, { idempotencyKey: 'once' })
    expect((await rotate()).data).toEqual((await rotate()).data)
    // @ts-expect-error a read takes no key
    const read = () => foyer.dictionaries.countries({}, { idempotencyKey: 'once' })
    expect(read).toBeTypeOf('function')
  })

  it('can be aborted', async () => {
    const call = connect({ partnerToken }).dictionaries.countries({}, { signal: AbortSignal.abort() })
    await expect(call).rejects.toThrow('aborted')
  })

  it('finds the address of the API from that of the app', async () => {
    expect(await findApiUrl(world.program.ctx.urls.app)).toBe(world.program.ctx.urls.api)
  })

  it('is typed by the contract', () => {
    const foyer = connect()
    expectTypeOf<Contradiction>().toEqualTypeOf<never>()
    expectTypeOf<DataFrom<'account', 'me'>['partners'][number]>().toEqualTypeOf<{
      id: number
      title: string
    }>()
    expectTypeOf(foyer.companies.list).parameter(0).toExtend<{ my?: number; id?: number[] } | undefined>()
    // @ts-expect-error a required field is missing
    void (() => foyer.locations.addUser({ location_id: 1, email: 'a@b.example' }))
    // @ts-expect-error there is no such right
    void (() => foyer.locations.createRole({ location_id: 1, title: 'x', rights: ['fly'] }))
    // @ts-expect-error the input is required
    void (() => foyer.locations.listUsers())
  })
})
