import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setNewcomerRights } from '../../../server/test/newcomer-rights.ts'
import { addEndpoint, createClient, fannedOut } from '../../../server/test/webhooks.ts'
import { axeFindings } from '../../test/axe.ts'
import { button, loaded, logins, overflowOf, useConsole } from '../../test/use-console.ts'

const { owner, developer, newcomer } = logins
const themeOf = (page: Page) =>
  page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.body).colorScheme])
const search = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const openSearch = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await search(page).waitFor()
}

describe('the shell', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole()

  it('CON-28 shows the pages of a location by right, and switches to another location', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/people')
    const links = (name: string) => page.getByRole('navigation', { name }).getByRole('link')
    await links('Bloom Mission').first().waitFor()
    const ofOwner = await links('Bloom Mission').allTextContents()
    expect(ofOwner).toEqual(expect.arrayContaining(['Payments', 'Users and roles', 'Security log']))
    await button(page, 'Bloom Mission').click()
    await page.getByRole('menuitemradio', { name: 'Bloom Oakland' }).click()
    await page.waitForURL('/locations/2/people')
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Bloom Oakland' }).waitFor()

    await setNewcomerRights(world, ['settings_access'])
    const other = await somebody({ as: newcomer })
    await other.goto('/')
    const ofTeam = other.getByRole('navigation', { name: 'Bloom Mission' }).getByRole('link')
    await ofTeam.first().waitFor()
    expect(await ofTeam.allTextContents()).toEqual(['Settings'])
    const heading = other.getByText('Administration', { exact: true })
    expect(await heading.count()).toBe(1)

    await setNewcomerRights(world, ['clients_access'])
    await other.reload()
    await ofTeam.getByText('Clients').waitFor()
    expect(await heading.count()).toBe(0)
  })

  it('CON-29 keeps the theme and applies it before the page is painted', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/')
    expect(await themeOf(page)).toEqual([undefined, 'light dark'])
    await button(page, /^Olivia Owner/).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    expect(await themeOf(page)).toEqual(['dark', 'dark'])
    await page.route(/\/app\/index-.*\.js/, route => route.abort())
    await page.goto('/profile')
    expect(await themeOf(page)).toEqual(['dark', 'dark'])
  })

  it('CON-29 collapses, also next time', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/')
    await button(page, 'Collapse sidebar').click()
    await page.reload()
    await button(page, 'Expand sidebar').waitFor()
    expect(await page.getByRole('link', { name: 'Partners' }).count()).toBe(1)
  })

  it('CON-30 finds pages, applications and actions by typing', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/')
    await loaded(page)
    await openSearch(page)
    await search(page).fill('users bloom')
    await page.getByRole('option', { name: /Users and roles/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('/locations/1/people')
    await openSearch(page)
    await search(page).fill('dark')
    await page.keyboard.press('Enter')
    await expect.poll(() => themeOf(page)).toEqual(['dark', 'dark'])
    await openSearch(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => search(page).count()).toBe(0)
  })

  it('CON-30 finds the team, services and products of the location, and opens them', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/people')
    await loaded(page)
    for (const [text, title, path] of [
      ['amelie', 'Amélie Laurent', /team\?.*open=5/],
      ['beard', 'Beard trim', /services\?open=/],
      ['shampoo', 'Repair shampoo', /products\?product=/],
    ] as const) {
      await openSearch(page)
      await search(page).fill(text)
      await page.getByRole('option', { name: title }).click()
      await page.waitForURL(path)
      await page.getByRole('dialog', { name: title }).waitFor()
    }
  })

  it('CON-30 finds clients by name and phone, and deliveries by id', async () => {
    const page = await somebody({ as: owner })
    const [client] = await world.query(
      `select id, name, phone from clients where location_id = 1 and name <> '' order by id limit 1`,
    )
    await page.goto('/')
    await openSearch(page)
    await search(page).fill(String(client?.name))
    await page
      .getByRole('option', { name: new RegExp(String(client?.name)) })
      .first()
      .waitFor()
    await search(page).fill(String(client?.phone))
    await page
      .getByRole('option', { name: new RegExp(String(client?.name)) })
      .first()
      .click()
    await page.waitForURL(`/locations/1/clients/${client?.id}`)

    await addEndpoint(world, { url: 'https://hooks.example/palette', partnerId: 1, includesOwnChanges: true })
    await createClient(world)
    await fannedOut(world)
    const [delivery] = await world.query('select id from deliveries where partner_id = 1 order by id limit 1')
    const id = Number(delivery?.id)
    const other = await somebody({ as: developer })
    await other.goto('/')
    await openSearch(other)
    await search(other).fill(`dlv_${id}`)
    await other.getByRole('option', { name: new RegExp(`Delivery ${id}`) }).click()
    await other.waitForURL(`/partners/1/deliveries/${id}`)
    await other.getByRole('heading', { level: 1, name: `Delivery ${id}` }).waitFor()
  })

  it('CON-31 the sheet of keys names those of the calendar', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/calendar')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const title of ['new appointment', 'today', 'previous and next day or week'])
      await sheet.getByText(`Calendar: ${title}`).waitFor()
  })

  it('CON-31 opens pages by g and a letter, but never while somebody types', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('k')
    await page.waitForURL('/partners')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await page.keyboard.press('Escape')
    await page.goto('/profile')
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('')
    await name.pressSequentially('gh?')
    expect(await name.inputValue()).toBe('gh?')
    expect(new URL(page.url()).pathname).toBe('/profile')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('CON-27 axe finds nothing in its menus and its search at %i px in %s', async (width, theme) => {
    const page = await somebody({ as: owner, width })
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/locations/1/people')
    await loaded(page)
    const look = async (what: string) => {
      expect(await axeFindings(page), what).toEqual([])
      expect(await overflowOf(page), what).toBe(0)
    }
    await look('page')
    await openSearch(page)
    await look('search')
    await search(page).fill('zzzz')
    await page.getByText('Nothing found').waitFor()
    await look('nothing found')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await look('shortcuts')
    await page.keyboard.press('Escape')
    if (width < 760) await button(page, 'Open menu').click()
    await button(page, /^Olivia Owner/).click()
    await look('account')
    await page.emulateMedia({ colorScheme: null })
  })

  it('logs no errors', () => {
    expect(complaints.filter(text => !text.includes('net::ERR_FAILED'))).toEqual([])
  })
})
