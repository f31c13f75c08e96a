import { describe, expect, it } from 'vitest'
import { confirm, install } from '../../server/test/marketplace.ts'
import { as, withoutWorker } from '../../server/test/world.ts'
import {
  button,
  logins,
  overflowOf,
  panel,
  save,
  tab,
  textOf,
  toast,
  useConsole,
} from '../test/use-console.ts'

describe('the marketplace in the console', { timeout: 90_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole(withoutWorker)

  it('AUT-06 a developer creates an application, chooses its rights, and gets the token of its system user', async () => {
    const page = await somebody({ as: logins.developer })
    await page.goto('/partners')
    await page.getByRole('link', { name: 'Acme Integrations', exact: true }).click()
    await page.getByRole('link', { name: /Acme Sync Published/ }).waitFor()
    await page.getByRole('link', { name: 'Create application' }).click()
    await page.getByLabel('Name', { exact: true }).first().fill('Morning Figures')
    await button(page, 'Create draft').click()
    await page.getByRole('heading', { name: 'Morning Figures' }).waitFor()

    await button(page, 'Request review').click()
    const refusal = '“Short description” is needed for a review. “Description” is needed for a review.'
    expect(await textOf(page.getByRole('alert'))).toBe(refusal)
    await page.getByLabel('Short description').fill('Your day in three numbers.')
    await page.getByRole('textbox', { name: /^Description/ }).fill('Reads appointments and clients.')
    await page.getByLabel('Makes reports').check()
    await page.getByLabel('Countries').selectOption({ label: 'Germany' })
    await save(page)
    await toast(page).getByText('Card saved.').waitFor()

    await tab(page, 'Access')
    await page.getByLabel('See and change clients', { exact: true }).check()
    await page.getByRole('checkbox', { name: /^Clients needs/ }).check()
    await save(page)
    await toast(page).getByText('Access saved.').waitFor()

    await tab(page, 'Addresses')
    await page.getByLabel('Registration page').fill('http://10.0.0.1/connect')
    await save(page)
    await page.getByText('“Registration page” must not lead into a private network.').waitFor()
    await page.getByLabel('Registration page').fill('http://127.0.0.1:8090/connect')
    await save(page)
    await toast(page).getByText('Addresses saved.').waitFor()

    await tab(page, 'Plans')
    await button(page, 'Add a plan').click()
    await page.getByLabel('Plan name').fill('Standard')
    await save(page)
    await button(page, 'Add an option').click()
    await page.getByLabel('Option name').fill('1 month')
    await page.getByLabel('Price').fill('nineteen')
    await save(page)
    await page.getByText('“Price” must be a number.').waitFor()
    await page.getByLabel('Price').fill('19')
    await save(page)
    await page.getByText('$19.00 for 1 month').waitFor()

    await tab(page, 'API access')
    await button(page, 'Save and issue a token').click()
    const token = await textOf(panel(page, /^Token of the system user/).locator('code'))
    const seen = await world.api.get('/v1/companies?my=1', { as: `${as.partner}, User ${token}` })
    expect([seen.status, seen.json.data]).toEqual([200, []])
    await page.reload()
    await page.getByText(`•••• ${token.slice(-4)}`).waitFor()
    expect(await page.content()).not.toContain(token)

    await button(page, 'Request review').click()
    await panel(page, 'App directory').getByText('Under review').waitFor()
    const [row] = await world.query(
      "select stage, rights, kinds, country_ids, functionalities from applications where title = 'Morning Figures'",
    )
    expect(row).toEqual({
      stage: 'review',
      rights: ['clients_access'],
      kinds: ['client'],
      country_ids: ['276'],
      functionalities: ['reports'],
    })
  })

  it('LNK-13 an owner connects in the app directory, sees what is missing, and disconnects', async () => {
    const page = await somebody()
    await page.route('http://127.0.0.1:8090/**', route => route.fulfill({ body: 'Welcome to Acme' }))
    await page.goto('/appstore')
    await page.getByLabel('Category').selectOption({ label: 'Analytics and reports' })
    await button(page, 'Search').click()
    await page.getByRole('link', { name: /^Other Calls/ }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /Acme Sync/ }).click()
    await page.getByText('See the phone numbers of clients').waitFor()
    await page.getByRole('link', { name: 'Sign in to connect' }).click()
    await page.getByLabel('E-mail or phone').fill(logins.owner.login)
    await page.getByLabel('Password').fill(logins.owner.password)
    await button(page, 'Sign in').click()
    await button(page, 'Connect').click()
    await page.getByText('“The choice of locations” must not be empty.').waitFor()
    await page.getByRole('checkbox', { name: 'Bloom Mission' }).check()
    await button(page, 'Connect').click()
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:8090\/connect\?salon_id=1&user_data=/)

    await page.goto('/locations/1/applications')
    await page.getByRole('link', { name: /Acme Sync Waiting for confirmation/ }).click()
    const activity = panel(page, 'Activity log')
    await page.getByText(/^Not active yet: Acme Integrations must confirm before /).waitFor()
    await activity.getByText('by you').waitFor()
    await confirm(world)
    await page.reload()
    await activity.getByText('Confirmation by the developer').waitFor()
    await page.getByText('Active: there is nothing to do').waitFor()

    await button(page, 'Disconnect').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByText('Not connected: it has no access to your data').waitFor()
    expect(await world.query('select status from installations')).toEqual([{ status: 'uninstalled' }])
  })

  it('EXA-05 CON-66 where one of several locations can’t be connected, it is named with the reason, and the others go on', async () => {
    const page = await somebody({ as: logins.owner })
    const block = (isBlocked: boolean) =>
      world.query('update locations set is_installation_blocked = $1 where id = 4', [isBlocked])
    await page.goto('/connect/1')
    const corner = page.getByRole('checkbox', { name: 'Quiet Corner Spa' })
    await expect.poll(() => corner.isDisabled()).toBe(true)
    await block(false)
    await page.reload()
    await page.getByRole('checkbox', { name: 'Bloom Mission' }).check()
    await corner.check()
    // An operator blocks it while the owner reads.
    await block(true)
    await button(page, 'Connect').click()
    const refusal = page.getByRole('listitem').filter({ hasText: 'Quiet Corner Spa: ' })
    expect(await textOf(refusal)).toBe('Quiet Corner Spa: Applications cannot be installed in this Location.')
    const next = page.getByRole('link', { name: 'Continue at Acme Integrations' })
    expect(await next.getAttribute('href')).toContain('salon_id=1')
    expect(await world.query("select location_id from installations where status = 'pending'")).toEqual([
      { location_id: '1' },
    ])
    await world.query('delete from installations where location_id = 1 and application_id = 1')
  })

  it('LNK-02 LNK-12 an application outside the app directory has its own page, for people who may connect it', async () => {
    const page = await somebody({ as: logins.owner })
    for (const id of [2, 3]) {
      const answer = await page.goto(`/appstore/applications/${id}`)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { name: 'Application not found', exact: true }).waitFor()
    }
    await page.goto('/connect/2')
    await page.getByLabel('Bloom Oakland').check()
    await button(page, 'Connect').click()
    await page.getByText('Acme Inside is connected and active.').waitFor()
    const stranger = await somebody({ as: logins.operator })
    await stranger.goto('/connect/3')
    await stranger.getByText('This application can’t be connected').waitFor()
  })

  it('MKT-11 an owner sees unread messages, and reads them', async () => {
    await install(world, { applicationId: 4 })
    await world.app.post('/marketplace/application/new_message', {
      as: as.partner,
      body: {
        salon_id: 1,
        application_id: 4,
        phone_from: '+14155551001',
        name: 'Ada',
        message: 'Is noon free?',
      },
    })
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/applications')
    await page.getByRole('link', { name: /Acme Chat Active 1 unread/ }).click()
    await page.getByText('Is noon free?').waitFor()
    await button(page, 'Mark all as read').click()
    await page.getByText('Unread', { exact: true }).waitFor({ state: 'detached' })
  })

  it('LNK-13 a developer sees where an application is connected, and why it is not connected elsewhere', async () => {
    await install(world)
    await world.app.post('/marketplace/partner/callback', {
      as: as.partner,
      body: { salon_id: 2, application_id: 1 },
    })
    const page = await somebody({ as: logins.developer })
    await page.goto('/partners/1/applications/1')
    await tab(page, 'Installations')
    await page.getByRole('link', { name: /^Bloom Mission Location 1 .* Active/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Acme Sync at location 1' }).waitFor()
    await panel(page, 'Activity log').getByText('Nothing is missing: the application is active.').waitFor()
    await page.getByRole('link', { name: 'Installations of Acme Sync' }).click()
    await page.getByLabel('Location ID').fill('987654')
    await button(page, 'Show activity log').click()
    await page.getByText('There is no such Location.').waitFor()
    await page.getByLabel('Location ID').fill('2')
    await button(page, 'Show activity log').click()
    await page.getByRole('heading', { level: 1, name: 'Acme Sync at location 2' }).waitFor()
    const activity = panel(page, 'Activity log')
    await activity.getByText('The owner has to connect the application: there is no installation.').waitFor()
    await activity.getByText('Rejected · 404').waitFor()
  })

  it('SEC-10 before connecting, an owner sees the registration page and which personal data it gets', async () => {
    const page = await somebody()
    await page.goto('/appstore/applications/1')
    await page.getByText('After connecting, you are sent to 127.0.0.1:8090.').waitFor()
    const data = page.getByRole('list', { name: 'Personal data that is shared' })
    for (const words of ['name', 'phone number', 'e-mail address', 'picture', 'name of the location'])
      await data.getByText(words, { exact: true }).waitFor()
    const owner = await somebody({ as: logins.owner })
    await owner.goto('/appstore/applications/1')
    await panel(owner, 'Connect').getByText('Acme Integrations gets this personal data:').waitFor()
    await owner.goto('/appstore/applications/4')
    await panel(owner, 'Connect').getByText('Acme Integrations gets none of your personal data.').waitFor()
  })

  it('every page fits a phone, sends requests only to the server, and logs no errors', async () => {
    await install(world, { applicationId: 5 })
    const paths = {
      owner: [
        '/appstore',
        '/appstore/applications/1',
        '/locations/1/applications',
        '/locations/1/applications/4',
        '/locations/1/payments',
        '/locations/1/integrations',
        '/locations/1/settings',
      ],
      developer: [
        '/partners/1',
        '/partners/1/endpoints',
        '/partners/1/deliveries',
        '/partners/1/test-send',
        '/partners/1/settings',
        '/partners/1/applications/5',
        '/partners/1/applications/5/access',
        '/partners/1/applications/5/addresses',
        '/partners/1/applications/5/tariffs',
        '/partners/1/applications/5/api',
        '/partners/1/applications/5/connections',
        '/partners/1/applications/5/connections/1',
      ],
      operator: [
        '/operator',
        '/operator/reviews?all',
        '/operator/applications/4',
        '/operator/partners/1',
        '/operator/locations/1',
        '/operator/people/2',
        '/operator/installations',
        '/operator/blocks',
        '/operator/health',
        '/operator/log',
      ],
    } as const
    for (const who of ['owner', 'developer', 'operator'] as const) {
      const page = await somebody({ as: logins[who], width: 360 })
      for (const path of paths[who]) {
        world.clock.advance(1)
        await page.goto(path)
        await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('.skeleton'))
        expect(await overflowOf(page), path).toBe(0)
      }
    }
    expect(strayed.filter(url => !url.startsWith('http://127.0.0.1:8090/connect'))).toEqual([])
    expect(complaints).toEqual([])
  })
})
