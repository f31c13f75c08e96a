import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { grant } from '../../server/test/marketplace.ts'
import { as, withoutWorker } from '../../server/test/world.ts'
import { button, logins, toast, useConsole } from '../test/use-console.ts'

describe('the shape of pages', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)

  async function headingsOf(page: Page, path: string, title: string) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    return page.getByRole('heading', { level: 1 }).allTextContents()
  }

  it('CON-62 the heading of an installation, and of a review, is what the page is about', async () => {
    await grant(world)
    const owner = await somebody({ as: logins.owner })
    expect(await headingsOf(owner, '/locations/1/applications/1', 'Acme Sync')).toEqual(['Acme Sync'])
    await button(owner, 'Disconnect').waitFor()
    await owner.getByRole('link', { name: 'Applications of Bloom Mission' }).click()
    await owner.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
    const developer = await somebody({ as: logins.developer })
    const title = 'Acme Sync at location 1'
    expect(await headingsOf(developer, '/partners/1/applications/1/connections/1', title)).toEqual([title])
    const operator = await somebody({ as: logins.operator })
    expect(await headingsOf(operator, '/operator/applications/1', 'Acme Sync')).toEqual(['Acme Sync'])
    expect(await headingsOf(operator, '/operator', 'Operator')).toEqual(['Operator'])
  })

  it('CON-62 a review is for operators alone, in words', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/operator/applications/1')
    await page.getByText('This page is for operators.').waitFor()
  })

  it('CON-62 the views of the team are chosen like those of products, and have their own address', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/team')
    const views = page.getByRole('group', { name: 'View' })
    await views.getByRole('radio', { name: 'Schedule' }).click()
    await page.waitForURL(/\/team\/schedule/)
    await page.goBack()
    await expect.poll(() => views.getByRole('radio', { name: 'Team members' }).isChecked()).toBe(true)
  })

  it('CON-62 an access token says in words what it may do', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/profile')
    const headers = { 'x-csrf-token': (await (await page.request.get('/account/me')).json()).data.csrf_token }
    const data = { title: 'Nightly report', scopes: ['profile:read', 'locations:read'], expires_in_days: 30 }
    expect((await page.request.post('/account/me/access_tokens', { headers, data })).status()).toBe(201)
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: 'Nightly report' })
    await row.getByText(/Read your profile and read your locations/i).waitFor()
    expect(await row.getByText('profile:read').count()).toBe(0)
  })

  it('CON-63 a payment names its supplier', async () => {
    await world.api.post('/v1/suppliers/1', { as: as.owner, body: { title: 'Soap and Co' } })
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/money')
    await button(page, 'New transaction').click()
    const form = page.getByRole('dialog', { name: 'New transaction' })
    await form.getByLabel('Amount').fill('12.5')
    for (const [field, text] of [
      ['Item', 'Services'],
      ['Supplier', 'Soap and Co'],
    ] as const) {
      await form.getByRole('combobox', { name: field }).fill(text)
      await page.locator('[role=option]', { hasText: text }).first().click()
    }
    await button(page, 'Record transaction').click()
    await toast(page).getByText('Transaction recorded.').waitFor()
    const stored = await world.query(
      'select title from finance_transactions join suppliers on suppliers.id = supplier_id where abs(amount) = 12.5',
    )
    expect(stored).toEqual([{ title: 'Soap and Co' }])
  })

  it('logs no errors', () => {
    expect(complaints).toEqual([])
  })
})
