import { beforeAll, describe, expect, it } from 'vitest'
import { pages } from '../../../scripts/screenshots/pages.ts'
import { withoutWorker } from '../../server/test/world.ts'
import { loaded, logins, overflowOf, useConsole } from './use-console.ts'

/** Everything in the demo world that has a name. */
const named = {
  title: [
    'accounts',
    'applications',
    'chains',
    'client_categories',
    'expenses',
    'goods',
    'goods_categories',
    'locations',
    'loyalty_card_types',
    'oauth_clients',
    'partners',
    'plans',
    'positions',
    'resource_instances',
    'resources',
    'restricted_keys',
    'roles',
    'service_categories',
    'services',
    'storages',
  ],
  name: ['clients', 'staff', 'users'],
}
const urls = ['registration_url', 'webhook_url', 'receiver_url']

describe('CON-27 names of 255 and URLs of 300 characters', { timeout: 120_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)
  beforeAll(async () => {
    for (const [column, tables] of Object.entries(named))
      for (const table of tables)
        await world.query(`update ${table} set ${column} = rpad(id::text || '-', 255, 'W')`)
    for (const column of urls)
      await world.query(`update applications set ${column} = rpad('https://acme.example/', 300, 'w')`)
  })

  it.each([1280, 390])('leave every page as wide as a window of %i pixels', async width => {
    const tooWide: string[] = []
    for (const person of ['nobody', 'owner', 'developer', 'operator'] as const) {
      const page = await somebody({ width, ...(person === 'nobody' ? {} : { as: logins[person] }) })
      for (const { path } of pages.filter(({ as }) => as === person)) {
        // Rate limits use the world’s clock, which stands still; the session must stay fresh.
        world.clock.advance(20)
        await page.goto(path)
        await page.locator('h1').first().waitFor()
        await loaded(page)
        const overflow = await overflowOf(page)
        if (overflow > 0) tooWide.push(`${path}: ${overflow} px`)
      }
    }
    expect(tooWide).toEqual([])
    expect(complaints).toEqual([])
  })
})
