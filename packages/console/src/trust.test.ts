import { describe, expect, it } from 'vitest'
import { confirm } from '../../server/test/marketplace.ts'
import { until } from '../../server/test/until.ts'
import { as } from '../../server/test/world.ts'
import { axeFindings } from '../test/axe.ts'
import { button, logins, overflowOf, panel, textOf, useConsole } from '../test/use-console.ts'

const dayMs = 24 * 60 * 60 * 1000

describe('the trust of an owner', { timeout: 240_000 }, () => {
  const { world, somebody, complaints } = useConsole()
  const statusIs = (status: string) =>
    until(
      async () =>
        (await world.query('select 1 from installations where application_id = 5 and status = $1', [status]))
          .length > 0,
      `it is ${status}`,
    )

  it('TRU-20 connect, reminder, freeze, pay, receipt', async () => {
    await world.query('update plan_options set free_period_in_months = 1 where application_id = 5')
    await world.query(
      "update applications set price = 'Free', rights = '{clients_access,client_phones_access}' where id = 5",
    )
    const page = await somebody({ as: logins.owner })
    await page.goto('/appstore/applications/5')
    await panel(page, 'Rights in your location').getByText('It sees phone numbers').waitFor()
    await panel(page, 'Before you connect').getByText('is frozen at that time').waitFor()
    await panel(page, 'Developer').getByText('Acme Integrations develops').waitFor()
    expect(await page.getByText('Free', { exact: true }).count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Bloom Mission' }).check()
    await page.getByText(/without a payment it is frozen on /).waitFor()
    // The button comes after all there is to read.
    const last = page.locator('main section.panel').last()
    expect(await last.getByRole('button', { name: 'Connect', exact: true }).count()).toBe(1)
    expect(await axeFindings(page)).toEqual([])
    await page.route('http://127.0.0.1:8090/**', route => route.fulfill({ body: 'Welcome' }))
    await button(page, 'Connect').click()
    await statusIs('pending')
    await page.goto('/locations/1/applications/5')
    await page.getByText(/^Not active yet: Acme Integrations must confirm before /).waitFor()
    await confirm(world, { applicationId: 5 })
    await page.getByText('Active: there is nothing to do').waitFor()

    // Sessions use real time, which this doesn't move.
    world.clock.moveTo(28 * dayMs)
    await page.goto('/')
    const needed = panel(page, 'Needs your attention')
    await needed.getByText(/Without a payment it is frozen then/).waitFor()
    await page.getByRole('link', { name: /^Notices/ }).click()
    await page.getByText('Payment due: Acme Reports').waitFor()
    world.clock.moveTo(40 * dayMs)
    await statusIs('freezed')
    await page.getByText('Acme Reports is frozen: unpaid').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Mark all as read').click()
    await button(page, 'Mark all as read').waitFor({ state: 'detached' })
    await page.goto('/outbox')
    await page.getByText('Frozen: “Acme Reports” in “Bloom Mission”').waitFor()
    await page.getByText('Payment due: “Acme Reports” in “Bloom Mission”').waitFor()

    await page.goto('/locations/1/applications/5')
    await page.getByText(/^Frozen since .*, because it is unpaid$/).waitFor()
    await page.getByRole('link', { name: 'Acme Reports is frozen: pay' }).waitFor()
    await page.getByRole('link', { name: 'Pay', exact: true }).click()
    await button(page, 'Go to payment').click()
    await button(page, 'Pay $19.00').click()
    await page.getByRole('link', { name: 'See the receipt' }).click()
    await page.getByRole('heading', { name: /^Receipt \d{4}-\d{6}/ }).waitFor()
    const receipt = page.locator('main')
    for (const words of [
      'Acme Reports',
      'Acme Integrations',
      'Standard, 1 month',
      '$19.00',
      'USD',
      'Olivia Owner',
    ])
      await receipt.getByText(words).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await statusIs('active')
    await page.goto('/locations/1/payments')
    await page.getByRole('link', { name: /^Receipt for Acme Reports/ }).waitFor()
    await page.goto('/')
    await page.getByRole('heading', { name: /^Hello/ }).waitFor()
    await expect.poll(() => needed.count()).toBe(0)
  })

  it('TRU-48 TRU-49 a connection that expired is connected again; new rights are seen on Home and on the page', async () => {
    const page = await somebody({ as: logins.owner })
    world.clock.moveTo(200 * dayMs)
    await page.route('http://127.0.0.1:8090/**', route => route.fulfill({ body: 'Welcome' }))
    await world.query(
      "update installations set status = 'pending', granted_at = $1 where application_id = 5",
      [new Date(world.clock.now().getTime() - 25 * 60 * 60 * 1000)],
    )
    await page.goto('/')
    const needed = panel(page, 'Needs your attention')
    await needed.getByText(/^Acme Integrations did not confirm before /).waitFor()
    await needed.getByRole('link', { name: 'Connect again: Acme Reports in Bloom Mission' }).click()
    await page.getByText(/^Not connected: Acme Integrations did not confirm before /).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Connect again').click()
    await statusIs('pending')
    await page.getByText(/^Not active yet: |^Welcome$/).waitFor()
    await confirm(world, { applicationId: 5 })

    await world.query(
      `insert into notices (user_id, kind, subject, location_id, rights, application_id, details, created_at)
       select id, 'rights_added', 'application:5:1', 1, '{edit_users_access}', 5,
         '{"rights": ["finances_access"], "until": null, "what": "", "payment_id": null, "amount": null,
           "currency_iso": "", "note": ""}', now() from users where email = 'owner@foyer.example'`,
    )
    await page.goto('/')
    await needed.getByText('See and record finances (sensitive)').waitFor()
    await page.goto('/locations/1/applications/5')
    await page.getByRole('link', { name: 'Acme Reports has new rights: look' }).waitFor()
    await page.getByText('It has new rights', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'I have seen it').click()
    await page.getByText('It has new rights', { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Acme Reports has new rights: look' }).waitFor({ state: 'detached' })
  })

  it('TRU-52 the page of an application that its developer disconnected says so, in words', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/applications/5')
    const uninstalled = await world.api.post('/v1/marketplace/salon/1/application/5/uninstall', {
      as: as.partner,
    })
    expect(uninstalled.status).toBe(200)
    await page.getByText(/^Disconnected on .* by its developer, Acme Integrations$/).waitFor()
    await page.getByRole('heading', { name: 'Acme Reports', level: 1 }).waitFor()
    const [newest] = await page.locator('.activity-log strong').allTextContents()
    expect(newest).toBe('Uninstall by the developer')
    await page
      .getByText(/ · by Acme Integrations$/)
      .first()
      .waitFor()
    await button(page, 'I have seen it').click()
    await button(page, 'I have seen it').waitFor({ state: 'detached' })
  })

  it('TRU-21 an application that was never connected is not found, and one that left can come back', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/applications/999999')
    await page.getByRole('heading', { name: 'Application not found', level: 1 }).waitFor()
    await page.goto('/locations/1/payments/999999')
    await page.getByRole('heading', { name: 'Receipt not found', level: 1 }).waitFor()
    await world.query("update installations set status = 'active' where application_id = 5")
    await page.goto('/locations/1/applications/5')
    await button(page, 'Disconnect').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('link', { name: 'Connect again' }).click()
    await page.waitForURL('**/connect/5')
  })

  it('TRU-22 a person chooses which mails come, and in which language', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/profile#mails')
    const mails = panel(page, 'E-mails')
    await mails.getByLabel('an application is frozen').uncheck()
    await mails.getByLabel('Language of mails').selectOption('de')
    await mails.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(() =>
        world.query("select language, unwanted_mails from users where email = 'owner@foyer.example'"),
      )
      .toEqual([{ language: 'de', unwanted_mails: ['installation_frozen'] }])
    await page.reload()
    await expect.poll(() => mails.getByLabel('an application is frozen').isChecked()).toBe(false)
  })

  it('TRU-23 fits on a phone', async () => {
    const page = await somebody({ as: logins.owner, width: 390 })
    for (const path of ['/appstore/applications/5', '/notices', '/profile', '/locations/1/payments']) {
      await page.goto(path)
      await page.locator('main h1').waitFor()
      await page.locator('.panel').last().waitFor()
      await expect.poll(() => overflowOf(page), { message: path }).toBe(0)
    }
    await button(page, 'Open menu').click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Notices/ })
      .waitFor()
    expect(complaints).toEqual([])
    expect(await textOf(page.locator('h1'))).not.toBe('')
  })
})
