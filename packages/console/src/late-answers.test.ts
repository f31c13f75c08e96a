import { describe, expect, it } from 'vitest'
import { withoutWorker } from '../../server/test/world.ts'
import { hold } from '../test/hold.ts'
import { button, logins, useConsole } from '../test/use-console.ts'

/** People don't wait until a page has read everything. */
describe('what is done before an answer is there', { timeout: 90_000 }, () => {
  const { somebody, complaints } = useConsole(withoutWorker)

  it('what is typed while a search begins stays', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/products')
    const search = page.getByRole('searchbox', { name: 'Search products' })
    await search.waitFor()
    await page.evaluate(() => {
      const write = history.replaceState.bind(history)
      history.replaceState = (state, title, url) => {
        write(state, title, url)
        if (String(url).endsWith('term=sham')) document.execCommand('insertText', false, 'poo')
      }
    })
    await search.fill('sham')
    await expect.poll(() => new URL(page.url()).searchParams.get('term')).toBe('shampoo')
    expect(await search.inputValue()).toBe('shampoo')
  })

  it('nothing can be created that may be in a list which is still read', async () => {
    const page = await somebody({ as: logins.owner })
    const letGo = await hold(page, /\/goods_categories\/1/)
    await page.goto('/locations/1/products?new=product')
    await page.getByRole('dialog').getByRole('combobox', { name: 'Category' }).fill('Hair care')
    await page.getByRole('option', { name: 'Searching…' }).waitFor()
    letGo()
    await page.getByRole('dialog').getByRole('option', { name: 'Hair care', exact: true }).waitFor()
    expect(
      await page
        .getByRole('dialog')
        .getByRole('option', { name: /^Create/ })
        .count(),
    ).toBe(0)
  })

  it('a list that cannot be read keeps nobody from creating', async () => {
    const page = await somebody({ as: logins.owner })
    const refusal = { success: false, data: null, meta: { message: 'Not now.' } }
    await page.route(/\/(goods_categories|positions)\/1/, route =>
      route.fulfill({ status: 403, json: refusal }),
    )
    for (const [path, field] of [
      ['products?new=product', 'Category'],
      ['team?open=new', 'Position'],
    ] as const) {
      await page.goto(`/locations/1/${path}`)
      await page.getByRole('dialog').getByRole('combobox', { name: field }).fill('Fresh')
      await page.getByRole('option', { name: 'Create “Fresh”' }).waitFor()
    }
  })

  it('a client who is found late leaves what was entered meanwhile', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/calendar')
    await button(page, 'New appointment').first().click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Comment').waitFor()
    const letGo = await hold(page, /\/clients\/search/)
    const client = form.getByRole('combobox', { name: 'Client' })
    await client.fill('haeun choi')
    await client.press('Tab')
    await form.getByLabel('Comment').fill('Window seat')
    letGo()
    await expect.poll(() => client.inputValue()).toBe('Haeun Choi')
    expect(await form.getByLabel('Comment').inputValue()).toBe('Window seat')
  })

  it('a default that comes late leaves what was typed', async () => {
    const page = await somebody({ as: logins.owner })
    const letGo = await hold(page, /\/storages\/1/)
    await page.goto('/locations/1/products?new=operation')
    const drawer = page.getByRole('dialog')
    const storage = drawer.getByRole('combobox', { name: 'Storage' })
    await storage.fill('New shelf')
    letGo()
    await expect.poll(() => drawer.locator('[name="storage_id"]').inputValue()).toMatch(/^\d+$/)
    await page.getByRole('option', { name: 'Create “New shelf”' }).waitFor()
    expect(await storage.inputValue()).toBe('New shelf')
  })

  it('a first account is offered only where there is none', async () => {
    const page = await somebody({ as: logins.owner })
    const letGo = await hold(page, /\/accounts\/1/)
    await page.goto('/locations/1/money?new=transaction')
    const account = page.getByRole('dialog').getByLabel('Account')
    await account.waitFor()
    expect(await account.isDisabled()).toBe(true)
    letGo()
    await expect.poll(() => account.inputValue()).toMatch(/^\d+$/)
    expect(await account.isEnabled()).toBe(true)
  })

  it.each([
    ['money?account=1&item=1&member=1', /\/(accounts|expenses|staff)(\/|\?|$)/],
    ['clients?category=1', /\/labels\/1/],
  ])('filters whose names are still read stay: %s', async (path, pattern) => {
    const page = await somebody({ as: logins.owner })
    const letGo = await hold(page, pattern)
    await page.goto(`/locations/1/${path}`)
    await button(page, 'Filters').click()
    await button(page, 'Apply').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const { searchParams } = new URL(page.url())
    for (const [name, value] of new URLSearchParams(path.split('?')[1]))
      expect(searchParams.get(name), name).toBe(value)
    letGo()
  })

  it.each([
    ['team', /\/staff(\/|\?|$)/],
    ['team', /\/services(\/|\?|$)/],
    ['resources', /\/resources\/1/],
    ['resources', /\/services(\/|\?|$)/],
  ])('a file of %s waits for %s', async (path, pattern) => {
    const page = await somebody({ as: logins.owner })
    const letGo = await hold(page, pattern)
    await page.goto(`/locations/1/${path}`)
    const save = button(page, 'Export CSV')
    await save.waitFor()
    expect(await save.isDisabled()).toBe(true)
    letGo()
    await expect.poll(() => save.isEnabled()).toBe(true)
  })

  it('a page that has loaded leaves the focus where somebody has put it meanwhile', async () => {
    const page = await somebody({ as: logins.developer })
    await page.goto('/partners')
    const letGo = await hold(page, /\/partners\/1(\?|$)/)
    const partner = page.getByRole('main').getByRole('link', { name: 'Acme Integrations', exact: true })
    await partner.click()
    await page.getByRole('heading', { level: 1, name: 'Partner account' }).waitFor()
    const home = page.getByRole('link', { name: 'Home', exact: true })
    await home.focus()
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Acme Integrations' }).waitFor()
    await page.getByRole('region', { name: 'Applications' }).getByText('Acme Sync').first().waitFor()
    expect(await home.evaluate(link => link === document.activeElement)).toBe(true)
  })

  it('leaves no error behind', () => {
    expect(complaints).toEqual([])
  })
})
