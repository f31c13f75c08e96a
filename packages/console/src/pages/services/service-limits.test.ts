import { describe, expect, it } from 'vitest'
import { withoutWorker } from '../../../../server/test/world.ts'
import { button, logins, save, toast, useConsole } from '../../../test/use-console.ts'

describe('the form of a service', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)

  it('LIV-88 says in minutes what a length can be, also for each team member', async () => {
    const [service] = await world.query(
      'select service_id::int as id, staff_id::int as staff, seance_length::int as seconds from service_staff where location_id = 1 order by 1, 2 limit 1',
    )
    const page = await somebody({ as: logins.owner })
    await page.goto(`/locations/1/services?open=${service?.id}`)
    const drawer = page.getByRole('dialog')
    const duration = drawer.getByLabel('Duration in minutes')
    for (const [typed, said] of [
      ['0', '“Duration in minutes” must be at least 1.'],
      ['2000', /“Duration in minutes” must be at most 1,?440\./],
      ['1.5', '“Duration in minutes” must be a whole number.'],
      ['', '“Duration in minutes” must be a whole number.'],
    ] as const) {
      await duration.fill(typed)
      await save(page)
      await drawer.getByText(said).waitFor()
    }
    await duration.fill('60')
    const minutes = drawer.getByLabel(/^Minutes of/).first()
    for (const [typed, said] of [
      ['0', /must be at least 1\./],
      ['-1', /must be at least 1\./],
      ['99999', /must be at most 1,?440\./],
    ] as const) {
      await minutes.fill(typed)
      await minutes.blur()
      await drawer.getByText(said).waitFor()
      expect(await minutes.inputValue()).toBe(typed)
      await save(page)
      await expect.poll(() => minutes.evaluate(input => input === document.activeElement)).toBe(true)
    }
    await minutes.fill('45')
    await save(page)
    await toast(page)
      .getByText(/saved\./)
      .waitFor()
    const lengths = await world.query(
      'select seance_length::int as seconds from service_staff where service_id = $1',
      [service?.id],
    )
    expect(lengths).toContainEqual({ seconds: 2700 })
  })

  it('LIV-89 says once what is wrong with a price, and rounds none in silence', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/services')
    await button(page, 'Add a service').click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Name').fill('Precise')
    await drawer.getByRole('combobox', { name: 'Category' }).fill('Precision')
    await drawer.getByRole('option', { name: /Create/ }).click()
    await drawer.getByLabel('Price from').fill('12,50')
    await button(page, 'Add').click()
    await expect.poll(() => drawer.locator('.field-error').count()).toBe(1)
    await drawer.getByLabel('Price from').fill('12.555')
    await button(page, 'Add').click()
    await drawer.getByText('must have at most 2 decimal places').waitFor()
    expect(await drawer.locator('.field-error').count()).toBe(1)
  })
})
