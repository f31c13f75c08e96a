import { describe, expect, it } from 'vitest'
import { tokenMailedTo } from '../../server/test/mails.ts'
import { startReceiver } from '../../server/test/receiver.ts'
import { addReceiver, createClient, handedOut, settled } from '../../server/test/webhooks.ts'
import { as } from '../../server/test/world.ts'
import { chromiumPath, signIn } from '../test/browser.ts'
import { button, logins, textOf, toast, useConsole } from '../test/use-console.ts'

const { owner, newcomer, developer, operator } = logins

if (!chromiumPath)
  process.stderr.write('The console is not tested: no Chromium at /usr/bin/chromium or CHROMIUM_PATH.\n')

describe.skipIf(!chromiumPath)('the console', { timeout: 60_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()

  describe('signing in', () => {
    it('refuses a wrong password in words, and lets the right one in', async () => {
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

    it('brings one back to the page that asked for it', async () => {
      const page = await somebody()
      await page.goto('/locations/1')
      await page.getByLabel('E-mail or phone').fill(owner.login)
      await page.getByLabel('Password').fill(owner.password)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Bloom Mission' }).waitFor()
    })

    it('shows what is wrong at the field that it belongs to', async () => {
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
      expect(await textOf(note)).toBe('Password must have at least 10 characters.')
      await expect.poll(() => password.evaluate(element => element === document.activeElement)).toBe(true)
    })

    it('ends with signing out', async () => {
      const page = await somebody()
      await signIn(page, owner)
      await button(page, 'Sign out').click()
      await page.getByText('You are signed out.').waitFor()
      await page.goto('/profile')
      await page.waitForURL('/sign-in')
    })
  })

  describe('a session', () => {
    it('that has ended is said in words, and the page is there again after signing in', async () => {
      const page = await somebody()
      await signIn(page, newcomer)
      await page.goto('/profile')
      await page.getByRole('textbox', { name: 'Name' }).fill('Nora N.')
      await world.query('delete from sessions where user_id = 3')
      await page.getByRole('region', { name: 'Name' }).getByRole('button').click()
      await page.getByText('Your session has ended: sign in again.').waitFor()
      await page.getByLabel('E-mail or phone').fill(newcomer.login)
      await page.getByLabel('Password').fill(newcomer.password)
      await button(page, 'Sign in').click()
      await page.getByRole('heading', { name: 'Profile' }).waitFor()
    })

    it('renewed in another tab does not let this tab change anything unawares', async () => {
      const page = await somebody()
      await signIn(page, owner)
      await page.goto('/profile')
      await page.getByRole('textbox', { name: 'Name' }).waitFor()
      await page.context().request.post('/account/sign_in', { data: owner })
      const panel = page.getByRole('region', { name: 'Name' })
      await panel.getByRole('button').click()
      await panel.getByText('You have signed in again in another tab. Please repeat that.').waitFor()
      await panel.getByRole('button').click()
      await toast(page).getByText('Your name is saved.').waitFor()
    })

    it('of somebody else in another tab shows in this one', async () => {
      const page = await somebody()
      await signIn(page, owner)
      await page.goto('/profile')
      await page.getByRole('textbox', { name: 'Name' }).waitFor()
      await page.context().request.post('/account/sign_in', { data: developer })
      await page.getByRole('region', { name: 'Name' }).getByRole('button').click()
      await toast(page).getByText('You are signed in as Dana Developer now').waitFor()
      await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Dana Developer')
    })
  })

  describe('Locations', () => {
    it('AUT-05 are opened by a new owner, whose invited person has the rights of the role and no more', async () => {
      const page = await somebody()
      await page.goto('/sign-up')
      await page.getByLabel('Name').fill('Olga Opener')
      await page.getByLabel('E-mail').fill('olga@console.example')
      await page.getByLabel('Password').fill('a password of Olga')
      await button(page, 'Create account').click()
      await page.getByRole('heading', { name: 'Hello, Olga' }).waitFor()

      await page.getByRole('link', { name: 'Open a Location' }).click()
      await page.getByLabel('Name').fill('Studio Olga')
      await page.getByLabel('Country').selectOption({ label: 'Germany' })
      await page.getByRole('combobox', { name: 'City' }).fill('muns')
      await page.getByRole('option', { name: 'Münster', exact: true }).click()
      await button(page, 'Open the Location').click()
      await page.getByRole('heading', { name: 'Studio Olga' }).waitFor()
      expect(
        await world.query(
          "select country_id, city_id, timezone_name from locations where title = 'Studio Olga'",
        ),
      ).toEqual([{ country_id: '276', city_id: '2867543', timezone_name: 'Europe/Berlin' }])

      await button(page, 'Invite a person').click()
      await page.getByLabel('E-mail').fill('ivo@console.example')
      await page.getByLabel('Name').fill('Ivo Invited')
      await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Team member' })
      await button(page, 'Invite').click()
      await toast(page).getByText('An invitation is on its way to ivo@console.example.').waitFor()
      await page.getByText('Invited', { exact: true }).waitFor()
      const lost = await tokenMailedTo(world, 'ivo@console.example')
      expect(await page.content()).not.toContain('foyer_invitation_')
      await button(page, 'Invite ivo@console.example again').click()
      await toast(page).getByText('A new invitation is on its way').waitFor()
      const token = await tokenMailedTo(world, 'ivo@console.example')
      expect(token).not.toBe(lost)

      const invited = await somebody()
      await invited.goto(`/invitations#${token}`)
      await invited.getByRole('heading', { name: 'You are invited' }).waitFor()
      await invited.getByRole('link', { name: 'Create an account' }).click()
      await invited.getByLabel('Name').fill('Ivo')
      await invited.getByLabel('E-mail').fill('ivo@console.example')
      await invited.getByLabel('Password').fill('a password of Ivo')
      await button(invited, 'Create account').click()
      await invited.getByText('Olga Opener invites you').waitFor()
      await invited.goto('/')
      await invited.getByText('You have 1 open invitation.').waitFor()
      await invited.getByRole('link', { name: 'See who offers you a role' }).click()
      await button(invited, 'Accept the invitation to Studio Olga').click()
      await toast(invited).getByText('You have the role Team member in Studio Olga now.').waitFor()
      await invited.getByText('No open invitations').waitFor()
      await invited.goto('/')
      await invited.getByRole('link', { name: /Studio Olga/ }).click()
      await invited.getByText('You cannot manage users here').waitFor()
      const locationId = new URL(invited.url()).pathname.split('/').at(-1)
      const refused = await invited.request.get(`/account/locations/${locationId}/users`)
      expect(refused.status()).toBe(403)
    })

    it('SEC-04 invite somebody with an account, who signs in by the link; the inviter sees the address alone', async () => {
      const page = await somebody()
      await signIn(page, owner)
      await page.goto('/locations/1')
      const send = async (email: string) => {
        await button(page, 'Invite a person').click()
        await page.getByLabel('E-mail').fill(email)
        await button(page, 'Invite').click()
        await toast(page).getByText(`An invitation is on its way to ${email}.`).waitFor()
      }
      await send(operator.login)
      const invitations = page.getByRole('list', { name: 'Invitations' })
      await invitations.getByText(operator.login).waitFor()
      expect(await textOf(page.getByRole('region', { name: 'Users' }))).not.toContain('Oscar')

      const invited = await somebody()
      await invited.goto(`/invitations#${await tokenMailedTo(world, operator.login)}`)
      await invited.getByRole('link', { name: 'Sign in' }).click()
      await invited.getByLabel('E-mail or phone').fill(operator.login)
      await invited.getByLabel('Password').fill(operator.password)
      await button(invited, 'Sign in').click()
      await button(invited, 'Decline the invitation to Bloom Mission').click()
      await toast(invited).getByText('You have declined the invitation to Bloom Mission.').waitFor()
      await invited.getByText('No open invitations').waitFor()

      await send('wrong@console.example')
      await button(page, 'Withdraw the invitation to wrong@console.example').click()
      await toast(page).getByText('The invitation to wrong@console.example is withdrawn.').waitFor()
      await invitations.waitFor({ state: 'detached' })
    })

    it('SEC-04 show no invitation to whoever has not confirmed the address, nor open one by the link of another', async () => {
      const page = await somebody()
      await page.goto('/sign-up')
      await page.getByLabel('Name').fill('Sam Squatter')
      await page.getByLabel('E-mail').fill('sam@console.example')
      await page.getByLabel('Password').fill('a password of Sam')
      await button(page, 'Create account').click()
      await page.getByRole('heading', { name: 'Hello, Sam' }).waitFor()
      await page.goto('/invitations')
      await page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor()

      await world.app.post('/account/locations/1/users', {
        as: as.ownerPerson,
        body: { email: 'other@console.example', role_id: 1 },
      })
      await page.goto(`/invitations#${await tokenMailedTo(world, 'other@console.example')}`)
      await page.reload()
      await page.getByText('This invitation is for another e-mail address').waitFor()
      await page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor()
    })

    it('AUT-05 have roles made of rights, which users get and lose', async () => {
      const page = await somebody()
      await signIn(page, owner)
      await page.goto('/locations/1')
      await button(page, 'Make a role').click()
      const dialog = page.getByRole('dialog', { name: 'Make a role' })
      await dialog.getByLabel('Name of the role').fill('Reception')
      await dialog.getByRole('group', { name: 'clients' }).getByLabel('See and change clients').check()
      await button(page, 'Make the role').click()
      await toast(page).getByText('The role Reception is made.').waitFor()

      await page.getByLabel('Role of Nora').selectOption({ label: 'Reception' })
      await button(page, 'Save').click()
      await toast(page).getByText('has the role Reception now').waitFor()
      await button(page, 'Delete Reception').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      expect(await textOf(page.getByRole('dialog').getByRole('alert'))).toContain('role')
      await button(page, 'Cancel').click()

      await button(page, /^Remove Nora/).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await toast(page).getByText('has no role here any more').waitFor()
      await page.getByLabel('Role of Nora').waitFor({ state: 'detached' })
    })

    it('keep an owner: the last one cannot step down', async () => {
      const page = await somebody()
      await signIn(page, owner)
      await page.goto('/locations/2')
      await page.getByLabel('Role of Olivia').selectOption({ label: 'Team member' })
      await button(page, 'Save').click()
      expect(await textOf(page.getByRole('alert'))).toBe('A Location keeps at least one owner.')
    })
  })

  describe('partner accounts', () => {
    it('AUT-08 AUT-10 show their token once; it works until it is rotated or revoked', async () => {
      const page = await somebody()
      await signIn(page, newcomer)
      await page.goto('/partners')
      await button(page, 'Open a partner account').click()
      await page.getByLabel('Name').fill('Console Apps')
      await button(page, 'Open the account').click()
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

      await button(page, 'New token for Console Apps').click()
      await button(page, 'Issue a new token').click()
      const next = await textOf(shown.locator('code').first())
      expect([await call(token), await call(next)]).toEqual([401, 200])

      await button(page, 'Revoke the token of Console Apps').click()
      await button(page, 'Revoke the token').click()
      await page.getByText('No token', { exact: true }).waitFor()
      expect(await call(next)).toBe(401)
    })
  })

  describe('webhooks', () => {
    it('HOK-01 are switched off by the owner of the Location, and on again', async () => {
      const url = 'https://hooks.example/console'
      await world.api.post('/v1/hooks_settings/1', {
        as: 'Bearer foyer_partner_demo_other, User foyer_user_demo_owner',
        body: { urls: [url], active: 1, client: 1 },
      })
      const page = await somebody()
      await signIn(page, owner)
      await page.goto('/locations/1/integrations')
      const panel = page.getByRole('region', { name: 'Receivers' })
      await panel.getByText('Other Partner · set by Olivia Owner · client · with phone numbers').waitFor()
      await button(page, `Switch off ${url}`).click()
      await panel.getByText(/^Off since/).waitFor()
      await button(page, `Switch on ${url}`).click()
      await panel.getByText('On', { exact: true }).waitFor()
    })

    it('WEB-10 have a log with every attempt, a way to send again, and an explanation', async () => {
      const receiver = await startReceiver((_got, response) => void response.writeHead(500).end('no room'))
      await addReceiver(world, { url: receiver.url, partnerId: 1, hearsItself: true })
      const client = await createClient(world)
      await handedOut(world)
      world.clock.advance(5)
      await settled(world)
      const page = await somebody()
      await signIn(page, developer)
      await page.goto('/partners')
      await page.getByRole('link', { name: 'Webhooks of Acme Integrations' }).click()
      const log = page.getByRole('region', { name: 'Deliveries' })
      await log.getByLabel('Outcome').selectOption('delivered')
      await log.getByRole('button', { name: 'Filter' }).click()
      await log.getByText('No delivery fits.').waitFor()
      await log.getByLabel('Outcome').selectOption('failed')
      await log.getByRole('button', { name: 'Filter' }).click()
      await log.getByRole('link', { name: new RegExp(`client ${client.id} · create`) }).click()
      const attempt = page.getByRole('region', { name: 'Attempt 1' })
      await attempt.getByText('The receiver answered 500.').waitFor()
      expect(await textOf(attempt)).toContain('no room')
      expect(await page.content()).toContain('webhook-signature')
      await button(page, 'Send again').click()
      await toast(page).getByText('It is on its way again.').waitFor()
      await receiver.waitFor(2)
      await settled(world)
      await button(page, 'Refresh').click()
      await page.getByRole('region', { name: 'Attempt 2' }).waitFor()

      await page.getByRole('link', { name: 'Webhooks' }).click()
      const why = page.getByRole('region', { name: 'Why did it not arrive?' })
      await why.getByLabel('Location ID').fill('1')
      await why.getByLabel('Kind').selectOption('client')
      await why.getByLabel('Record ID').fill(String(client.id))
      await button(page, 'Explain').click()
      await why.getByText('and failed: The receiver answered 500.').waitFor()

      const replay = page.getByRole('region', { name: 'Replay' })
      await replay.getByLabel('Location ID').fill('1')
      await button(page, 'Send again').click()
      await replay.getByText('From must be a date').waitFor()
      await replay.getByLabel('From').fill('2020-01-01T00:00')
      await button(page, 'Send again').click()
      await replay.getByText('1 delivery on the way.').waitFor()
      await receiver.waitFor(3)
      await settled(world)
      const test = page.getByRole('region', { name: 'Send a test' })
      await test.getByLabel('Location ID').fill('1')
      await button(page, 'Send a test').click()
      await test.getByRole('link', { name: /^test 1 · test/ }).click()
      await receiver.waitFor(4)
      await settled(world)
      await page.reload()
      await page.getByRole('region', { name: 'Attempt 1' }).waitFor()
      await page.getByRole('link', { name: 'Webhooks' }).click()

      await button(page, 'New secret').click()
      await button(page, 'Issue a new secret').click()
      const shown = page.getByRole('region', { name: /^Webhook secret/ })
      expect(await textOf(shown.locator('code'))).toMatch(/^whsec_/)
      await receiver.close()
    })
  })

  describe('the profile', () => {
    it('AUT-09 lists the user tokens; changing the password revokes them', async () => {
      const page = await somebody()
      await signIn(page, developer)
      const issued = await world.api.post('/v1/auth', {
        as: 'Bearer foyer_partner_demo_acme',
        body: developer,
      })
      await page.goto('/profile')
      await page.getByText('Acme Integrations').waitFor()
      await page.getByLabel('Current password').fill('something else')
      await page.getByLabel('New password').fill('another long password')
      await button(page, 'Change the password').click()
      await page.getByText('Current password is not your password.').waitFor()
      await page.getByLabel('Current password').fill(developer.password)
      await button(page, 'Change the password').click()
      await toast(page).getByText('Your password is changed.').waitFor()
      await page.getByText('No program acts in your name').waitFor()
      const { status: answer } = await world.api.get('/v1/companies?my=1', {
        as: `Bearer foyer_partner_demo_acme, User ${issued.json.data.user_token}`,
      })
      expect(answer).toBe(401)
    })
  })

  describe('every page', () => {
    it('fits a phone', async () => {
      const page = await somebody({ width: 360 })
      await signIn(page, owner)
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

    it('is found, or says that it is not', async () => {
      const page = await somebody()
      expect((await page.goto('/nowhere'))?.status()).toBe(404)
      await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
      expect((await page.goto('/invitations'))?.status()).toBe(200)
      await page.waitForURL('/sign-in')
    })

    it('has asked nobody but the server, and had nothing to complain about', () => {
      expect(strayed).toEqual([])
      expect(complaints).toEqual([])
    })
  })
})
