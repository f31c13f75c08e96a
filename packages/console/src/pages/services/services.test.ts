import { readFile } from 'node:fs/promises'
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeService } from '../../../../server/test/bookings.ts'
import { setNewcomerRights } from '../../../../server/test/newcomer-rights.ts'
import { withoutWorker } from '../../../../server/test/world.ts'
import { button, loaded, logins, save, speak, textOf, toast, useConsole } from '../../../test/use-console.ts'

describe('services in the console', { timeout: 90_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole(withoutWorker)

  const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })
  const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
  const pricesIn = (category: string) =>
    world.query(
      `select services.title, price_min::float, price_max::float, is_active
       from services join service_categories category on category.id = category_id
       where category.title = $1 and deleted_at is null order by services.id`,
      [category],
    )

  it('a new one has its category, price, duration, team and resources, and what is wrong is said at the field', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/services')
    await button(page, 'Add a service').click()
    const form = drawer(page, 'New service')
    await form.getByLabel('Name').fill('Keratin treatment')
    await button(page, 'Add').click()
    await form.getByText('Choose an entry of the list at “Category”.').waitFor()
    await form.getByRole('combobox', { name: 'Category' }).fill('Hair')
    await form.getByRole('option', { name: 'Hair', exact: true }).click()
    await form.getByLabel('Price from').fill('90')
    await form.getByLabel('Price to').fill('80')
    await form.getByLabel('Duration in minutes').fill('75')
    await form.getByLabel('Maya Chen', { exact: true }).check()
    await form.getByLabel('Minutes of Maya Chen').fill('60')
    await form.getByRole('combobox', { name: 'Resources' }).fill('wash')
    await form.getByRole('option', { name: 'Wash basins' }).click()
    await page.keyboard.press('Escape')
    await button(page, 'Add').click()
    await form.getByText('“Price to” must not be less than the first price.').waitFor()
    await form.getByLabel('Price to').fill('120')
    await button(page, 'Add').click()
    await toast(page).getByText('Keratin treatment added.').waitFor()
    const row = page.getByRole('row', { name: /Keratin treatment/ })
    expect(await textOf(row)).toContain('$90.00 – $120.00')
    expect(await textOf(row)).toContain('Maya Chen')
    const [made] = await world.query(
      `select duration, (select seance_length from service_staff where service_id = services.id) as of_maya,
         (select resource_id::int from service_resources where service_id = services.id) as resource
       from services where title = 'Keratin treatment'`,
    )
    expect(made).toEqual({ duration: 4500, of_maya: 3600, resource: 1 })
  })

  it('CON-27 a German duration of hours and minutes is not cut', async () => {
    const page = await somebody({ as: logins.owner, width: 1280 })
    await speak(page, 'de')
    await page.goto('/locations/1/services')
    const cell = page.getByRole('cell', { name: '1 Std. 30 Min.' }).first()
    await cell.waitFor()
    expect(await cell.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  })

  it('CON-26 where there are no resources, the field says so', async () => {
    await world.query('delete from resources where location_id = 2')
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/services?open=new')
    const resources = page.getByRole('dialog').getByRole('combobox', { name: 'Resources' })
    expect(await resources.isDisabled()).toBe(true)
    await page.getByText('This location has no resources yet.').waitFor()
  })

  it('TEA-06 many change at once, and what fails is named with its reason', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/services')
    await categories(page)
      .getByRole('button', { name: /^Nails/ })
      .click()
    await page.getByRole('row', { name: /Pedicure/ }).waitFor()
    await page.getByRole('row', { name: /Facial/ }).waitFor({ state: 'detached' })
    const before = await pricesIn('Nails')
    await page.getByLabel('Select all').check()
    await button(page, 'Change price').click()
    const question = drawer(page, 'Change price')
    await question.getByLabel('Change in percent').fill('10')
    await question.getByText('Gel manicure: $55.00 → $61.00').waitFor()
    await button(page, 'Change 3 services').click()
    await toast(page).getByText('3 changed.').waitFor()
    const after = await pricesIn('Nails')
    expect(after.map(({ price_min }) => price_min)).toEqual(
      before.map(({ price_min }) => Math.round(Number(price_min) * 1.1)),
    )

    await page.getByLabel('Select all').check()
    // A hint of the change before would read the list again, without the service that is gone.
    const reads: Route[] = []
    await page.route('**/api/v1/company/1/services*', route =>
      route.request().method() === 'GET' ? void reads.push(route) : route.continue(),
    )
    await world.query("update services set deleted_at = now() where title = 'Pedicure'")
    await button(page, 'Actions').click()
    await page.getByRole('menuitem', { name: 'Take offline' }).click()
    const report = drawer(page, 'Take offline')
    await report.getByText('2 of 3 changed.').waitFor()
    // A read that was cancelled meanwhile cannot go on.
    await Promise.all(reads.map(route => route.continue().catch(() => undefined)))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await report.getByText('Pedicure: There is no such service.').waitFor()
    await report.getByRole('button', { name: 'Close' }).click()
    expect((await pricesIn('Nails')).map(({ is_active }) => is_active)).toEqual([false, false])
    await page.getByRole('row', { name: /Pedicure/ }).waitFor({ state: 'detached' })
  })

  it('TEA-07 categories are created, renamed and ordered; one with services stays, and the page says why', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/services')
    const order = () =>
      world.query('select title from service_categories where location_id = 1 order by weight desc, id')
    await button(page, 'Add a category').click()
    await page.getByRole('dialog').getByLabel('Name').fill('Sauna')
    await button(page, 'Create').click()
    await toast(page).getByText('Category Sauna created.').waitFor()
    const choose = async (title: string, action: string) => {
      await categories(page)
        .getByRole('button', { name: `Actions for ${title}` })
        .click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await choose('Sauna', 'Rename')
    await page.getByRole('dialog').getByLabel('Name').fill('Spa')
    await save(page)
    await toast(page).getByText('Category Spa saved.').waitFor()
    await choose('Spa', 'Move up')
    await expect.poll(async () => (await order()).slice(-2)).toEqual([{ title: 'Spa' }, { title: 'Classes' }])
    await choose('Hair', 'Delete')
    const question = page.getByRole('dialog', { name: 'Delete the category Hair?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    expect(await textOf(question.getByRole('alert'))).toBe(
      'This category has services: move or delete them first.',
    )
    await button(page, 'Cancel').click()
    await choose('Spa', 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await toast(page).getByText('Category Spa deleted.').waitFor()
    expect(await order()).not.toContainEqual({ title: 'Spa' })
  })

  it('TEA-12 are exported as they are filtered', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/services?term=beard')
    await page.getByRole('row', { name: /Beard trim/ }).waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^"Beard trim","Hair",25,25,30,"Sam Okafor",/)
  })

  it.each([
    ['staff', 'The team could not be read, so nothing can be exported.'],
    ['resources', 'The resources could not be read, so no service can be opened or exported.'],
  ])(
    'LIV-44 the page says why there is no export when reading %s fails, and tries again',
    async (path, reason) => {
      const page = await somebody({ as: logins.owner })
      const fails = (route: Route) =>
        route.fulfill({
          status: 400,
          json: { success: false, data: null, meta: { message: 'Out of order.' } },
        })
      await page.route(new RegExp(`/v1/(company/1/)?${path}(/1)?(\\?|$)`), fails)
      await page.goto('/locations/1/services?term=beard')
      const notice = page.getByRole('alert').filter({ hasText: reason })
      await notice.getByText('Out of order.').waitFor()
      expect(await button(page, 'Export CSV').isDisabled()).toBe(true)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await notice.getByRole('button', { name: 'Try again' }).click()
      await notice.waitFor({ state: 'detached' })
      await expect.poll(() => button(page, 'Export CSV').isEnabled()).toBe(true)
    },
  )

  it('TEA-09 with the right to services alone, the team is not named, and stays when a service is saved', async () => {
    const id = await makeService(world, { staffId: 1, price: 30 })
    await setNewcomerRights(world, ['settings_services_access'])
    const page = await somebody({ as: logins.newcomer })
    const refused: string[] = []
    page.on('response', response => void (response.status() === 403 && refused.push(response.url())))
    await page.goto(`/locations/1/services?open=${id}`)
    const form = drawer(page, 'Made for a test')
    await form.getByLabel('Price from').fill('31')
    expect(await form.getByRole('group', { name: /Team/ }).count()).toBe(0)
    await save(page)
    await toast(page).getByText('Made for a test saved.').waitFor()
    await loaded(page)
    expect(refused).toEqual([])
    expect(await textOf(page.getByRole('row', { name: /Made for a test/ }))).toContain('1 person')
    expect(await page.getByText('Maya Chen').count()).toBe(0)
    expect(await world.query('select staff_id::int from service_staff where service_id = $1', [id])).toEqual([
      { staff_id: 1 },
    ])
    expect(await page.getByRole('link', { name: 'Team', exact: true }).count()).toBe(0)
    await setNewcomerRights(world, ['settings_services_access', 'timetable_access'])
    await page.goto('/locations/1/services')
    await page
      .getByRole('row', { name: /Beard trim/ })
      .getByText('Sam Okafor')
      .waitFor()
  })

  it('send requests only to the server, and log no errors', () => {
    expect({ strayed, complaints }).toEqual({ strayed: [], complaints: [] })
  })
})
