import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { confirm, install } from '../../server/test/marketplace.ts'
import { as } from '../../server/test/world.ts'
import { chromiumPath } from '../test/browser.ts'
import { button, logins, textOf, toast, useConsole } from '../test/use-console.ts'

describe.skipIf(!chromiumPath)('the marketplace in the console', { timeout: 90_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()

  const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
  const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
  const overflowOf = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const save = (page: Page) => button(page, 'Save').click()

  it('AUT-06 a developer makes an application, says what it needs, and gets the token of its system user', async () => {
    const page = await somebody({ as: logins.developer })
    await page.goto('/partners')
    await page.getByRole('link', { name: 'Acme Integrations', exact: true }).click()
    await page.getByRole('link', { name: /Acme Sync Published/ }).waitFor()
    await button(page, 'Make an application').click()
    await page.getByLabel('Name', { exact: true }).first().fill('Morning Figures')
    await button(page, 'Make the draft').click()
    await page.getByRole('heading', { name: 'Morning Figures' }).waitFor()

    await button(page, 'Ask for a review').click()
    const refusal = 'The short description is needed for a review. The description is needed for a review.'
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
    await page.getByText('Registration page must not lead into a private network.').waitFor()
    await page.getByLabel('Registration page').fill('http://127.0.0.1:8090/connect')
    await save(page)
    await toast(page).getByText('Addresses saved.').waitFor()

    await tab(page, 'Tariffs')
    await button(page, 'Add a tariff').click()
    await page.getByLabel('Name of the tariff').fill('Standard')
    await save(page)
    await button(page, 'Add an option').click()
    await page.getByLabel('Name of the option').fill('1 month')
    await page.getByLabel('Price').fill('nineteen')
    await save(page)
    await page.getByText('Price must be a number.').waitFor()
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

    await button(page, 'Ask for a review').click()
    await panel(page, 'In the store').getByText('Under review').waitFor()
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

  it('LNK-13 an owner connects in the store, sees what is missing, and disconnects', async () => {
    const page = await somebody()
    await page.route('http://127.0.0.1:8090/**', route => route.fulfill({ body: 'Welcome to Acme' }))
    await page.goto('/appstore')
    await page.getByLabel('Category').selectOption({ label: 'Analytics and reports' })
    await button(page, 'Find').click()
    await page.getByRole('link', { name: /^Other Calls/ }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /Acme Sync/ }).click()
    await page.getByText('See the phone numbers of clients').waitFor()
    await page.getByRole('link', { name: 'Sign in to connect' }).click()
    await page.getByLabel('E-mail or phone').fill(logins.owner.login)
    await page.getByLabel('Password').fill(logins.owner.password)
    await button(page, 'Sign in').click()
    await button(page, 'Connect').click()
    await page.getByText('The choice of Locations must not be empty.').waitFor()
    await page.getByLabel('Bloom Mission').check()
    await button(page, 'Connect').click()
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:8090\/connect\?salon_id=1&user_data=/)

    await page.goto('/locations/1/applications')
    await page.getByRole('link', { name: /Acme Sync Waiting for confirmation/ }).click()
    const trace = panel(page, 'How it got here')
    await trace.getByText('the callback has not come. It must come before').waitFor()
    await trace.getByText('by you').waitFor()
    await confirm(world)
    await page.reload()
    await trace.getByText('Confirmation by the developer').waitFor()
    await trace.getByText('Nothing is missing: the application is active.').waitFor()

    await button(page, 'Disconnect').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByText('It is not connected to Bloom Mission.').waitFor()
    expect(await world.query('select status from links')).toEqual([{ status: 'uninstalled' }])
  })

  it('LNK-02 LNK-12 what is not in the store has a page of its own, for those who may connect it', async () => {
    const page = await somebody({ as: logins.owner })
    for (const id of [2, 3]) {
      const answer = await page.goto(`/appstore/applications/${id}`)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { name: 'No such application', exact: true }).waitFor()
    }
    await page.goto('/connect/2')
    await page.getByLabel('Bloom Oakland').check()
    await button(page, 'Connect').click()
    await page.getByText('Acme Inside is connected and active.').waitFor()
    const stranger = await somebody({ as: logins.operator })
    await stranger.goto('/connect/3')
    await stranger.getByText('There is nothing to connect here').waitFor()
  })

  it('MKT-11 an owner sees that messages are unread, and reads them', async () => {
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

  it('LNK-13 a developer sees where an application is connected, and why elsewhere it is not', async () => {
    await install(world)
    await world.app.post('/marketplace/partner/callback', {
      as: as.partner,
      body: { salon_id: 2, application_id: 1 },
    })
    const page = await somebody({ as: logins.developer })
    await page.goto('/partners/1/applications/1')
    await tab(page, 'Connections')
    await page.getByRole('link', { name: /^Bloom Mission Location 1 .* Active/ }).click()
    await panel(page, 'In Location 1').getByText('Nothing is missing: the application is active.').waitFor()
    await page.getByRole('link', { name: 'Connections of Acme Sync' }).click()
    await page.getByLabel('Location ID').fill('987654')
    await button(page, 'Show what happened').click()
    await page.getByText('There is no such Location.').waitFor()
    await page.getByLabel('Location ID').fill('2')
    await button(page, 'Show what happened').click()
    const trace = panel(page, 'In Location 2')
    await trace.getByText('The owner has to connect the application: there is no link.').waitFor()
    await trace.getByText('Refused · 404').waitFor()
  })

  it('LNK-08 MKT-09 an owner pays for an application that is frozen, and it is active again', async () => {
    await install(world, { applicationId: 5 })
    // Sessions live by real time, which stays where it is.
    world.clock.moveTo(40 * 24 * 60 * 60 * 1000)
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/applications/5')
    await page.getByText('Frozen: unpaid', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Pay', exact: true }).click()
    const payable = panel(page, 'Pay for an application')
    await payable.getByText('Acme Reports Frozen: unpaid').waitFor()
    await payable.getByLabel('Tariff').selectOption({ label: 'Standard, 12 months: $190.00' })
    await button(page, 'Go to payment').click()
    await page.getByRole('heading', { name: 'Pay for Acme Reports' }).waitFor()
    await button(page, 'Pay $190.00').click()
    await page.getByRole('link', { name: 'Back to the console' }).click()
    await panel(page, 'Payments').getByText('$190.00').waitFor()
    await payable.getByText('Acme Reports Active').waitFor()
    expect(await world.query('select status from links where application_id = 5')).toEqual([
      { status: 'active' },
    ])
  })

  it('LNK-08 an operator publishes, freezes, disables and blocks, and all of it is in the log', async () => {
    await world.query("update applications set stage = 'review', description = 'Soon.' where id = 3")
    await install(world)
    const page = await somebody({ as: logins.operator })
    await tab(page, 'Operator')
    await page.getByRole('link', { name: /Acme Next Under review/ }).click()
    await button(page, 'Send back').click()
    await button(page, 'Send it back').click()
    await page.getByText('What has to change must not be empty.').waitFor()
    await button(page, 'Cancel').click()
    await button(page, 'Publish').click()
    await world.query("update applications set stage = 'draft' where id = 3")
    await button(page, 'Publish it').click()
    await page.getByText('Nothing of this application waits for a review.').waitFor()
    await world.query("update applications set stage = 'review' where id = 3")
    await page.reload()
    await button(page, 'Publish').click()
    await button(page, 'Publish it').click()
    await toast(page).getByText('Acme Next is published.').waitFor()
    expect((await page.request.get('/account/store/applications/3')).status()).toBe(200)

    await page.goto('/operator/applications/1')
    await button(page, 'Freeze in Bloom Mission').click()
    await page.getByLabel('Note, which owners of the Location can read').fill('A complaint')
    await button(page, 'Freeze').click()
    await panel(page, 'Connections').getByText('Frozen by the platform').waitFor()
    await button(page, 'Unfreeze in Bloom Mission').click()
    await button(page, 'Unfreeze').click()
    await panel(page, 'Connections').getByText('Active').waitFor()
    await button(page, 'Whitelist').click()
    await toast(page).getByText('Acme Sync is whitelisted.').waitFor()
    await button(page, 'Disable').click()
    await button(page, 'Disable it').click()
    await page.getByText('Nobody has connected it').waitFor()

    await page.goto('/operator/locations')
    await page.getByLabel('Location ID').fill('2')
    await save(page)
    await page.getByText('Nothing new can be connected to Bloom Oakland.').waitFor()
    await tab(page, 'Audit log')
    for (const line of ['blocked installations', 'disabled', 'froze', 'published'])
      await page.getByText(`Oscar Operator ${line}`).waitFor()
    await page.getByText('A complaint').waitFor()

    const other = await somebody({ as: logins.developer })
    await other.goto('/operator')
    await other.getByText('You are no operator').waitFor()
    await world.query('update applications set disabled_at = null, is_whitelisted = false where id = 1')
    await world.query('update locations set is_installation_blocked = false where id = 2')
  })

  it('EXA-01 an owner sees that only the platform can lift its freeze, and is not asked to pay', async () => {
    await world.query('delete from payments where application_id = 5')
    await install(world, { applicationId: 5 })
    const operator = await somebody({ as: logins.operator })
    await operator.goto('/operator/applications/5')
    await button(operator, 'Freeze in Bloom Mission').click()
    await button(operator, 'Freeze').click()
    const connections = panel(operator, 'Connections')
    await connections.getByText('Frozen by the platform').waitFor()
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/applications/5')
    await page.getByText('Only the platform can activate it again; a payment does not.').waitFor()
    expect(await page.getByRole('link', { name: 'Pay', exact: true }).count()).toBe(0)
    await page.goto('/locations/1/payments')
    const payable = panel(page, 'Pay for an application')
    await payable.getByText('A payment does not activate it').waitFor()
    expect(await button(page, 'Go to payment').count()).toBe(0)

    // Sessions live by real time, which stays where it is.
    world.clock.moveTo(40 * 24 * 60 * 60 * 1000)
    await button(operator, 'Unfreeze in Bloom Mission').click()
    await button(operator, 'Unfreeze').click()
    await toast(operator).getByText('it is unpaid, and stays frozen until it is paid').waitFor()
    await connections.getByText('Frozen: unpaid').waitFor()
    await button(operator, 'Unfreeze for a day in Bloom Mission').click()
    await button(operator, 'Unfreeze for a day').click()
    await connections.getByText('Active').waitFor()
  })

  it('SEC-10 a developer changes what is published, and an operator sees the difference before owners do', async () => {
    await world.query('update applications set is_whitelisted = true where id = 5')
    const page = await somebody({ as: logins.developer })
    await page.goto('/partners/1/applications/5')
    await page.getByLabel('Name', { exact: true }).fill('Acme Bank')
    await page.getByRole('textbox', { name: /^Description/ }).fill('Sign in with your bank.')
    await save(page)
    await toast(page).getByText('Card saved. The changes wait for an operator.').waitFor()
    await tab(page, 'Addresses')
    await page.getByLabel('Registration page').fill('http://127.0.0.1:8091/bank')
    await page.getByLabel('With signed data of the owner').check()
    await save(page)
    await tab(page, 'Tariffs')
    await button(page, 'Edit 1 month').click()
    await page.getByLabel('Price').fill('99')
    await save(page)
    const stage = panel(page, 'In the store')
    await stage.getByText('Changes wait for review').waitFor()
    await stage.getByRole('row', { name: 'Name Acme Reports Acme Bank' }).waitFor()

    // The pages of one second are limited, and the clock stands still.
    world.clock.advance(60)
    const operator = await somebody({ as: logins.operator })
    await tab(operator, 'Operator')
    await operator.getByRole('link', { name: /Acme Reports .*Changes wait for review/ }).click()
    const decision = panel(operator, 'Acme Reports wants to change')
    await decision.getByText('It is whitelisted').waitFor()
    await decision.getByRole('row', { name: 'Registration page Empty http://127.0.0.1:8091/bank' }).waitFor()
    await decision
      .getByRole('row', { name: /^Personal data of the owner Is not handed over Goes to/ })
      .waitFor()
    await decision.locator('ins').getByText('Standard, 1 month (option 1): $99.00 for 1 month').waitFor()
    await operator.setViewportSize({ width: 360, height: 800 })
    expect(await overflowOf(operator)).toBe(0)

    await tab(page, 'Card')
    await page.getByLabel('Price').fill('Cheap')
    await save(page)
    await stage.getByRole('row', { name: /^Price/ }).waitFor()
    await button(operator, 'Publish the changes').click()
    await button(operator, 'Publish it').click()
    await operator.getByText('The developer has changed this since you looked at it.').waitFor()
    await decision.getByRole('row', { name: /^Price/ }).waitFor()
    await button(operator, 'Send back').click()
    await operator.getByLabel('What has to change').fill('You are no bank.')
    await button(operator, 'Send it back').click()
    await toast(operator).getByText('Acme Reports is sent back.').waitFor()

    await page.reload()
    await stage.getByText('You are no bank.').waitFor()
    await button(page, 'Drop the changes').click()
    await toast(page).getByText('The changes are dropped.').waitFor()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Acme Reports')
    await world.query('update applications set is_whitelisted = false where id = 5')
  })

  it('SEC-10 before connecting, an owner reads where they go and which data goes along', async () => {
    const page = await somebody()
    await page.goto('/appstore/applications/1')
    await page.getByText('After connecting you go to 127.0.0.1:8090.').waitFor()
    const data = page.getByRole('list', { name: 'Personal data that is handed over' })
    for (const words of ['name', 'phone number', 'e-mail address', 'picture', 'name of the location'])
      await data.getByText(words, { exact: true }).waitFor()
    const owner = await somebody({ as: logins.owner })
    await owner.goto('/appstore/applications/1')
    await panel(owner, 'Connect')
      .getByText('Acme Integrations gets this personal data of yours there:')
      .waitFor()
    await owner.goto('/appstore/applications/4')
    await panel(owner, 'Connect').getByText('Acme Integrations gets no personal data of yours.').waitFor()
  })

  it('an owner changes the Location, and is told what is wrong beside the field', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    await page.getByLabel('Name', { exact: true }).fill('Bloom Lakeside')
    await page.getByLabel('Phones').fill('call us')
    await save(page)
    await page.getByText('Phones must be a phone number.').waitFor()
    await page.getByLabel('Phones').fill('(510) 555-0111, +14155550110')
    await page.getByLabel('Business').selectOption({ label: 'Hair salon' })
    await save(page)
    await page.getByRole('heading', { name: 'Bloom Lakeside' }).waitFor()
    expect(await world.query('select title, phones, timezone_name from locations where id = 2')).toEqual([
      {
        title: 'Bloom Lakeside',
        phones: ['+15105550111', '+14155550110'],
        timezone_name: 'America/Los_Angeles',
      },
    ])
  })

  it('EXA-12 an owner takes the city of a Location away, and the country', async () => {
    const placeOf = () => world.query('select country_id::int, city_id::int from locations where id = 2')
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    const city = page.getByRole('combobox', { name: 'City' })
    await expect.poll(() => city.inputValue()).not.toBe('')
    await city.fill('')
    await save(page)
    await expect.poll(placeOf).toEqual([{ country_id: 840, city_id: null }])
    await page.reload()
    await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('840')
    expect(await city.inputValue()).toBe('')
    await page.getByLabel('Country').selectOption({ label: 'Not chosen' })
    await save(page)
    await expect.poll(placeOf).toEqual([{ country_id: null, city_id: null }])
  })

  it('EXA-12 a city that is typed and not chosen is taken when one has that name, and refused otherwise', async () => {
    const placeOf = () => world.query('select city_id::int from locations where id = 2')
    await world.query('update locations set country_id = 840, city_id = null where id = 2')
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('840')
    const city = page.getByRole('combobox', { name: 'City' })
    await city.fill('Nowhere at all')
    await save(page)
    await page.getByText('City must be chosen from the list.').waitFor()
    expect([await city.inputValue(), await placeOf()]).toEqual(['Nowhere at all', [{ city_id: null }]])
    const [oakland] = await world.query(
      "select id::int from cities where title = 'Oakland' and country_id = 840",
    )
    await city.fill('oakland')
    await save(page)
    await expect.poll(placeOf).toEqual([{ city_id: oakland?.id }])
  })

  it('EXA-71 an owner takes the business type of a Location away', async () => {
    const typeOf = () => world.query('select business_type_id::int as type from locations where id = 2')
    await world.query(
      'update locations set business_type_id = (select min(id) from business_types) where id = 2',
    )
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/2/settings')
    await page.getByLabel('Business').locator('optgroup').first().waitFor({ state: 'attached' })
    expect(await page.getByLabel('Business').inputValue()).not.toBe('0')
    await page.getByLabel('Business').selectOption({ label: 'Not chosen' })
    await save(page)
    await expect.poll(typeOf).toEqual([{ type: null }])
  })

  it('every page fits a phone, asks nobody but the server, and has nothing to complain about', async () => {
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
        '/partners/1/applications/5',
        '/partners/1/applications/5/access',
        '/partners/1/applications/5/addresses',
        '/partners/1/applications/5/tariffs',
        '/partners/1/applications/5/api',
        '/partners/1/applications/5/connections',
        '/partners/1/applications/5/connections/1',
      ],
      operator: ['/operator?all', '/operator/applications/4', '/operator/locations', '/operator/log'],
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
