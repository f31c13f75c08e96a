import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demo } from '../../../../server/src/features/sandbox/demo-world/facts.ts'
import { install, uninstall } from '../../../../server/test/marketplace.ts'
import { startReceiver } from '../../../../server/test/receiver.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../../server/test/webhooks.ts'
import { button, logins, textOf, toast, useConsole } from '../../../test/use-console.ts'

const { owner, developer } = logins

/** The row of a table in which a text stands. */
const rowOf = (place: Locator, text: string) => place.getByRole('row').filter({ hasText: text })

async function filterBy(log: Locator, field: string, value: string) {
  const isOpen = await log.locator('details').evaluate(details => details.hasAttribute('open'))
  if (!isOpen) await log.locator('summary').click()
  await log.getByLabel(field).selectOption(value)
  await log.getByRole('button', { name: 'Filter' }).click()
}

async function chooseLocation(place: Locator) {
  const field = place.getByRole('combobox', { name: 'Location' })
  await field.fill('bloom mis')
  await place
    .page()
    .getByRole('option', { name: /^Bloom Mission/ })
    .waitFor()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('Bloom Mission')
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Acme Integrations' }).getByRole('link', { name }).click()

describe('webhooks in the console', { timeout: 60_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()

  it('HOK-01 are turned off by the owner of the Location, and on again', async () => {
    const url = 'https://hooks.example/console'
    await world.api.post('/v1/hooks_settings/1', {
      as: 'Bearer foyer_partner_demo_other, User foyer_user_demo_owner',
      body: { urls: [url], active: 1, client: 1 },
    })
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/integrations')
    const panel = page.getByRole('region', { name: 'Endpoints' })
    await panel.getByText('Other Partner · set by Olivia Owner · clients · with phone numbers').waitFor()
    await button(page, `Turn off ${url}`).click()
    await panel.getByText(/^Off since/).waitFor()
    await button(page, `Turn on ${url}`).click()
    await panel.getByText('On', { exact: true }).waitFor()
  })

  it('WEB-10 have a log with every attempt, redelivery, and an explanation', async () => {
    const receiver = await startReceiver((_got, response) => void response.writeHead(500).end('no room'))
    await addEndpoint(world, { url: receiver.url, partnerId: 1, includesOwnChanges: true })
    const client = await createClient(world)
    await fannedOut(world)
    world.clock.advance(5)
    await settled(world)
    const page = await somebody({ as: developer })
    await page.goto('/partners')
    await page.getByRole('link', { name: 'Deliveries of Acme Integrations' }).click()
    const log = page.getByRole('region', { name: 'Deliveries', exact: true })
    await filterBy(log, 'Status', 'delivered')
    await log.getByText('No deliveries match.').waitFor()
    await filterBy(log, 'Status', 'failed')
    const row = rowOf(log, `Client ${client.id} · created`)
    await row.getByText('Bloom Mission').waitFor()
    await row.getByText('500').waitFor()
    await row.click()
    await page.waitForURL('**/deliveries?outcome=failed&open=*')
    const drawer = page.getByRole('dialog', { name: /^Delivery / })
    const attempt = drawer.getByRole('region', { name: 'Attempt 1' })
    await attempt.getByText('The endpoint responded with 500.').waitFor()
    expect(await textOf(attempt)).toContain('no room')
    expect(await page.content()).toContain('webhook-signature')
    await attempt.getByText('Check the signature').click()
    await attempt.getByLabel('Webhook secret').fill(demo.partner.webhookSecret)
    await attempt.getByRole('button', { name: 'Check', exact: true }).click()
    await attempt.getByText('It fits: this secret was the current one').waitFor()
    await attempt.getByLabel('Webhook secret').fill('whsec_b3RoZXI=')
    await attempt.getByRole('button', { name: 'Check', exact: true }).click()
    await attempt.getByText('It doesn’t fit').waitFor()
    await button(page, 'Redeliver').click()
    await toast(page).getByText('Redelivery queued.').waitFor()
    await receiver.waitFor(2)
    await drawer.getByRole('region', { name: 'Attempt 2' }).waitFor()
    await drawer.getByRole('button', { name: 'Explain' }).click()
    await drawer.getByText(/^Sent and failed: .+ The endpoint responded with 500\./).waitFor()
    await drawer.getByRole('link', { name: 'Open as a page' }).click()
    await page.getByRole('heading', { name: /^Delivery \d+$/, level: 1 }).waitFor()

    await page.locator('a.back', { hasText: 'Deliveries' }).click()
    const eligibility = page.getByRole('region', { name: 'Eligibility' })
    await chooseLocation(eligibility)
    await eligibility.getByLabel('Record type').selectOption('client')
    await eligibility.getByLabel('Record ID').fill(String(client.id))
    await button(page, 'Explain').click()
    await eligibility.getByText(/^Sent and failed: .+ The endpoint responded with 500\./).waitFor()

    await tab(page, 'Endpoints')
    await page.getByRole('row').filter({ hasText: receiver.url }).getByText('Failing').waitFor()
    await button(page, 'Issue new secret').click()
    await button(page, 'Issue a new secret').click()
    const shown = page.getByRole('region', { name: /^Webhook secret/ })
    await shown.getByText(/^whsec_/).waitFor()
    await receiver.close()
  })

  it('BEN-08 a test of any event is sent to a chosen endpoint, and what becomes of it is seen in place', async () => {
    const receiver = await startReceiver()
    await addEndpoint(world, { url: receiver.url, partnerId: 1 })
    await install(world)
    await world.query('update applications set webhook_url = $1 where id = 1', [receiver.url])
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/test-send')
    const form = page.getByRole('form', { name: 'Test delivery' })
    await chooseLocation(form)
    await form.getByLabel('Event').selectOption({ label: 'Clients' })
    await form.getByLabel('Change').selectOption('delete')
    await form.getByLabel('Endpoint').selectOption(receiver.url)
    await button(page, 'Send test').click()
    await page.getByText('client.delete').waitFor()
    await page.getByRole('region', { name: 'Attempt 1' }).getByText('Response 200').waitFor()
    await form.getByLabel('Event').selectOption({
      label: 'Application: uninstall, freeze, payment, personal data',
    })
    await form.getByLabel('Change').selectOption('freeze')
    await form.getByLabel('Application').selectOption({ label: 'Acme Sync' })
    await button(page, 'Send test').click()
    await page.getByText('application.freeze').waitFor()
    await page.getByRole('region', { name: 'Attempt 1' }).getByText('Response 200').waitFor()
    expect(receiver.received.map(({ headers }) => headers['webhook-test'])).toEqual(['1', '1'])
    await world.query(`update applications set webhook_url = '' where id = 1`)
    await uninstall(world)
    await receiver.close()
  })

  it('BEN-02 an endpoint is added by name, paused and removed in the console', async () => {
    await install(world)
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/endpoints')
    await button(page, 'Add endpoint').click()
    const drawer = page.getByRole('dialog', { name: 'Add endpoint' })
    await chooseLocation(drawer)
    await drawer.getByLabel('Belongs to').selectOption({ label: 'Acme Sync' })
    await drawer.getByLabel('URL').fill('http://10.0.0.1/')
    await drawer.getByLabel('Clients', { exact: true }).check()
    await drawer.getByRole('button', { name: 'Add endpoint' }).click()
    await drawer.getByText('must not lead into a private network').waitFor()
    await drawer.getByLabel('URL').fill('https://hooks.example/bench')
    await drawer.getByRole('button', { name: 'Add endpoint' }).click()
    await toast(page).getByText('Endpoint added.').waitFor()
    const row = rowOf(page.getByRole('region', { name: 'Endpoints' }), 'https://hooks.example/bench')
    await row.getByText('Bloom Mission').waitFor()
    await row.click()
    await button(page, 'Pause').click()
    await toast(page).getByText('Endpoint paused.').waitFor()
    await button(page, 'Resume').waitFor()
    await button(page, 'Delete').click()
    await page
      .getByRole('dialog', { name: /^Delete http/ })
      .getByRole('button', { name: 'Delete' })
      .click()
    await toast(page).getByText('Endpoint deleted.').waitFor()
    await row.waitFor({ state: 'detached' })
    await uninstall(world)
  })

  it('EXA-44 EXA-47 show what was delivered and refused in the response', async () => {
    const receiver = await startReceiver((_got, response) => void response.end('{"success": false}'))
    await addEndpoint(world, { url: receiver.url, partnerId: 1, includesOwnChanges: true })
    const client = await createClient(world)
    await fannedOut(world)
    world.clock.advance(5)
    await receiver.waitFor(1)
    await settled(world)
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/deliveries')
    const log = page.getByRole('region', { name: 'Deliveries', exact: true })
    const row = rowOf(log, `Client ${client.id} · created`).filter({ hasText: receiver.url })
    await row.getByText('Delivered, reported a failure', { exact: true }).waitFor()
    await filterBy(log, 'Record type', 'application')
    await row.waitFor({ state: 'detached' })
    await filterBy(log, 'Record type', 'client')
    await row.click()
    await page.getByText('its response says success: false').waitFor()
    await receiver.close()
  })

  it('BEN-05 CON-01 a filter of the log is a chip and in the address, and comes back with Back', async () => {
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/deliveries')
    const log = page.getByRole('region', { name: 'Deliveries', exact: true })
    await filterBy(log, 'Status', 'held')
    await page.waitForURL('**/deliveries?outcome=held')
    await log.getByText('No deliveries match.').waitFor()
    await page.reload()
    await log.getByText('No deliveries match.').waitFor()
    const chips = log.getByRole('group', { name: 'Active filters' })
    await chips.getByText('Held').waitFor()
    await log.locator('summary').click()
    await expect.poll(() => log.getByLabel('Status').inputValue()).toBe('held')
    await log.getByLabel('Record ID').fill('many')
    await log.getByRole('button', { name: 'Filter' }).click()
    await log.getByText('“Record ID” must be').waitFor()
    expect(page.url()).toContain('?outcome=held')
    await chips.getByRole('button', { name: /Held/ }).click()
    await expect.poll(() => page.url()).not.toContain('outcome')
    await page.goBack()
    await chips.getByText('Held').waitFor()
  })

  it('send requests only to the server, and log no errors', () => {
    expect(strayed).toEqual([])
    expect(complaints).toEqual([])
  })
})
