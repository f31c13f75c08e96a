import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { useWorld } from '../../../server/test/world.ts'
import { createAccount } from '../account.ts'
import { accountOperations } from '../generated/account.ts'
import { operatorOperations } from '../generated/operator.ts'
import { partnerOperations } from '../generated/partner.ts'
import { type Client, createFoyer, type FoyerOptions } from '../index.ts'
import { createOperator } from '../operator.ts'
import type { Operation } from './operation.ts'

const world = useWorld({ env: { RATE_LIMIT_V3_PER_MINUTE: '4' } })

const connect = (options: Partial<FoyerOptions> = {}) =>
  createFoyer({
    apiUrl: world.program.ctx.urls.api,
    partnerToken: 'foyer_partner_demo_acme',
    userToken: 'foyer_user_demo_owner',
    accessToken: 'rk_test_DemoKeyOfBloomMissionAndOakland00ynfl3',
    // The world's clock stands still: the time that a refusal asks for passes here.
    wait: async ms => world.clock.advance(ms / 1000),
    ...options,
  })

const allOperations = () => {
  const { app: appUrl } = world.program.ctx.urls
  return {
    ...createAccount({ appUrl, personalAccessToken: 'foyer_pat_demo_owner' }),
    ...connect(),
    operators: createOperator({ appUrl, personalAccessToken: 'foyer_pat_demo_operator' }),
  }
}

/** What the paged lists need beside the Location. */
const inputs: Record<string, object> = {
  'voip.listChainCalls': { chain_id: 1, date_from: '2020-01-01', date_to: '2030-01-01' },
  'voip.listCalls': { date_from: '2020-01-01', date_to: '2030-01-01' },
  'marketplace.salons': { application_id: 1 },
  'operators.listInstallations': { application_id: 1 },
  'loyaltyCards.listTransactions': { card_id: 1 },
}

/** The demo world has less than two pages of these. */
const shortLists = [
  'companies.list',
  'marketplace.salons',
  'operators.listInstallations',
  'operators.readAuditLog',
  'operators.exportAuditLog',
  'operators.listPartners',
  'operators.listAllInstallations',
  'operators.listBlocks',
  'operators.listFailingEndpoints',
  'sandbox.listOutbox',
]

const pagedLists = Object.entries<Record<string, Operation>>({
  ...partnerOperations,
  ...operatorOperations,
}).flatMap(([group, methods]) =>
  Object.entries(methods)
    .filter(([, { pages }]) => pages?.by)
    .map(([method, { pages }]) => [`${group}.${method}`, pages] as const),
)

/** An operation refuses fields that it does not have. */
function takesLocation(name: string): boolean {
  const [group = '', method = ''] = name.split('.')
  const groups: Record<string, Record<string, Operation>> = { ...partnerOperations, ...operatorOperations }
  return /"(location|company|salon)_id"|\{(location|company|salon)_id\}/.test(
    JSON.stringify(groups[group]?.[method]),
  )
}

type AnyList = (input: object) => AsyncIterable<unknown>

const collect = async (items: AsyncIterable<unknown>, most = 12): Promise<unknown[]> => {
  const found: unknown[] = []
  for await (const item of items) if (found.push(item) === most) break
  return found
}

