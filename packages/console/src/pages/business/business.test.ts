import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { invalidateAccess } from '../../../../server/test/invalidate-access.ts'
import { as } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import { button, loaded, logins, overflowOf, useConsole } from '../../../test/use-console.ts'

const { owner, newcomer } = logins
const expectLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor()

const states = [
  '/products',
  '/products?view=movements',
  '/products?product=1',
  '/products?operation=1',
  '/products?new=operation',
  '/products?new=product',
  '/money?from=2020-01-01&to=2030-12-31&type=income&account=1',
  '/money?view=accounts',
  '/money?transaction=1',
  '/money?new=transaction',
  '/loyalty',
  '/loyalty?view=types',
  '/loyalty?card=500001',
  '/loyalty?new=card',
]

describe('stock, money and loyalty in the console', { timeout: 180_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()

  it.each([
    ['storages_access', 'Products', 'Manage products and stock'],
    ['finances_access', 'Money', 'See and record finances'],
    ['loyalty_access', 'Loyalty', 'Manage loyalty cards'],
  ])('MON-07 a person with %s alone sees %s, and nothing of the others', async (right, title) => {
    await world.query(
      `insert into roles (location_id, id, title, rights) values (1, 901, 'One right', $1)
       on conflict (location_id, id) do update set rights = excluded.rights`,
      [[right]],
    )
    await world.query(
      `insert into memberships (location_id, user_id, role_id, created_at) values (1, 3, 901, $1)
       on conflict (location_id, user_id) do update set role_id = 901`,
      [world.clock.now()],
    )
    await invalidateAccess(world)
    const page = await somebody({ as: newcomer })
    for (const [path, own, lacking] of [
      ['products', 'Products', 'Manage products and stock'],
      ['money', 'Money', 'See and record finances'],
      ['loyalty', 'Loyalty', 'Manage loyalty cards'],
    ] as const) {
      await page.goto(`/locations/1/${path}`)
      if (own === title) {
        await page.locator('.data-table').waitFor()
        await loaded(page)
        expect(await page.getByRole('alert').count()).toBe(0)
        await button(
          page,
          { Products: 'New operation', Money: 'New transaction', Loyalty: 'Issue card' }[own],
        ).click()
        await page.getByRole('dialog').waitFor()
        expect(
          await page
            .getByRole('dialog')
            .getByLabel(/^(Client|Team member)/)
            .count(),
        ).toBe(0)
      } else await page.getByText(lacking, { exact: false }).first().waitFor()
    }
  })

  it('MON-11 what somebody else changes appears without a reload', async () => {
    const page = await somebody({ as: owner })
    const call = (path: string, body: object) => world.api.post(`/v1/${path}`, { as: as.owner, body })
    await page.goto('/locations/1/products?product=2')
    const total = page.locator('.amounts-total')
    await total.waitFor()
    await expectLive(page)
    const before = await total.textContent()
    const at = { create_date: '2026-03-01 10:00:00', storage_id: 1, type_id: 3 }
    await call('storage_operations/operation/1', { ...at, transactions: [{ good_id: 2, amount: 40 }] })
    await expect.poll(() => total.textContent()).not.toBe(before)
    await page.goto('/locations/1/money?from=2031-01-01&to=2031-01-31')
    await page.getByText('No transactions', { exact: true }).waitFor()
    await expectLive(page)
    const money = { expense_id: 1, account_id: 1, date: '2031-01-10', amount: 77.7 }
    await call('finance_transactions/1', money)
    await page.getByRole('row', { name: /77\.70/ }).waitFor()
    await expect.poll(() => page.locator('.stat').first().textContent()).toContain('77.70')
    await page.goto('/locations/1/loyalty')
    await loaded(page)
    await expectLive(page)
    const card = { loyalty_card_number: 'LIVE-1', loyalty_card_type_id: 1, phone: '+14155551001' }
    await call('loyalty/cards/1', card)
    await page.getByRole('row', { name: /LIVE-1/ }).waitFor()
  })

  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)(
    'MON-08 axe finds nothing in %s at %i pixels, and long names fit',
    async (colorScheme, width) => {
      const long = 'Verylongname'.repeat(21)
      await world.query('update goods set title = $1 where location_id = 1 and id = 1', [long])
      await world.query('update accounts set title = $1 where location_id = 1 and id = 1', [long])
      const page = await somebody({ as: owner, width })
      await page.emulateMedia({ colorScheme })
      for (const state of states) {
        // Rate limits use the world's clock, which stands still.
        world.clock.advance(60)
        await page.goto(`/locations/1${state}`)
        await page.locator('.business').waitFor()
        await loaded(page)
        expect(await axeFindings(page), state).toEqual([])
        expect(await overflowOf(page), state).toBeLessThanOrEqual(0)
      }
      await page.emulateMedia({ colorScheme: null })
      expect(strayed).toEqual([])
      expect(complaints).toEqual([])
    },
  )
})
