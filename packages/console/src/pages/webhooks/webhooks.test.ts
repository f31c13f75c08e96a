import { describe, expect, it } from 'vitest'
import { startReceiver } from '../../../../server/test/receiver.ts'
import { addReceiver, createClient, handedOut, settled } from '../../../../server/test/webhooks.ts'
import { chromiumPath, signIn } from '../../../test/browser.ts'
import { button, logins, textOf, toast, useConsole } from '../../../test/use-console.ts'

const { owner, developer } = logins

describe.skipIf(!chromiumPath)('webhooks in the console', { timeout: 60_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()

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
    await test.getByRole('link', { name: /^test 1 · test/ }).waitFor()
    await receiver.waitFor(4)
    await settled(world)
    await test.getByLabel('Kind').selectOption('client')
    await test.getByLabel('What happened').selectOption('delete')
    await button(page, 'Send a test').click()
    await test.getByRole('link', { name: new RegExp(`^client ${client.id} · delete`) }).click()
    await receiver.waitFor(5)
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

  it('ask nobody but the server, and have nothing to complain about', () => {
    expect(strayed).toEqual([])
    expect(complaints).toEqual([])
  })
})