describe('a list', () => {
  beforeAll(async () => {
    const { webhooks, sandbox, loyaltyCards } = connect()
    await webhooks.setSettings({ location_id: 1, urls: ['http://127.0.0.1:9/hook'], active: 1, client: 1 })
    for (const status of ['create', 'update', 'delete', 'create', 'update'] as const)
      await sandbox.trigger({ location_id: 1, resource: 'client', status })
    for (const amount of [1, 2, 3])
      await loyaltyCards.addManualTransaction({ location_id: 1, card_id: 1, amount })
  })

  it.each(pagedLists)(
    'EXA-153 %s goes through its pages, the same items in pages of any size',
    async (name, pages) => {
      const [group = '', method = ''] = name.split('.')
      const groups = allOperations() as unknown as Record<string, Record<string, AnyList>>
      const list = groups[group]?.[method] as AnyList
      const input = { ...(takesLocation(name) ? { location_id: 1 } : {}), ...inputs[name] }
      const [size = ''] = pages?.size ?? []
      const inLargePages = await collect(list(input))
      expect(await collect(list({ ...input, [size]: 2 }))).toEqual(inLargePages)
      if (!shortLists.includes(name)) expect(inLargePages.length).toBeGreaterThan(2)
    },
  )

  it('EXA-153 that has one page is an async iterable as well', async () => {
    const unpaged = Object.values<Record<string, Operation>>(partnerOperations)
      .flatMap(methods => Object.values(methods))
      .filter(({ pages }) => pages && !pages.by)
    expect(unpaged.length).toBeGreaterThan(20)
    expect(await collect(connect().dictionaries.countries(), 1000)).toHaveLength(249)
  })

  it('awaited is one page with its meta', async () => {
    const { data, meta, response } = await connect().clients.search({ location_id: 1, page_size: 3 })
    expect(data).toHaveLength(3)
    expect(meta.total_count).toBeGreaterThan(200)
    expect(response.status).toBe(200)
  })

  it('is read in the largest pages that the server gives', async () => {
    const requests: string[] = []
    const foyer = connect({ onRequest: ({ url }) => void requests.push(url) })
    const ids = new Set<number | undefined>()
    for await (const { id } of foyer.clients.search({ location_id: 1 })) ids.add(id)
    expect(ids.size).toBeGreaterThan(200)
    expect(requests).toHaveLength(1)
  })

  it('is typed by its items', () => {
    const search = connect().records.list({ location_id: 1 })
    expectTypeOf(search[Symbol.asyncIterator]().next).returns.resolves.toHaveProperty('value')
    expectTypeOf(connect().clients.get).returns.resolves.toHaveProperty('data').toEqualTypeOf<Client>()
    expectTypeOf(connect().v3.listResources({ location_id: 1 }))
      .resolves.toHaveProperty('meta')
      .toEqualTypeOf<{
        has_more: boolean
        next_cursor: string | null
      }>()
  })

  it('sends nothing before somebody waits for it, and one request for everybody who does', async () => {
    const requests: string[] = []
    const foyer = connect({ onRequest: ({ url }) => void requests.push(url) })
    const list = foyer.dictionaries.countries()
    expect(requests).toHaveLength(0)
    const [one, two] = await Promise.all([list, list, list.catch(() => undefined), list.finally()])
    expect(one).toBe(two)
    expect(requests).toHaveLength(1)
  })
})

describe('a list of v3', () => {
  it('waits out the limit of the credential', async () => {
    const titles: string[] = []
    for await (const { title } of connect().v3.listResources({ location_id: 1, limit: 1 })) titles.push(title)
    expect(titles).toHaveLength(6)
    expect(titles).toEqual([...titles].sort())
  })

  it('begins again when a cursor has expired, and shows nothing twice', async () => {
    const ids: number[] = []
    for await (const { id } of connect().v3.listResources({ location_id: 1, limit: 2 })) {
      ids.push(id)
      world.clock.advance(16 * 60)
    }
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(6)
  })

  it('awaited is a page without the envelope', async () => {
    world.clock.advance(60)
    const { data, meta } = await connect().v3.listResources({ location_id: 1, limit: 2 })
    expect(data).toHaveLength(2)
    expect(meta).toEqual({ has_more: true, next_cursor: expect.any(String) })
  })

  it('throws all other errors', async () => {
    const first = (options: Partial<FoyerOptions>, location_id = 1, limit?: number) =>
      collect(connect(options).v3.listResources({ location_id, limit }))
    await expect(first({ accessToken: 'nothing' })).rejects.toMatchObject({ status: 401 })
    await expect(first({}, 5)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(first({}, 1, 0)).rejects.toMatchObject({ status: 422, fieldCodes: { limit: 'invalid' } })
  })
})

it('every list of the account is an async iterable too', () => {
  const lists = Object.entries<Record<string, Operation>>(accountOperations).flatMap(([group, methods]) =>
    Object.entries(methods).map(([method, { pages }]) => [`${group}.${method}`, pages] as const),
  )
  const named = lists.filter(([name]) => /\.list(?!en$)/.test(name))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(([, pages]) => pages === undefined)).toEqual([])
})
