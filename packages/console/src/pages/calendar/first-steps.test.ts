import { describe, expect, it } from 'vitest'
import { withoutWorker } from '../../../../server/test/world.ts'
import { button, logins, overflowOf, toast, useConsole } from '../../../test/use-console.ts'

describe('a new Location', { timeout: 60_000 }, () => {
  const { somebody } = useConsole(withoutWorker)
  const addLocation = async (page: Awaited<ReturnType<typeof somebody>>, name: string) => {
    await page.goto('/locations?new')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await button(page, 'Add location').click()
    await page.getByRole('navigation', { name }).waitFor()
    await page.waitForURL(/locations\/\d+/)
    return Number(/locations\/(\d+)/.exec(page.url())?.[1])
  }

  it('LIV-81 says in its calendar that the team comes first, by day and by week', async () => {
    const page = await somebody({ as: logins.owner })
    const id = await addLocation(page, 'Fresh Cuts')
    for (const [width, query] of [
      [1280, ''],
      [1280, '?view=week'],
      [360, ''],
      [360, '?view=week'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/locations/${id}/calendar${query}`)
      await page.getByRole('heading', { name: 'Add your team first' }).waitFor()
      expect(await overflowOf(page)).toBe(0)
      expect(await button(page, 'New appointment').count()).toBe(0)
    }
    await page.getByRole('link', { name: 'Go to the team' }).click()
    await button(page, 'Add a team member').waitFor()
  })

  it('LIV-82 takes its first account while its first transaction is recorded, and says that it has no currency', async () => {
    const page = await somebody({ as: logins.owner })
    const id = await addLocation(page, 'Fresh Money')
    await page.goto(`/locations/${id}/money`)
    await page.getByText('This location has no currency yet').waitFor()
    await button(page, 'New transaction').click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Amount').fill('0')
    await drawer.getByRole('combobox', { name: 'Item' }).fill('Services')
    await drawer.getByRole('option', { name: /Create/ }).click()
    await drawer.getByRole('combobox', { name: 'Account' }).fill('Cash')
    await drawer.getByRole('option', { name: /Create/ }).click()
    await expect
      .poll(() => drawer.getByLabel('Account').locator('option').allTextContents())
      .toEqual(['Cash'])
    await button(page, 'Record transaction').click()
    await drawer.getByText('“Amount” must not be zero.').waitFor()
    await drawer.getByLabel('Amount').fill('12.50')
    await button(page, 'Record transaction').click()
    await toast(page).getByText('Transaction recorded.').waitFor()
    await page.getByRole('radio', { name: 'Accounts and items' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Cash' }).getByText('12.5').waitFor()
  })
})
