import { describe, expect, it } from 'vitest'
import { setNewcomerRights } from '../../../../server/test/newcomer-rights.ts'
import { button, loaded, logins, textOf, toast, useConsole } from '../../../test/use-console.ts'

const { owner } = logins

describe('loyalty in the console', { timeout: 180_000 }, () => {
  const { world, somebody, complaints } = useConsole()

  it('MON-10 a card is issued to a client, charged with a reason, never below zero, and deleted', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/loyalty')
    const dialog = page.getByRole('dialog')
    await button(page, 'Issue card').click()
    await dialog.getByRole('combobox', { name: 'Client' }).fill('Ada')
    await page.locator('[role=option]', { hasText: 'Ada' }).first().click()
    await expect.poll(() => dialog.getByLabel('Phone').inputValue()).toMatch(/^\+/)
    await dialog.getByRole('combobox', { name: 'Type' }).fill('Diamond')
    await page.locator('[role=option]', { hasText: 'Diamond' }).first().click()
    await dialog.getByLabel('Card number').fill('DIA-1')
    await dialog.getByRole('button', { name: 'Issue card' }).click()
    const card = page.getByRole('dialog', { name: 'Card DIA-1' })
    await card.getByText('The balance has not changed yet.').waitFor()
    expect(await textOf(card)).toContain('Ada')
    expect(await textOf(card)).toContain('Diamond')
    await card.getByLabel('Amount').fill('25')
    await card.getByLabel('Reason').fill('Birthday')
    await card.getByRole('button', { name: 'Change balance' }).click()
    await toast(page).getByText('The balance is now $25.00.').waitFor()
    await card.locator('.card-history', { hasText: 'Birthday' }).waitFor()
    await card.getByRole('radio', { name: 'Subtract' }).click()
    await card.getByLabel('Amount').fill('25.01')
    await card.getByRole('button', { name: 'Change balance' }).click()
    await card.getByText('its balance cannot go below zero').waitFor()
    await card.getByLabel('Amount').fill('5')
    await card.getByRole('button', { name: 'Change balance' }).click()
    await toast(page).getByText('The balance is now $20.00.').waitFor()
    expect(
      await world.query("select balance from loyalty_cards where location_id = 1 and number = 'DIA-1'"),
    ).toEqual([{ balance: '20.00' }])
    await card.getByRole('button', { name: 'Delete card' }).click()
    await page.getByText('Its balance of $20.00 is lost').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete card' }).last().click()
    await toast(page).getByText('Card DIA-1 is deleted.').waitFor()
    await page.getByRole('searchbox').fill('DIA-1')
    await page.getByText('No card matches').waitFor()
    expect(complaints).toEqual([])
  })

  it('MON-10 a search that finds nothing says what it searches, as far as the person may', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/loyalty?text=Lovelace')
    await page.getByText('Choose “Cards of a client” to find them by a name.').waitFor()
    await setNewcomerRights(world, ['loyalty_access'])
    const other = await somebody({ as: logins.newcomer })
    await other.goto('/locations/1/loyalty?text=415555')
    await other.getByText('Enter a whole card number.').waitFor()
    expect(await other.getByRole('searchbox').getAttribute('placeholder')).toBe('Card number')
  })

  it('MON-10 who may not see clients reads nothing about the holder of a card', async () => {
    await setNewcomerRights(world, ['loyalty_access'])
    const page = await somebody({ as: logins.newcomer })
    await page.goto('/locations/1/loyalty')
    await loaded(page)
    await page.getByRole('columnheader', { name: 'Balance' }).waitFor()
    expect(await page.getByRole('columnheader', { name: 'Holder' }).count()).toBe(0)
    await page.getByRole('row').nth(1).getByRole('button').first().click()
    const card = page.getByRole('dialog', { name: /^Card/ })
    await card.getByText('Delete card').waitFor()
    expect(await textOf(card)).not.toContain('Not a client')
  })

  it('LIV-83 a drawer for a new card is a step of its own: going back closes it', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/loyalty')
    await loaded(page)
    await button(page, 'Issue card').click()
    const drawer = page.getByRole('dialog', { name: 'Issue card' })
    await drawer.getByRole('button', { name: 'Cancel' }).waitFor()
    await page.goBack()
    await drawer.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/locations/1/loyalty')
  })
})
