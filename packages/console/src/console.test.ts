import { describe, expect, it } from 'vitest'
import { withoutWorker } from '../../server/test/world.ts'
import { enterAs } from '../test/browser.ts'
import { button, loaded, logins, textOf, toast, useConsole } from '../test/use-console.ts'

const { owner, newcomer, developer } = logins

describe('the console', { timeout: 60_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole(withoutWorker)

  describe('signing in', () => {
    it('shows an error for a wrong password, and accepts the right one', async () => {
      const page = await somebody()
      await page.goto('/')
      await page.waitForURL('/sign-in')
      await page.getByLabel('E-mail or phone').fill(owner.login)
      await page.getByLabel('Password').fill('not the password')
      await button(page, 'Sign in').click()
      expect(await textOf(page.getByRole('alert'))).toBe('The login or the password is wrong.')
      await page.getByLabel('Password').fill(owner.password)
      await button(page, 'Sign in').click()
      await page.getByRole('heading', { name: 'Hello, Olivia' }).waitFor()
      await page.getByRole('link', { name: /Bloom Mission/ }).waitFor()
    })

    it('offers the logins of the sandbox with one click', async () => {
      const page = await somebody()
      await page.goto('/sign-in')
      await page.getByRole('button', { name: /developer@foyer\.example/ }).click()
      await page.getByRole('heading', { name: 'Hello, Dana' }).waitFor()
    })

    it('returns to the page that asked for it', async () => {
      const page = await somebody()
      await page.goto('/locations/1')
      await page.getByLabel('E-mail or phone').fill(owner.login)
      await page.getByLabel('Password').fill(owner.password)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Calendar' }).waitFor()
    })

    it('shows each error beside its field', async () => {
      const page = await somebody()
      await page.goto('/sign-up')
      await page.getByLabel('Name').fill('Nina')
      await page.getByLabel('E-mail').fill('nina@console.example')
      await page.getByLabel('Password').fill('short')
      await button(page, 'Create account').click()
      const password = page.getByLabel('Password')
      await page.locator('[aria-invalid="true"]').waitFor()
      expect(await password.getAttribute('aria-invalid')).toBe('true')
      const note = page.locator(`[id="${await password.getAttribute('aria-describedby')}"]`)
      expect(await textOf(note)).toBe('“Password” must have at least 10 characters.')
      await expect.poll(() => password.evaluate(element => element === document.activeElement)).toBe(true)
    })

    it('ends with signing out', async () => {
      const page = await somebody({ as: owner })
      await page.goto('/')
      await button(page, /^Olivia Owner/).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await page.getByText('You are signed out.').waitFor()
      await page.goto('/profile')
      await page.waitForURL('/sign-in')
    })
  })

  describe('a session', () => {
    it('that ends in one tab ends in the others, in plain words', async () => {
      const page = await somebody({ as: owner })
      await page.goto('/')
      const other = await page.context().newPage()
      await other.goto('/profile')
      await loaded(other)
      await button(page, /^Olivia Owner/).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await other.getByText('You signed out in another tab.').waitFor()
      await page.getByText('You are signed out.').waitFor()
    })

    it('that has ended shows a message, and signing in returns to the page', async () => {
      const page = await somebody({ as: newcomer })
      await page.goto('/profile')
      await page.getByRole('textbox', { name: 'Name' }).fill('Nora N.')
      await loaded(page)
      await world.query('delete from sessions where user_id = 3')
      await page.getByRole('region', { name: 'Name' }).getByRole('button').click()
      await page.getByText('Your session has ended: sign in again.').waitFor()
      await page.getByLabel('E-mail or phone').fill(newcomer.login)
      await page.getByLabel('Password').fill(newcomer.password)
      await button(page, 'Sign in').click()
      await page.getByRole('heading', { name: 'Profile' }).waitFor()
    })

    it('renewed in another tab makes this tab ask for the change again', async () => {
      const page = await somebody({ as: owner })
      await page.goto('/profile')
      await page.getByRole('textbox', { name: 'Name' }).waitFor()
      await loaded(page)
      await page.context().request.post('/account/sign_in', { data: owner })
      const panel = page.getByRole('region', { name: 'Name' })
      await panel.getByRole('button').click()
      await panel.getByText('You signed in again in another tab. Please try again.').waitFor()
      await panel.getByRole('button').click()
      await toast(page).getByText('Name saved.').waitFor()
    })

    it('renewed in another tab while this one loads keeps the page', async () => {
      const page = await somebody({ as: owner })
      const [session] = await page.context().cookies()
      await page.route('**/account/sessions', async route => {
        await page.unroute('**/account/sessions')
        await page.context().request.post('/account/sign_in', { data: owner })
        // The request began before, so it carries the session that has ended now.
        const headers = { ...route.request().headers(), cookie: `${session?.name}=${session?.value}` }
        const response = await route.fetch({ headers })
        expect(response.status()).toBe(401)
        await route.fulfill({ response })
      })
      await page.goto('/profile')
      await page.getByRole('region', { name: 'Sessions' }).getByText('This session').waitFor()
      expect(new URL(page.url()).pathname).toBe('/profile')
    })

    it('of another person in another tab is shown in this one', async () => {
      const page = await somebody({ as: owner })
      await page.goto('/profile')
      await page.getByRole('textbox', { name: 'Name' }).waitFor()
      await loaded(page)
      await page.context().request.post('/account/sign_in', { data: developer })
      await page.getByRole('region', { name: 'Name' }).getByRole('button').click()
      await toast(page).getByText('You are now signed in as Dana Developer').waitFor()
      await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Dana Developer')
    })
  })

  describe('partner accounts', () => {
    it('AUT-08 AUT-10 show their token once; it works until it is rotated or revoked', async () => {
      const page = await somebody({ as: newcomer })
      await page.goto('/partners')
      await button(page, 'Create a partner account').click()
      await page.getByLabel('Name').fill('Console Apps')
      await button(page, 'Create account').click()
      const shown = page.getByRole('region', { name: /Token of Console Apps/ })
      const token = await textOf(shown.locator('code').first())
      const call = async (given: string) =>
        (await world.api.get('/v1/countries', { as: `Bearer ${given}` })).status
      expect(await call(token)).toBe(200)
      const line = `curl -H 'Authorization: Bearer ${token}' ${world.api.url}/v1/countries`
      await shown.getByText(line).waitFor()

      await page.reload()
      await page.getByText(`•••• ${token.slice(-4)}`).waitFor()
      expect(await page.content()).not.toContain(token)

      await button(page, 'Issue new token for Console Apps').click()
      await button(page, 'Issue a new token').click()
      const next = await textOf(shown.locator('code').first())
      expect([await call(token), await call(next)]).toEqual([401, 200])

      await button(page, 'Revoke the token of Console Apps').click()
      await button(page, 'Revoke the token').click()
      await page.getByText('No token', { exact: true }).waitFor()
      expect(await call(next)).toBe(401)
    })
  })

  describe('the profile', () => {
    it('AUT-09 lists the user tokens; changing the password revokes them', async () => {
      const page = await somebody({ as: developer })
      const issued = await world.api.post('/v1/auth', {
        as: 'Bearer foyer_partner_demo_acme',
        body: developer,
      })
      await page.goto('/profile')
      await page.getByRole('region', { name: 'User tokens' }).getByText('Acme Integrations').waitFor()
      await page.getByLabel('Current password').fill('something else')
      await page.getByLabel('New password').fill('another long password')
      await button(page, 'Change password').click()
      await page.getByText('“Current password” is not your password.').waitFor()
      await page.getByLabel('Current password').fill(developer.password)
      await button(page, 'Change password').click()
      await toast(page).getByText('Password changed.').waitFor()
      await page.getByText('No user tokens').waitFor()
      const { status: answer } = await world.api.get('/v1/companies?my=1', {
        as: `Bearer foyer_partner_demo_acme, User ${issued.json.data.user_token}`,
      })
      expect(answer).toBe(401)
    })
  })

  describe('the language', () => {
    it('CON-02 follows the switch at once, and the choice is kept', async () => {
      const page = await somebody()
      await page.goto('/nowhere')
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await button(page, 'Deutsch').click()
      await page.getByRole('heading', { name: 'Seite nicht gefunden' }).waitFor()
      expect(await page.evaluate(() => Object.hasOwn(window, 'isSamePage'))).toBe(true)
      await expect.poll(() => page.title()).toBe('Seite nicht gefunden · Foyer')
      await enterAs(page, owner)
      await page.goto('/')
      await page.getByRole('heading', { name: 'Hallo, Olivia' }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
    })

    it('CON-02 is that of the browser, if there is no choice', async () => {
      const page = await (await somebody({ as: owner })).context().newPage()
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'languages', { get: () => ['fr-FR', 'de-AT', 'en'] }),
      )
      await page.goto('/')
      await page.getByRole('heading', { name: 'Hallo, Olivia' }).waitFor()
    })
  })

  describe('every page', () => {
    it('fits a phone', async () => {
      const page = await somebody({ as: owner, width: 360 })
      for (const path of [
        '/',
        '/locations?new',
        '/locations/1',
        '/telephony/1',
        '/partners',
        '/invitations',
        '/profile',
        '/nowhere',
      ]) {
        await page.goto(path)
        // The network is never idle: the stream of notifications stays open.
        await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('.skeleton'))
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, path).toBe(0)
      }
    })

    it('CON-04 has a title of its own, and a Location opens its first page', async () => {
      const page = await somebody({ as: owner })
      await page.goto('/locations/1')
      await page.waitForURL(/\/locations\/1\/\w+$/)
      await page.goto('/locations/1/people')
      await page.getByRole('heading', { name: 'Users and roles' }).waitFor()
      await expect.poll(() => page.title()).toBe('Users and roles · Bloom Mission · Foyer')
      await page.getByRole('link', { name: 'Settings' }).click()
      await expect.poll(() => page.title()).toBe('Settings · Bloom Mission · Foyer')
    })

    it('CON-04 whose file is gone says so inside the console', async () => {
      const page = await somebody({ as: owner })
      await page.goto('/')
      await page.getByRole('heading', { name: 'Hello, Olivia' }).waitFor()
      await page.route('**/app/{profile,palette}-*.js', route => route.abort())
      await page.keyboard.press('Control+k')
      await toast(page)
        .getByText('This can’t be loaded. Check your connection, or reload the page.')
        .waitFor()
      await page.getByRole('heading', { name: 'Hello, Olivia' }).waitFor()
      await button(page, /^Olivia Owner/).click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      await page.getByRole('heading', { name: 'This page can’t be loaded' }).waitFor()
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1)
      expect(complaints.splice(0).join()).toMatch(/import|module|fetch/i)
    })

    it('exists, or shows that it was not found', async () => {
      const page = await somebody()
      expect((await page.goto('/nowhere'))?.status()).toBe(404)
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      expect((await page.goto('/invitations'))?.status()).toBe(200)
      await page.waitForURL('/sign-in')
    })

    it('sends requests only to the server, and logs no errors', () => {
      expect(strayed).toEqual([])
      expect(complaints).toEqual([])
    })
  })
})
