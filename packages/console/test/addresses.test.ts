import { describe, expect, it } from 'vitest'
import { setNewcomerRights } from '../../server/test/newcomer-rights.ts'
import { withoutWorker } from '../../server/test/world.ts'
import { loaded, logins, useConsole } from './use-console.ts'

describe('addresses of a Location', { timeout: 120_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)
  const open = async (path: string) => {
    const page = await somebody({ as: logins.owner })
    await page.goto(`/locations/1/${path}`)
    return page
  }

  it.each([
    'services?open=9999',
    'team?open=zzz',
    'resources?open=9999',
    'products?product=9999',
    'money?transaction=9999',
    'loyalty?card=9999',
    'calendar?appointment=99999',
    'calendar?event=99999',
  ])('LIV-66 %s says that it no longer exists, and does not offer to try again', async path => {
    const page = await open(path)
    await page.getByRole('dialog').getByText('This no longer exists.').waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(page.url()).not.toContain('=')
  })

  it('LIV-67 a choice is a step that Back takes back, and typing is not', async () => {
    const page = await open('services')
    await loaded(page)
    await page.getByRole('button', { name: /^Hair/ }).first().click()
    await page.waitForURL(/category=/)
    await page.getByRole('searchbox').fill('cut')
    await page.waitForURL(/term=cut/)
    await page.goBack()
    await page.waitForURL(url => url.pathname.endsWith('/services') && url.search === '')

    await page.goto('/locations/1/money')
    await page.getByLabel('Period').selectOption('Last month')
    await page.waitForURL(/from=/)
    await page.getByLabel('Period').selectOption('This year')
    await page.waitForURL(/from=\d{4}-01-01/)
    await page.goBack()
    await expect
      .poll(() => page.getByLabel('Period').evaluate((select: HTMLSelectElement) => select.value))
      .toBe('lastMonth')
    await page.goBack()
    await page.waitForURL(url => url.pathname.endsWith('/money') && url.search === '')
  })

  it('LIV-67 filters of clients are steps, and a range is not turned around', async () => {
    const page = await open('clients')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const visits = page.getByRole('group', { name: 'Visits' })
    await visits.getByLabel('At least').fill('5')
    await visits.getByLabel('At most').fill('2')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('“At most” must be at least 5.').waitFor()
    await visits.getByLabel('At most').fill('7')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/visits=5\.\.7/)
    await page.goBack()
    await page.waitForURL(url => url.pathname.endsWith('/clients') && url.search === '')
  })

  it('LIV-69 each page has a title of its own, with the Location', async () => {
    const page = await open('clients/1')
    await expect.poll(() => page.title()).toBe('Ada Lovelace · Bloom Mission · Foyer')
    await page.goto('/locations/1/team/schedule')
    await expect.poll(() => page.title()).toBe('Schedule · Bloom Mission · Foyer')
    await page.goto('/locations/1/team')
    await expect.poll(() => page.title()).toBe('Team · Bloom Mission · Foyer')
  })

  it('LIV-68 a role without rights is told so, and led nowhere', async () => {
    await setNewcomerRights(world, [])
    const page = await somebody({ as: logins.newcomer })
    await page.goto('/locations/1')
    await page.getByText('Your role has no rights here yet').waitFor()
    expect(new URL(page.url()).pathname).toBe('/locations/1')
    expect(complaints).toEqual([])
  })
})
