import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demo } from '../../server/src/features/sandbox/demo-world/facts.ts'
import { as, withoutWorker } from '../../server/test/world.ts'
import { button, logins, save, tab, toast, useConsole } from '../test/use-console.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

describe('changes that are not saved', { timeout: 90_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)

  it('CON-08 a link and going back ask first; what was typed stays', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/people')
    await tab(page, 'Settings')
    const address = page.getByLabel('Address')
    await address.fill('12 Harbour Road')
    await tab(page, 'Users and roles')
    await question(page).waitFor()
    await button(page, 'Keep editing').click()
    expect(await address.inputValue()).toBe('12 Harbour Road')
    await page.evaluate(() => window.history.back())
    await question(page).waitFor()
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/locations/2/settings')
    await tab(page, 'Users and roles')
    await button(page, 'Leave').click()
    await page.waitForURL('**/locations/2/people')
  })

  it('CON-67 what was typed can be read and copied when the right to change it is taken, by nobody else', async () => {
    const roles = '/account/locations/1/roles'
    const owner = { as: as.ownerPerson }
    const body = { title: 'Front desk', rights: ['settings_access'] }
    const { data: role } = (await world.app.post(roles, { ...owner, body })).json
    const user = `/account/locations/1/users/${demo.memberWithoutRights.id}`
    expect((await world.app.put(user, { ...owner, body: { role_id: role.id } })).status).toBe(200)
    const page = await somebody({ as: logins.newcomer })
    await page.goto('/locations/1/settings')
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByLabel('Address').fill('12 Harbour Road, third floor')
    const taken = { rights: ['clients_access'] }
    expect((await world.app.put(`${roles}/${role.id}`, { ...owner, body: taken })).status).toBe(200)
    const kept = page.getByRole('region', { name: 'Text that is not saved' })
    await kept.getByText('12 Harbour Road, third floor').waitFor()
    expect(await kept.locator('strong').allTextContents()).toEqual(['Address'])
    await kept.getByRole('button', { name: 'Copy' }).waitFor()

    const other = await page.context().newPage()
    await other.goto('/')
    await button(other, /^Nora/).click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByText('You signed out in another tab.').waitFor()
    await page.getByLabel('E-mail or phone').fill(logins.developer.login)
    await page.getByLabel('Password').fill(logins.developer.password)
    await button(page, 'Sign in').click()
    await page.waitForURL('**/locations/1/settings')
    await page.getByRole('heading', { name: 'Location not found' }).first().waitFor()
    expect(await kept.count()).toBe(0)
  })

  it('CON-08 nothing is asked when it was saved, or is as it was', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    const address = page.getByLabel('Address')
    const before = await address.inputValue()
    await address.fill('Elsewhere')
    await address.fill(before)
    await tab(page, 'Users and roles')
    await page.waitForURL('**/locations/2/people')
    await tab(page, 'Settings')
    await address.fill('12 Harbour Road')
    await save(page)
    await toast(page).getByText('saved').waitFor()
    await tab(page, 'Users and roles')
    await page.waitForURL('**/locations/2/people')
    expect(await question(page).count()).toBe(0)
  })

  it('CON-08 a drawer with edits asks when it is closed with Escape', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/team')
    await button(page, 'Add a team member').click()
    const drawer = page.getByRole('dialog').first()
    await drawer.getByLabel('Name', { exact: true }).fill('Robin')
    await page.keyboard.press('Escape')
    await question(page).waitFor()
    await button(page, 'Keep editing').click()
    expect(await drawer.getByLabel('Name', { exact: true }).inputValue()).toBe('Robin')
    await page.keyboard.press('Escape')
    await button(page, 'Leave').click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  it('CON-08 a drawer with edits stays open, however often Escape is pressed', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/team')
    await button(page, 'Add a team member').click()
    const drawer = page.locator('dialog.drawer')
    await drawer.getByLabel('Name', { exact: true }).fill('Robin')
    for (let times = 0; times < 7; times++) await page.keyboard.press('Escape')
    await question(page).waitFor()
    expect(await drawer.evaluate(element => (element as HTMLDialogElement).open)).toBe(true)
    await page.keyboard.press('Escape')
    // Some browsers close it themselves when somebody goes back by a gesture.
    await drawer.evaluate(element => (element as HTMLDialogElement).close())
    await question(page).waitFor()
    await button(page, 'Keep editing').click()
    expect(await drawer.getByLabel('Name', { exact: true }).inputValue()).toBe('Robin')
  })

  it('CON-08 the browser asks before the tab is closed', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    const isKept = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await isKept()).toBe(false)
    await page.getByLabel('Address').fill('14 Harbour Road')
    expect(await isKept()).toBe(true)
  })

  it('CON-08 hours that are not saved ask before the page, the drawer or the tab is left', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/team')
    await page.getByRole('radio', { name: 'Schedule' }).click()
    await button(page, 'Weekly hours').click()
    const drawer = page.getByRole('dialog', { name: 'Weekly hours' })
    await drawer.getByRole('button', { name: /^Sat/ }).click()
    expect(await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(
      true,
    )
    await page.keyboard.press('Escape')
    await question(page).waitFor()
    await button(page, 'Keep editing').click()
    await page.evaluate(() => window.history.back())
    await question(page).waitFor()
    await button(page, 'Keep editing').click()
    await drawer.getByRole('button', { name: /^Sat/ }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  it('CON-08 a drawer that was only looked at closes without a question, and gives the focus back', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/team')
    const opener = page.getByRole('table').getByRole('row').nth(1).getByRole('button').first()
    await opener.click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('User account').waitFor()
    const name = drawer.getByLabel('Name', { exact: true })
    expect(await name.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => opener.evaluate(element => element === document.activeElement)).toBe(true)
  })

  it('CON-24 a drawer without fields gives the focus to its heading', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/products?product=1')
    const heading = page.getByRole('dialog').getByRole('heading', { level: 2 })
    await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true)
  })

  it('CON-08 the services of a team member are edits too', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/team?open=1')
    const service = page
      .getByRole('group', { name: /^Services/ })
      .getByRole('checkbox')
      .first()
    await service.click()
    await page.keyboard.press('Escape')
    await question(page).waitFor()
  })

  it('leaves no error behind', () => {
    expect(complaints).toEqual([])
  })
})
