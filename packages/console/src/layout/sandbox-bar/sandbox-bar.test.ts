import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../../test/axe.ts'
import { button, logins, overflowOf, speak, toast, useConsole } from '../../../test/use-console.ts'

const { owner } = logins
const bar = (page: Page, name = 'Sandbox') => page.getByRole('region', { name, exact: true })
const open = async (page: Page) => {
  await button(page, 'Sandbox').click()
  await bar(page).getByRole('timer').waitFor()
}
const shownDay = async (page: Page) =>
  (await bar(page).getByRole('timer').getAttribute('datetime'))?.slice(0, 10) ?? ''

describe('the sandbox bar', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole()

  it('BAR-10 is opened by the keyboard, stays open after a reload, and is closed again', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/')
    await button(page, 'Sandbox').focus()
    await page.keyboard.press('Enter')
    await bar(page).getByText('real time').waitFor()
    await page.reload()
    await bar(page).waitFor()
    await button(page, 'Sandbox').click()
    await bar(page).waitFor({ state: 'detached' })
  })

  it('BAR-11 moves the time: the open page of another person reads the new month', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/')
    const other = await somebody({ as: owner })
    await other.goto('/locations/1/money')
    await other.getByRole('heading', { level: 1, name: 'Money' }).waitFor()
    const month = nextMonth(world.clock.now())
    const asked = other.waitForRequest(
      request => new URL(request.url()).searchParams.get('start_date')?.slice(0, 7) === month,
    )
    await open(page)
    await bar(page).getByRole('button', { name: '+1 month' }).click()
    await bar(page)
      .getByText(/\d+ days ahead/)
      .waitFor()
    await asked
    expect(await shownDay(page)).toBe(world.clock.now().toISOString().slice(0, 10))
  })

  it('BAR-12 triggers an event in a Location that is chosen by its name', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/clients')
    await open(page)
    await button(page, 'Trigger event').click()
    const dialog = page.getByRole('dialog', { name: 'Trigger event' })
    await dialog.getByLabel('Event type').selectOption('Product sale')
    await expect.poll(() => dialog.getByLabel('What happens').locator('option').count()).toBe(1)
    await dialog.getByLabel('Event type').selectOption('Client')
    await dialog.getByRole('button', { name: 'Trigger event' }).click()
    await dialog.getByText(/Client \d+: Created/).waitFor()
  })

  it('BAR-18 an event of an application is one of the page’s partner, by its name; personal data are among them', async () => {
    const page = await somebody({ as: logins.developer })
    await page.goto('/partners/1/deliveries')
    await open(page)
    await button(page, 'Trigger event').click()
    const dialog = page.getByRole('dialog', { name: 'Trigger event' })
    await dialog.getByLabel('Event type').selectOption('Application')
    await dialog.getByLabel('Which application').selectOption('Acme Sync')
    await dialog.getByLabel('What happens').selectOption('Frozen')
    await dialog.getByRole('button', { name: 'Trigger event' }).click()
    await dialog.getByText('Acme Sync: Frozen.').waitFor()
    await dialog.getByLabel('What happens').selectOption('Client erased')
    await dialog.getByRole('link', { name: 'settings of Acme Sync' }).waitFor()
    await dialog.getByRole('button', { name: 'Trigger event' }).click()
    await dialog.getByText('switch them on in its settings first').waitFor()
    await expect.poll(() => dialog.getByText('Acme Sync: Frozen.').count()).toBe(0)
    await world.query('update applications set sends_personal_data = true where id = 1')
    await dialog.getByRole('button', { name: 'Trigger event' }).click()
    await dialog.getByText('Acme Sync: Client erased.').waitFor()
  })

  it('BAR-13 becomes another person, who keeps the page or goes home', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/clients')
    await open(page)
    const become = async (name: string) => {
      await bar(page)
        .getByRole('button', { name: /^You are/ })
        .click()
      await page.getByRole('menuitemradio', { name }).click()
      await toast(page).getByText(`You are ${name}`).waitFor()
    }
    await become('Operator')
    await page.waitForURL(url => url.pathname === '/')
    await page.getByRole('link', { name: 'Operator' }).waitFor()
    await page.goto('/profile')
    await bar(page).getByRole('timer').waitFor()
    await become('Owner')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/profile')
    await page.getByText('owner@foyer.example').first().waitFor()
  })

  it('BAR-19 becomes anybody of the sandbox, and comes back, also after an address was changed', async () => {
    const page = await somebody()
    await page.goto('/sign-up')
    await page.getByLabel('Name').fill('Vera Visitor')
    await page.getByLabel('E-mail').fill('vera@example.com')
    await page.getByLabel('Password').fill('a long enough password')
    await button(page, 'Create account').click()
    await world.query("update users set email = 'moved@foyer.example' where email = 'owner@foyer.example'")
    await open(page)
    const choose = async (name: RegExp) => {
      await bar(page)
        .getByRole('button', { name: /^You are/ })
        .click()
      await page.getByRole('menuitemradio', { name }).click()
    }
    await choose(/^Owner/)
    await toast(page).getByText('You are Owner').waitFor()
    await choose(/^Vera Visitor/)
    await toast(page).getByText('You are Vera Visitor').waitFor()
    await page.reload()
    await bar(page)
      .getByRole('button', { name: /^You are Vera/ })
      .click()
    await page.getByRole('menuitem', { name: 'Somebody else' }).click()
    const dialog = page.getByRole('dialog', { name: 'Become somebody else' })
    await dialog.getByRole('combobox', { name: 'Person' }).fill('moved@')
    await page.getByRole('option', { name: /moved@foyer.example/ }).click()
    await dialog.getByRole('button', { name: 'Become this person' }).click()
    await bar(page)
      .getByRole('button', { name: /^You are Olivia Owner/ })
      .waitFor()
    await world.query("update users set email = 'owner@foyer.example' where email = 'moved@foyer.example'")
  })

  it('BAR-14 resets after a question, and the same person goes on', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/')
    await open(page)
    await button(page, 'Reset').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset the sandbox' }).click()
    await toast(page).getByText('The demo world is restored.').waitFor()
    await bar(page)
      .getByRole('button', { name: /^You are/ })
      .waitFor()
  })

  it('BAR-15 fits a phone, in German, dark, and axe finds nothing; the calendar leaves its room', async () => {
    const page = await somebody({ as: owner, width: 390 })
    await speak(page, 'de')
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await button(page, 'Sandbox').click()
    await bar(page).getByRole('button', { name: 'Ereignis auslösen' }).waitFor()
    expect(await overflowOf(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await speak(page, 'en')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/locations/1/calendar')
    await page.locator('.calendar').waitFor()
    await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(49)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0)
    expect(complaints).toEqual([])
  })
})

/** The month after that of a moment, as `YYYY-MM`. */
const nextMonth = (at: Date): string =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString().slice(0, 7)
