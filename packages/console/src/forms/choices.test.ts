import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { as, withoutWorker } from '../../../server/test/world.ts'
import { logins, toast, useConsole } from '../../test/use-console.ts'

const search = '**/api/v1/company/1/clients/search*'
const combobox = (page: Page, name: string) => page.getByRole('dialog').getByRole('combobox', { name })

describe('CON-33 a field whose value is chosen', { timeout: 120_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)
  const open = async (path: string) => {
    const page = await somebody({ as: logins.owner })
    await page.goto(`/locations/1/${path}`)
    return { page, drawer: page.getByRole('dialog') }
  }

  it.each([
    ['money?new=transaction', 'Record transaction', 'Item'],
    ['products?new=product', 'Create', 'Category'],
    ['products?new=operation', 'Record operation', 'Product'],
    ['loyalty?new=card', 'Issue card', 'Type'],
  ])('%s says what to choose, and no longer once it is chosen', async (path, action, label) => {
    const { page, drawer } = await open(path)
    await drawer.getByRole('button', { name: action, exact: true }).click()
    const said = drawer.getByText(`Choose an entry of the list at “${label}”.`)
    await said.waitFor()
    await combobox(page, label).click()
    await page.locator('[role=option]').first().click()
    await said.waitFor({ state: 'detached' })
    expect(await combobox(page, label).getAttribute('aria-invalid')).toBe(null)
  })

  it('a form with a name that was not chosen is not sent, and asks for a choice', async () => {
    const { page, drawer } = await open('money?new=transaction')
    const record = drawer.getByRole('button', { name: 'Record transaction' })
    await drawer.getByLabel('Amount').fill('12')
    await combobox(page, 'Item').click()
    await page.locator('[role=option]').first().click()
    const client = combobox(page, 'Client')
    await client.fill('Zxqv Nobody')
    await page.keyboard.press('Tab')
    const said = drawer.getByText('Choose an entry from the list.')
    await said.waitFor()
    expect(await client.inputValue()).toBe('Zxqv Nobody')
    await record.click()
    expect(await client.evaluate(element => element === document.activeElement)).toBe(true)
    await client.fill('')
    await page.keyboard.press('Tab')
    await said.waitFor({ state: 'detached' })
    await record.click()
    await toast(page).getByText('recorded').waitFor()
    const made = await world.query('select amount::float from finance_transactions where amount = 12')
    expect(made).toEqual([{ amount: 12 }])
  })

  it('a choice stays, though the text that was left before it is found later', async () => {
    for (const [name, phone] of [
      ['Mara', '+12025550171'],
      ['Mara Stone', '+12025550172'],
    ])
      expect((await world.api.post('/v1/clients/1', { as: as.owner, body: { name, phone } })).status).toBe(
        201,
      )
    const { page } = await open('money?new=transaction')
    const client = combobox(page, 'Client')
    await client.fill('Mara')
    const stone = page.getByRole('option', { name: 'Mara Stone' })
    await stone.waitFor()
    const held: Route[] = []
    await page.route(search, route => void held.push(route))
    const asked = page.waitForRequest(search)
    await page.keyboard.press('Tab')
    const request = await asked
    await client.click()
    await stone.click()
    await Promise.all(held.map(route => route.continue()))
    await request.response()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await client.inputValue()).toBe('Mara Stone')
  })

  it('leaves no error behind', () => {
    expect(complaints).toEqual([])
  })
})
