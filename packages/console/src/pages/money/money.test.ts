import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { button, loaded, logins, textOf, toast, useConsole } from '../../../test/use-console.ts'

const { owner } = logins

describe('money in the console', { timeout: 180_000 }, () => {
  const { world, somebody, complaints } = useConsole()

  it('MON-09 a payment is recorded, corrected and deleted, and the totals follow', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/money?from=2030-01-01&to=2030-01-31')
    await page.getByText('No transactions', { exact: true }).waitFor()
    const tile = (name: string) => page.locator('.stat', { hasText: name })
    const dialog = page.getByRole('dialog')
    const record = async (type: string, item: string, amount: string) => {
      await button(page, 'New transaction').click()
      await dialog.getByRole('radio', { name: type }).click()
      await dialog.getByLabel('Amount').fill(amount)
      await dialog.getByLabel('When').fill('2030-01-10T12:30')
      await dialog.getByRole('combobox', { name: 'Item' }).fill(item)
      await page.locator('[role=option]', { hasText: item }).first().click()
      await button(page, 'Record transaction').click()
    }
    await record('Income', 'Services', 'ten')
    await dialog.getByText('“Amount” must be a number.').waitFor()
    await dialog.getByLabel('Amount').fill('100')
    await button(page, 'Record transaction').click()
    await toast(page).getByText('Transaction recorded.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await record('Expense', 'Flowers', '30.05')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => textOf(tile('Balance'))).toContain('$69.95')
    expect(await textOf(tile('Expense'))).toContain('-$30.05')
    expect(
      await world.query(
        `select amount, expenses.title, expenses.type from finance_transactions
         join expenses on expenses.location_id = 1 and expenses.id = expense_id
         where date >= '2030-01-01' order by finance_transactions.id`,
      ),
    ).toEqual([
      { amount: '100.00', title: 'Services', type: 1 },
      { amount: '-30.05', title: 'Flowers', type: 2 },
    ])

    await page
      .getByRole('row', { name: /Services/ })
      .getByRole('button')
      .click()
    await dialog.getByLabel('Amount').fill('120')
    await button(page, 'Save').click()
    await expect.poll(() => textOf(tile('Balance'))).toContain('$89.95')
    await dialog.waitFor({ state: 'detached' })

    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
    expect(file.suggestedFilename()).toBe('transactions-2030-01-01-2030-01-31.csv')
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      /^\uFEFF"ID","When","Item",.*\r\n\d+,"2030-01-10T12:30:00-08:00","Flowers",.*,-30\.05\r\n\d+,.*,"Services",.*,120\r\n$/s,
    )
    await toast(page).getByText('2 transactions exported.').waitFor()

    await button(page, 'Filters').click()
    await dialog.getByLabel('Type').selectOption('Expense')
    await button(page, 'Apply').click()
    await expect.poll(() => page.getByRole('row', { name: /Services/ }).count()).toBe(0)
    expect(page.url()).toContain('type=expense')
    await button(page, 'Remove Expense').click()
    await page.getByRole('row', { name: /Services/ }).waitFor()

    await page
      .getByRole('row', { name: /Flowers/ })
      .getByRole('button')
      .click()
    await button(page, 'Delete').click()
    await button(page, 'Delete transaction').click()
    await toast(page).getByText('Transaction deleted.').waitFor()
    await expect.poll(() => textOf(tile('Balance'))).toContain('$120.00')
    expect(complaints).toEqual([])
  })

  it('LIV-83 a drawer for a new transaction is a step of its own: going back closes it', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/money')
    await loaded(page)
    await button(page, 'New transaction').click()
    const drawer = page.getByRole('dialog', { name: 'New transaction' })
    await drawer.getByRole('button', { name: 'Cancel' }).waitFor()
    await page.goBack()
    await drawer.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/locations/1/money')
  })
})
