import { describe, expect, expectTypeOf, it } from 'vitest'
import { useWorld } from '../../server/test/world.ts'
import { createFoyer, type FoyerOptions } from './index.ts'

const world = useWorld({ env: { RATE_LIMIT_V3_PER_MINUTE: '4' } })
const accessToken = 'rk_test_DemoKeyOfBloomMissionAndOakland00ynfl3'

const connect = (options: Partial<FoyerOptions> = {}) =>
  createFoyer({
    apiUrl: world.program.ctx.urls.api,
    appUrl: world.program.ctx.urls.app,
    accessToken,
    // The world's clock stands still: the time that a refusal asks for passes here.
    wait: async ms => world.clock.advance(ms / 1000),
    ...options,
  })

describe('foyer.v3.resources.list', () => {
  it('goes through all pages, and waits out the limit of the credential', async () => {
    const titles: string[] = []
    for await (const resource of connect().v3.resources.list(1, { limit: 1 })) titles.push(resource.title)
    expect(titles).toHaveLength(6)
    expect(titles).toEqual([...titles].sort())
  })

  it('begins again when a cursor has expired, and shows nothing twice', async () => {
    const ids: number[] = []
    for await (const { id } of connect().v3.resources.list(1, { limit: 2 })) {
      ids.push(id)
      world.clock.advance(16 * 60)
    }
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(6)
  })

  it('throws all other errors, and sends no request before the first page is read', async () => {
    const list = connect({ accessToken: 'nothing' }).v3.resources.list(1)
    await expect(list.next()).rejects.toMatchObject({ status: 401 })
    await expect(connect().v3.resources.list(5).next()).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    })
    await expect(connect().v3.resources.list(1, { limit: 0 }).next()).rejects.toMatchObject({
      status: 422,
      fieldCodes: { limit: 'invalid' },
    })
  })

  it('can be read page by page as well', async () => {
    const { data } = await connect({ retryRateLimited: true }).v3.listResources({ location_id: 1, limit: 2 })
    expect(data).toMatchObject({ object: 'list', has_more: true })
    expectTypeOf(data.next_cursor).toEqualTypeOf<string | null>()
    expectTypeOf(data.data[0]?.instances[0]?.id).toEqualTypeOf<number | undefined>()
  })
})
