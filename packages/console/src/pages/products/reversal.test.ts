import { describe, expect, it } from 'vitest'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import { button, logins, overflowOf, toast, useConsole } from '../../../test/use-console.ts'

describe('a stock operation that was recorded wrongly', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)
  const stockOf = async (goodId: number) => {
    const { json } = await world.api.get(`/v1/goods/1/${goodId}`, { as: as.owner })
    return json.data.actual_amounts.map(({ amount }: { amount: number }) => amount) as number[]
  }

  it('LIV-90 is taken back by its opposite, which is filled in', async () => {
    const [good] = await world.query(
      'select id::int, title from goods where location_id = 1 order by id limit 1',
    )
    const goodId = Number(good?.id)
    const before = await stockOf(goodId)
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/products?new=operation')
    await page.getByRole('radio', { name: 'Sale', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'New operation' })
    await drawer.getByRole('combobox', { name: 'Product' }).fill(String(good?.title))
    const option = drawer.getByRole('option', { name: String(good?.title) }).first()
    await option.getByText(/in stock/).waitFor()
    await option.click()
    await drawer.locator('.field-hint', { hasText: 'in stock' }).waitFor()
    await drawer.getByLabel('Amount').fill('1,000')
    await drawer.getByText(/this storage has only/).waitFor()
    await button(page, 'Record operation').click()
    await toast(page).getByRole('button', { name: 'Show' }).click()
    const sale = page.getByRole('dialog', { name: /^Sale no\./ })
    await sale.getByRole('button', { name: 'Reverse' }).click()
    await expect.poll(() => drawer.getByRole('radio', { name: 'Receipt' }).isChecked()).toBe(true)
    expect(await drawer.getByLabel('Amount').inputValue()).toMatch(/^1,?000$/)
    expect(await drawer.getByRole('combobox', { name: 'Product' }).inputValue()).toBe(good?.title)
    expect(await drawer.getByLabel('Note').inputValue()).toMatch(/^Reverses Sale no\. \d+$/)
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await overflowOf(page)).toBe(0)
    await button(page, 'Record operation').click()
    await toast(page).getByText('Receipt recorded.').waitFor()
    await expect.poll(() => stockOf(goodId)).toEqual(before)
  })

  it('LIV-90 a move goes back to where it came from', async () => {
    const [{ id: goodId } = { id: 0 }] = await world.query(
      'select id::int from goods where location_id = 1 order by id limit 1',
    )
    const storages = await world.query(
      'select id::int, title from storages where location_id = 1 order by id limit 2',
    )
    const [from, to] = storages
    const { json } = await world.api.post('/v1/storage_operations/operation/1', {
      as: as.owner,
      body: {
        type_id: 5,
        storage_id: from?.id,
        storage_to_id: to?.id,
        create_date: '2026-03-01 10:00:00',
        transactions: [{ good_id: goodId, amount: 2 }],
      },
    })
    const page = await somebody({ as: logins.owner })
    await page.goto(`/locations/1/products?operation=${json.data.id}`)
    await button(page, 'Reverse').click()
    const drawer = page.getByRole('dialog', { name: 'New operation' })
    await expect.poll(() => drawer.getByRole('combobox', { name: 'Storage' }).inputValue()).toBe(to?.title)
    await expect
      .poll(() => drawer.getByRole('combobox', { name: 'Destination' }).inputValue())
      .toBe(from?.title)
  })

  it('LIV-91 that does not exist is not given a number in the title', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/products?operation=99999')
    const drawer = page.getByRole('dialog', { name: 'Stock operation', exact: true })
    await drawer.getByText('This no longer exists.').waitFor()
  })
})
