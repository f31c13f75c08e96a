import { addressesOf, type JsonSchema, type Operation, operations } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import { demoKey } from '../../../test/v3.ts'
import { as, useWorld, withoutWorker } from '../../../test/world.ts'

const world = useWorld(withoutWorker)

const days: Record<string, string> = { start: '2026-05-01', end: '2026-05-02' }
const fill = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_whole, name) => days[name] ?? '1')
const queryOf = ({ query }: Operation) => (query?.properties ?? {}) as Record<string, JsonSchema>
const reads = operations.filter(({ method, isStream }) => method === 'GET' && !isStream)

/** A read needs these parameters. */
const needed = ({ query }: Operation) =>
  ((query as JsonSchema | undefined)?.required ?? [])
    .map(name => `${name}=${/date|from|till/.test(name) ? '2026-05-01' : '1'}&`)
    .join('')

/** Calls the operation at each of its addresses, as somebody who may call it. */
const addressed = (operation: Operation) =>
  addressesOf(operation).map(({ listener, path }) => ({
    path: fill(path),
    call: (method: 'get' | 'head', rest = '') => {
      const address = `${fill(path)}${rest}?${needed(operation)}`
      const caller =
        operation.surface === 'v3' ? demoKey : operation.document === 'account' ? as.ownerPerson : as.owner
      return listener === 'api'
        ? world.api[method](address.replace(/^\/api/, ''), { as: caller })
        : world.app[method](address, { as: caller })
    },
  }))

describe('addresses', () => {
  it('EXA-72 HEAD answers wherever GET does, with the same status and no body', async () => {
    expect(reads.length).toBeGreaterThan(60)
    for (const { path, call } of reads.flatMap(addressed)) {
      const [get, head] = [await call('get'), await call('head')]
      expect([path, head.status, head.text]).toEqual([path, get.status, ''])
      expect(head.headers['content-type'], path).toBe(get.headers['content-type'])
    }
  })

  it('EXA-72 a trailing slash changes nothing, and is not redirected', async () => {
    for (const { path, call } of reads.flatMap(addressed)) {
      const [plain, slashed] = [await call('get'), await call('get', '/')]
      expect([path, slashed.status]).toEqual([path, plain.status])
    }
  })

  it.each([
    ['staff/1', 'company/1/staff'],
    ['staff/1/1', 'company/1/staff/1'],
    ['services/1', 'company/1/services'],
    ['service_categories/1', 'company/1/service_categories'],
    ['company/1/service/categories', 'company/1/service_categories'],
    ['service_categories/1/1', 'company/1/service_categories/1'],
    ['service_category/1/1', 'company/1/service_categories/1'],
  ])('EXA-62 GET /%s answers as /%s does', async (short, long) => {
    const ask = (path: string, who: string) => world.api.get(`/v1/${path}`, { as: who })
    const [shortAnswer, longAnswer] = [await ask(short, as.owner), await ask(long, as.owner)]
    expect(shortAnswer.status).toBe(200)
    expect(shortAnswer.json).toEqual(longAnswer.json)
    expect((await ask(short, as.newcomer)).status).toBe(403)
    expect((await ask(short, as.partner)).status).toBe(401)
    expect((await ask(short.replace('1', '987654'), as.owner)).status).toBe(404)
  })
})

/** Each row has the name of the page size, and its maximum. */
const paged: [path: string, size: string, max: number][] = [
  ['companies?my=1', 'count', 300],
  ['clients/1?', 'count', 300],
  ['records/1?', 'count', 300],
  ['goods/1?', 'count', 300],
  ['finance_transactions/1?', 'count', 300],
  ['activity/1/search?from=2020-01-01&till=2030-01-01', 'count', 300],
  ['voip/integration/calls?salon_id=1&date_from=2020-01-01&date_to=2030-01-01', 'limit', 300],
  ['marketplace/application/1/salons?', 'count', 1000],
]

describe('pages', () => {
  const get = async (path: string) => world.api.get(`/v1/${path}`, { as: as.owner })

  it.each(paged)(
    'EXA-72 %s: page 0 is the first one, one past the end is empty, a larger size is 422',
    async (path, size, max) => {
      const [first, zero] = [await get(`${path}&page=1&${size}=1`), await get(`${path}&page=0&${size}=1`)]
      expect(first.status).toBe(200)
      expect(zero.json).toEqual(first.json)
      const past = await get(`${path}&page=900000&${size}=1`)
      expect([past.status, past.json.data]).toEqual([200, []])
      expect((await get(`${path}&page=1&${size}=${max}`)).status).toBe(200)
      const larger = await get(`${path}&page=1&${size}=${max + 1}`)
      expect([larger.status, larger.json.meta.errors]).toEqual([422, { [size]: [`must be at most ${max}`] }])
      expect((await get(`${path}&page=-1`)).status).toBe(422)
    },
  )

  it('EXA-72 search of clients pages the same way', async () => {
    const search = (body: object) => world.api.post('/v1/company/1/clients/search', { as: as.owner, body })
    const first = await search({ page: 1, page_size: 2 })
    expect((await search({ page: 0, page_size: 2 })).json).toEqual(first.json)
    expect((await search({ page_size: 2 })).json).toEqual(first.json)
    expect((await search({ page: 900_000 })).json.data).toEqual([])
    expect((await search({ page_size: 300 })).status).toBe(200)
    expect((await search({ page_size: 301 })).status).toBe(422)
    expect((await search({})).json.data.length).toBe(25)
  })

  it('EXA-72 a page has its usual size where none is asked for', () => {
    const usual = (name: string) => {
      const fields = queryOf(operations.find(operation => operation.name === name) as Operation)
      return (fields.count ?? fields.limit)?.default
    }
    expect(['listClients', 'searchActivities', 'listCalls', 'listGoods'].map(usual)).toEqual([25, 25, 25, 25])
    expect(['listCompanies', 'listRecords', 'listFinanceTransactions'].map(usual)).toEqual([50, 50, 50])
  })

  it('EXA-72 every operation with pages begins with 1, also when 0 is asked for, and has a largest size', () => {
    for (const operation of operations) {
      const fields = {
        ...queryOf(operation),
        ...((operation.body as JsonSchema | undefined)?.properties as Record<string, JsonSchema> | undefined),
      }
      if (!fields.page) continue
      const size = fields.count ?? fields.limit ?? fields.page_size
      expect([operation.name, fields.page.minimum]).toEqual([operation.name, 0])
      expect(size?.maximum, operation.name).toBeLessThanOrEqual(1000)
    }
  })
})
