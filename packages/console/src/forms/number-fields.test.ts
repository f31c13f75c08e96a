import { describe, expect, it } from 'vitest'
import { as } from '../../../server/test/world.ts'
import { button, logins, speak, toast, useConsole } from '../../test/use-console.ts'

describe('CON-32 numbers in forms', { timeout: 120_000 }, () => {
  const { world, somebody, complaints } = useConsole()
  const open = async (path: string, language: 'en' | 'de' = 'de') => {
    const page = await somebody({ as: logins.owner })
    await speak(page, language)
    await page.goto(`/locations/1/${path}`)
    return { page, drawer: page.getByRole('dialog') }
  }
  const read = async (path: string) => (await world.api.get(`/v1/${path}`, { as: as.owner })).json.data

  it('a German price is shown and typed with a comma, and saved as a number', async () => {
    await world.api.put('/v1/services/1/2', { as: as.owner, body: { price_min: 939.08, price_max: 1200 } })
    const { page, drawer } = await open('services?open=2')
    const price = drawer.getByLabel('Preis von')
    await expect.poll(() => price.inputValue()).toBe('939,08')
    await price.fill('1.034,50')
    await button(page, 'Speichern').click()
    await toast(page).getByText('gespeichert').waitFor()
    expect(await read('services/1/2')).toMatchObject({ price_min: 1034.5, price_max: 1200 })
  })

  it('a form that keeps its own text reads the comma too, and takes back what was typed', async () => {
    const { page } = await open('clients/1')
    const discount = page.getByLabel('Rabatt in Prozent')
    await discount.fill('7,5')
    expect(await discount.inputValue()).toBe('7,5')
    await button(page, 'Verwerfen').click()
    expect(await discount.inputValue()).not.toBe('7,5')
    await discount.fill('2,25')
    await button(page, 'Speichern').click()
    await toast(page).getByText('Gespeichert').waitFor()
    expect((await read('client/1/1')).discount).toBe(2.25)
    await page.reload()
    await expect.poll(() => discount.inputValue()).toBe('2,25')
  })

  it('an amount with a sign is refused at its field, because its direction is chosen', async () => {
    const { page, drawer } = await open('money?new=transaction', 'en')
    await drawer.getByLabel('Amount').fill('-50')
    await drawer.getByRole('radio', { name: 'Income' }).click()
    await button(page, 'Record transaction').click()
    await drawer.getByText('“Amount” must be at least 0.').waitFor()
    await drawer.getByLabel('Amount').fill('1,250.75')
    await drawer.getByRole('combobox', { name: 'Item' }).click()
    await page.locator('[role=option]').first().click()
    await button(page, 'Record transaction').click()
    await expect.poll(() => drawer.count()).toBe(0)
    const [saved] = await world.query(
      'select amount::float from finance_transactions order by id desc limit 1',
    )
    expect(saved).toEqual({ amount: 1250.75 })
  })

  it('LIV-46 a new price is empty, and one that is there is replaced by what is typed', async () => {
    const { page, drawer } = await open('services?open=new', 'en')
    const price = drawer.getByLabel('Price from')
    await price.click()
    expect(await price.inputValue()).toBe('')
    await page.goto('/locations/1/services?open=2')
    await expect.poll(() => price.inputValue()).not.toBe('')
    await price.click()
    await page.keyboard.type('75')
    expect(await price.inputValue()).toBe('75')
    await price.press('End')
    await page.keyboard.type('0')
    expect(await price.inputValue()).toBe('750')
    await drawer.getByLabel('Name').focus()
    for (const name of ['Category', 'Price from']) {
      await page.keyboard.press('Tab')
      expect(await drawer.getByLabel(name).evaluate(field => field === document.activeElement)).toBe(true)
    }
    await page.keyboard.type('80')
    expect(await price.inputValue()).toBe('80')
  })

  it('LIV-46 a service without a price is free, and a product without a price shows none', async () => {
    const { page, drawer } = await open('services?open=new', 'en')
    await drawer.getByLabel('Name').fill('First talk')
    await drawer.getByRole('combobox', { name: 'Category' }).fill('Hair')
    await page.getByRole('option', { name: 'Hair', exact: true }).click()
    await button(page, 'Add').click()
    await toast(page).getByText('First talk added.').waitFor()
    expect(
      await world.query("select price_min::int, price_max::int from services where title = 'First talk'"),
    ).toEqual([{ price_min: 0, price_max: 0 }])
    await page.goto('/locations/1/products?new=operation')
    const cost = drawer.getByLabel('Price', { exact: true })
    expect(await cost.inputValue()).toBe('')
  })

  it('leaves no error behind', () => {
    expect(complaints).toEqual([])
  })
})
