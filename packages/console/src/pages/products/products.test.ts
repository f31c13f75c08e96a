import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../../../server/test/receiver.ts'
import { addEndpoint, fannedOut } from '../../../../server/test/webhooks.ts'
import { button, loaded, logins, speak, textOf, toast, useConsole } from '../../../test/use-console.ts'

const { owner } = logins

const choose = async (page: Page, label: string, text: string, index = 0) => {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).nth(index).fill(text)
  await page.locator('[role=option]', { hasText: text }).first().click()
}
const field = (page: Page, name: string) => page.getByRole('dialog').locator(`[name="${name}"]`)
const stockOf = (page: Page, product: string) => page.getByRole('row', { name: product })

describe('products in the console', { timeout: 180_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()

  it('MON-05 a product is created, received and sold; its stock follows, and the webhooks leave', async () => {
    const receiver = await startReceiver()
    await addEndpoint(world, {
      url: receiver.url,
      kinds: ['goods_operations_receipt', 'goods_operations_sale'],
    })
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/products')
    await button(page, 'New product').click()
    await field(page, 'title').fill('Rosemary oil')
    await choose(page, 'Category', 'Hair care')
    await field(page, 'cost').fill('24.50')
    await field(page, 'actual_cost').fill('much')
    await field(page, 'critical_amount').fill('8')
    await button(page, 'Create').click()
    await page.getByText('“Cost” must be a number.').waitFor()
    await field(page, 'actual_cost').fill('9')
    await button(page, 'Create').click()
    await toast(page).getByText('Rosemary oil is created.').waitFor()

    await page.getByRole('searchbox', { name: 'Search products' }).fill('rosemary')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    expect(page.url()).toContain('term=rosemary')
    await page.getByRole('button', { name: 'Rosemary oil' }).click()
    await page.getByText('It was never in a storage.').waitFor()
    await button(page, 'New operation').last().click()
    await field(page, 'transactions.0.amount').fill('10')
    expect(await field(page, 'transactions.0.cost_per_unit').inputValue()).toBe('9')
    await choose(page, 'Supplier', 'Bay Beauty Supply')
    await button(page, 'Record operation').click()
    await toast(page).getByText('Receipt recorded.').waitFor()
    await page.locator('.amounts').getByText(/^10 /).first().waitFor()
    await fannedOut(world)
    world.clock.advance(5)
    const [received] = await receiver.waitFor(1)
    expect(JSON.parse(received?.body ?? '')).toMatchObject({
      resource: 'goods_operations_receipt',
      status: 'create',
      data: { amount: 10, good: { title: 'Rosemary oil' }, supplier: { title: 'Bay Beauty Supply' } },
    })

    await button(page, 'New operation').last().click()
    await page.getByRole('radio', { name: 'Sale' }).click()
    await field(page, 'transactions.0.amount').fill('3')
    await choose(page, 'Client', 'Ada')
    expect(await field(page, 'transactions.0.cost_per_unit').inputValue()).toBe('24.5')
    await button(page, 'Record operation').click()
    await toast(page).getByText('Sale recorded.').waitFor()
    await fannedOut(world)
    world.clock.advance(5)
    const [, sold] = await receiver.waitFor(2)
    expect(JSON.parse(sold?.body ?? '')).toMatchObject({
      resource: 'goods_operations_sale',
      data: { amount: -3, cost: 73.5 },
    })
    await toast(page).getByRole('button', { name: 'Show' }).last().click()
    const operation = page.getByRole('dialog', { name: /^Sale no\./ })
    await operation.getByText('Ada').waitFor()
    expect(await textOf(operation)).toContain('$73.50')
    await operation.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => textOf(stockOf(page, 'Rosemary oil'))).toContain('Low stock')
    expect(await textOf(stockOf(page, 'Rosemary oil'))).toMatch(/7 \w+/)
  })

  it('MON-06 an operation with a wrong line is refused at that line, and nothing is written', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/products?view=movements')
    await loaded(page)
    const [before] = await world.query('select count(*)::int as count from storage_documents')
    await button(page, 'New operation').click()
    await page.getByRole('radio', { name: 'Move', exact: true }).click()
    await choose(page, 'Product', 'Shampoo')
    await button(page, 'Add product').click()
    await choose(page, 'Product', 'Conditioner', 1)
    await field(page, 'transactions.1.amount').fill('-2')
    await choose(page, 'Destination', 'Treatment rooms')
    await button(page, 'Record operation').click()
    await page
      .getByRole('group', { name: 'Line 2' })
      .getByText(/^“Amount” must be at least/)
      .waitFor()
    expect((await world.query('select count(*)::int as count from storage_documents'))[0]).toEqual(before)
    await field(page, 'transactions.1.amount').fill('2')
    await button(page, 'Record operation').click()
    await toast(page).getByText('Move recorded.').waitFor()
    await page.getByLabel('Type').selectOption('Move')
    await expect.poll(() => page.getByRole('row', { name: /Move/ }).count()).toBeGreaterThanOrEqual(4)
  })

  it('MON-06 a sale shows its total, and warns of stock below zero without refusing it', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/products?new=operation')
    await page.getByRole('radio', { name: 'Sale', exact: true }).click()
    await choose(page, 'Product', 'Shampoo')
    await field(page, 'transactions.0.amount').fill('2')
    await field(page, 'transactions.0.cost_per_unit').fill('10.25')
    const total = page.getByRole('dialog').getByRole('status').filter({ hasText: '$' })
    await expect.poll(() => textOf(total)).toBe('$20.50')
    const warning = page.getByRole('dialog').getByText(/this storage has only .* Afterwards it has -/)
    expect(await warning.count()).toBe(0)
    await field(page, 'transactions.0.amount').fill('1,000')
    await warning.waitFor()
    await expect.poll(() => textOf(total)).toBe('$10,250.00')
    await button(page, 'Record operation').click()
    await toast(page).getByText('Sale recorded.').waitFor()
  })

  it('MON-05 units are in the language of the page', async () => {
    const page = await somebody({ as: owner })
    await speak(page, 'de')
    await page.goto('/locations/1/products?new=product')
    await expect
      .poll(() => page.getByLabel('Verkauft in').locator('option').allTextContents())
      .toContain('Flasche (Fl.)')
  })

  it.each(['New operation', 'New product'])(
    'LIV-83 %s is a step of its own: going back closes it',
    async name => {
      const page = await somebody({ as: owner })
      await page.goto('/locations/1/products')
      await loaded(page)
      await button(page, name).click()
      const drawer = page.getByRole('dialog', { name })
      await drawer.getByRole('button', { name: 'Cancel' }).waitFor()
      await page.goBack()
      await drawer.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe('/locations/1/products')
    },
  )

  it('LIV-83 going back from the reversal of an operation shows that operation again', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/products?view=movements')
    await loaded(page)
    await page.getByRole('row').nth(1).getByRole('button').first().click()
    const operation = page.getByRole('dialog', { name: / no\. / })
    const title = await operation.getByRole('heading').first().textContent()
    await operation.getByRole('button', { name: 'Reverse' }).click()
    await page
      .getByRole('dialog', { name: 'New operation' })
      .getByRole('button', { name: 'Cancel' })
      .waitFor()
    await page.goBack()
    await operation.waitFor()
    expect(await operation.getByRole('heading').first().textContent()).toBe(title)
  })

  it.each(['operation=999999', 'new=operation&reverse=999999'])(
    'MON-06 a link to an operation that is not there says so: %s',
    async search => {
      const page = await somebody({ as: owner })
      await page.goto(`/locations/1/products?${search}`)
      await page.getByRole('dialog').getByText('This no longer exists.').waitFor()
    },
  )

  it('asks no other host, and leaves no error in the browser', () => {
    expect(strayed).toEqual([])
    expect(complaints).toEqual([])
  })
})
