import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../../../server/test/receiver.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../../server/test/webhooks.ts'
import { button, logins, textOf, toast, useConsole } from '../../../test/use-console.ts'

const { owner, developer } = logins

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
    const log = page.getByRole('region', { name: 'Deliveries' })
    await log.getByLabel('Status').selectOption('delivered')
    await log.getByRole('button', { name: 'Filter' }).click()
    await log.getByText('No deliveries match.').waitFor()
    await log.getByLabel('Status').selectOption('failed')
    await log.getByRole('button', { name: 'Filter' }).click()
    await log.getByRole('link', { name: new RegExp(`Client ${client.id} · created`) }).click()
    const attempt = page.getByRole('region', { name: 'Attempt 1' })
    await attempt.getByText('The endpoint responded with 500.').waitFor()
    expect(await textOf(attempt)).toContain('no room')
    expect(await page.content()).toContain('webhook-signature')
    await button(page, 'Redeliver').click()
    await toast(page).getByText('Redelivery queued.').waitFor()
    await receiver.waitFor(2)
    await settled(world)
    await button(page, 'Refresh').click()
    await page.getByRole('region', { name: 'Attempt 2' }).waitFor()

    await page.locator('a.back', { hasText: 'Deliveries' }).click()
    const eligibility = page.getByRole('region', { name: 'Eligibility' })
    await eligibility.getByLabel('Location ID').fill('1')
    await eligibility.getByLabel('Record type').selectOption('client')
    await eligibility.getByLabel('Record ID').fill(String(client.id))
    await button(page, 'Explain').click()
    await eligibility.getByText('and failed: The endpoint responded with 500.').waitFor()

    await tab(page, 'Test send')
    const test = page.getByRole('region', { name: 'Test delivery' })
    await test.getByLabel('Location ID').fill('1')
    await button(page, 'Send test').click()
    await test.getByRole('link', { name: /^Test without a record/ }).waitFor()
    await receiver.waitFor(3)
    await settled(world)
    await test.getByLabel('Record type').selectOption('client')
    await test.getByLabel('Change').selectOption('delete')
    await button(page, 'Send test').click()
    const marked = test.getByRole('listitem').filter({ hasText: `Client ${client.id} · deleted` })
    await marked.getByText('Test', { exact: true }).waitFor()
    await marked.getByRole('link').click()
    await receiver.waitFor(4)
    await settled(world)
    await page.reload()
    await page.getByRole('region', { name: 'Attempt 1' }).waitFor()
    await page.locator('a.back', { hasText: 'Deliveries' }).click()

    await tab(page, 'Endpoints')
    await button(page, 'Issue new secret').click()
    await button(page, 'Issue a new secret').click()
    const shown = page.getByRole('region', { name: /^Webhook secret/ })
    expect(await textOf(shown.locator('code'))).toMatch(/^whsec_/)
    await receiver.close()
  })

  it('EXA-44 EXA-47 show what was delivered and refused in the response, and find every kind of webhook', async () => {
    const receiver = await startReceiver((_got, response) => void response.end('{"success": false}'))
    await addEndpoint(world, { url: receiver.url, partnerId: 1, includesOwnChanges: true })
    const client = await createClient(world)
    await fannedOut(world)
    world.clock.advance(5)
    await receiver.waitFor(1)
    await settled(world)
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/deliveries')
    const log = page.getByRole('region', { name: 'Deliveries' })
    const row = log.getByRole('link', { name: new RegExp(`Client ${client.id} · created .*${receiver.url}`) })
    await row.getByText('Delivered, reported a failure', { exact: true }).waitFor()

    await tab(page, 'Test send')
    const test = page.getByRole('region', { name: 'Test delivery' })
    await test.getByLabel('Location ID').fill('1')
    await test.getByLabel('Endpoint').fill(receiver.url)
    await button(page, 'Send test').click()
    await test.getByRole('link', { name: /^Test without a record/ }).waitFor()
    await tab(page, 'Deliveries')
    await log.getByLabel('Record type').selectOption('test')
    await log.getByRole('button', { name: 'Filter' }).click()
    await log.getByRole('link', { name: new RegExp(`^Test without a record.*${receiver.url}`) }).waitFor()
    await row.waitFor({ state: 'detached' })
    await log.getByLabel('Record type').selectOption('application')
    await log.getByRole('button', { name: 'Filter' }).click()
    await log.getByText('No deliveries match.').waitFor()

    await log.getByLabel('Record type').selectOption({ label: 'Clients' })
    await log.getByRole('button', { name: 'Filter' }).click()
    await row.click()
    await page.getByText('its response says success: false').waitFor()
    await receiver.close()
  })

  it('CON-01 a filter of the log is in the address, costs one request, and comes back with Back', async () => {
    const page = await somebody({ as: developer })
    const asked: string[] = []
    page.on('request', request => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/account/partners/1/deliveries') asked.push(search)
    })
    await page.goto('/partners/1/deliveries')
    const log = page.getByRole('region', { name: 'Deliveries' })
    await log.getByText('No deliveries match.').or(log.getByRole('listitem').first()).waitFor()
    expect(asked).toEqual([''])
    await log.getByLabel('Status').selectOption('held')
    await log.getByRole('button', { name: 'Filter' }).click()
    await page.waitForURL('**/deliveries?outcome=held')
    await log.getByText('No deliveries match.').waitFor()
    expect(asked).toEqual(['', '?outcome=held'])
    await page.reload()
    await log.getByText('No deliveries match.').waitFor()
    expect(await log.getByLabel('Status').inputValue()).toBe('held')
    await log.getByLabel('Record ID').fill('many')
    await log.getByRole('button', { name: 'Filter' }).click()
    await log.getByText('“Record ID” must be').waitFor()
    expect(page.url()).toContain('?outcome=held')
  })

  it('send requests only to the server, and log no errors', () => {
    expect(strayed).toEqual([])
    expect(complaints).toEqual([])
  })
})
