import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { demo } from '../../../../server/src/features/sandbox/demo-world/facts.ts'
import { holdDeliveries } from '../../../../server/test/held-deliveries.ts'
import { install, uninstall } from '../../../../server/test/marketplace.ts'
import { startReceiver } from '../../../../server/test/receiver.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../../server/test/webhooks.ts'
import { axeFindings } from '../../../test/axe.ts'
import { button, logins, panel, toast, useConsole } from '../../../test/use-console.ts'

const { owner, developer } = logins
const ownerId = demo.owner.id
/** Nobody listens there. */
const refusing = 'http://127.0.0.1:9/nobody'

async function chooseLocation(place: Locator) {
  const field = place.getByRole('combobox', { name: 'Location' })
  await field.fill('bloom mis')
  await place
    .page()
    .getByRole('option', { name: /^Bloom Mission/ })
    .click()
  await expect.poll(() => field.inputValue()).toBe('Bloom Mission')
}

const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

describe('the bench of a developer', { timeout: 120_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()

  /** A client whose delivery has failed. */
  async function failedDelivery(url: string): Promise<number> {
    await addEndpoint(world, { url, partnerId: 1, includesOwnChanges: true })
    const { id } = await createClient(world)
    await fannedOut(world)
    world.clock.advance(5)
    await settled(world)
    return id
  }

  it('BEN-77 a new endpoint is for what may have one, and says what an application lacks for it', async () => {
    await install(world)
    await world.query(`update applications set rights = array_remove(rights, 'webhook_access') where id = 1`)
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/endpoints?open=new')
    const drawer = page.getByRole('dialog', { name: 'Add endpoint' })
    await chooseLocation(drawer)
    await drawer.getByText('Acme Sync does not ask for the right “Manage webhooks” yet').waitFor()
    const access = drawer.getByRole('link', { name: 'Access' })
    await expect.poll(() => access.getAttribute('href')).toBe('/partners/1/applications/1/access')
    await drawer.getByText('Nothing is chosen, so it gets no events.').waitFor()
    await button(page, 'Select all').click()
    await expect.poll(() => drawer.getByText('Nothing is chosen').count()).toBe(0)
    await expect.poll(() => drawer.getByLabel('Clients', { exact: true }).isChecked()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await world.query(`update applications set rights = rights || '{webhook_access}' where id = 1`)
    await page.goto('/partners/1/endpoints?open=new')
    await chooseLocation(drawer)
    await expect
      .poll(() => drawer.getByLabel('Belongs to').evaluate(field => (field as HTMLSelectElement).value))
      .toBe('1')
    await expect.poll(() => drawer.getByText('does not ask for the right').count()).toBe(0)
    await uninstall(world)
  })

  it('BEN-78 BEN-80 a failed delivery says why, in a word and with what to do, and closes by Escape', async () => {
    const client = await failedDelivery(refusing)
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/deliveries')
    const row = rowOf(page, 'Deliveries', `Client ${client} · created`)
    await row.getByText('Refused').waitFor()
    await row.click()
    const drawer = page.getByRole('dialog', { name: /^Delivery / })
    await drawer.getByText('The connection was refused.').first().waitFor()
    await drawer.getByText(/^Failed deliveries are not tried again by themselves\. Nothing listens/).waitFor()
    await drawer.getByRole('button', { name: 'Redeliver' }).click()
    await toast(page).getByText('Redelivery queued.').waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await page.goto('/partners/1/endpoints')
    await rowOf(page, 'Endpoints', refusing).click()
    const endpoint = page.getByRole('dialog', { name: 'Endpoint' })
    await endpoint
      .getByText(/^Failed deliveries are not tried again by themselves\. Nothing listens/)
      .waitFor()
    await endpoint.getByText('While it is paused, events are not delivered').waitFor()
    await endpoint.getByRole('link', { name: 'Send test' }).click()
    const form = page.getByRole('form', { name: 'Test delivery' })
    await expect.poll(() => form.getByLabel('Endpoint').inputValue()).toBe(refusing)
  })

  it('BEN-79 an explanation has words for people, and says when there is no event of a record', async () => {
    const client = await failedDelivery('http://127.0.0.1:9/explained')
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/deliveries')
    await button(page, 'Why was it not sent?').click()
    const eligibility = panel(page, 'Eligibility')
    await chooseLocation(eligibility)
    await eligibility.getByLabel('Record type').selectOption('client')
    await eligibility.getByLabel('Record ID').fill(String(client))
    await button(page, 'Explain').click()
    await eligibility
      .getByText(/^Sent and failed: .+ The connection was refused\./)
      .first()
      .waitFor()
    await eligibility.getByLabel('Record ID').fill('987654')
    await button(page, 'Explain').click()
    await eligibility.getByText(/^There is no event of this record within the last 30 days/).waitFor()
    await eligibility.getByLabel('Record type').selectOption('good')
    await button(page, 'Explain').click()
    await eligibility.getByText('doesn’t say whether this one exists').waitFor()
    await eligibility
      .getByText('The endpoint does not get products: choose them in the endpoint.')
      .first()
      .waitFor()
  })

  it('BEN-80 German pages say in German why a delivery failed, and why it was sent', async () => {
    const page = await somebody({ as: developer })
    await page.evaluate(() => localStorage.setItem('foyer.language', 'de'))
    await page.goto('/partners/1/deliveries?outcome=failed')
    const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Abgelehnt' }).first()
    await row.click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('Die Verbindung wurde abgelehnt.').first().waitFor()
    await drawer.getByText(/^Fehlgeschlagene Zustellungen werden nicht von selbst wiederholt\./).waitFor()
    await drawer.getByRole('button', { name: 'Erklären' }).click()
    await drawer
      .getByText(/^Gesendet und fehlgeschlagen: .+ Die Verbindung wurde abgelehnt\./)
      .first()
      .waitFor()
    await page.evaluate(() => localStorage.removeItem('foyer.language'))
  })

  it('BEN-81 viewers see the state of deliveries, endpoints and the secret, and no bodies', async () => {
    await world.query(
      `insert into partner_members (partner_id, user_id, role) values (1, $1, 'viewer') on conflict do nothing`,
      [ownerId],
    )
    const page = await somebody({ as: owner })
    await page.goto('/partners/1/deliveries?outcome=failed')
    await page.getByRole('table').getByRole('row').filter({ hasText: 'Refused' }).first().click()
    const drawer = page.getByRole('dialog', { name: /^Delivery / })
    await drawer.getByText('The connection was refused.').waitFor()
    await drawer.getByText('Next row: j, previous: k').waitFor()
    await drawer.getByText('Developers of the account also see the bodies').waitFor()
    await page.goto('/partners/1/endpoints')
    await panel(page, 'Secret')
      .getByText(/^In use since .+ Admins of the account/)
      .waitFor()
    await rowOf(page, 'Endpoints', refusing).click()
    const endpoint = page.getByRole('dialog', { name: 'Endpoint' })
    await endpoint.getByText('Bloom Mission').waitFor()
    await endpoint.getByText(refusing).waitFor()
    await world.query(`delete from partner_members where partner_id = 1 and user_id = $1`, [ownerId])
  })

  it('BEN-82 a test with a sample says so, and the form says what it waits for', async () => {
    const receiver = await startReceiver()
    await addEndpoint(world, { url: receiver.url, partnerId: 1, kinds: ['client'] })
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/test-send?resource=service&status=update')
    const form = page.getByRole('form', { name: 'Test delivery' })
    await expect.poll(() => form.getByLabel('Event').inputValue()).toBe('service')
    // The only one that there is.
    const location = form.getByRole('combobox', { name: 'Location' })
    await expect.poll(() => location.inputValue()).toBe('Bloom Mission')
    await location.fill('')
    await location.press('Tab')
    await form.getByText('Choose a location first.').waitFor()
    await chooseLocation(form)
    await form.getByLabel('Endpoint').selectOption(receiver.url)
    await form.getByText('the test carries a sample').waitFor()
    await button(page, 'Send test').click()
    await page.getByText('Test with a sample').waitFor()
    await form.getByLabel('Event').selectOption({ label: 'Clients' })
    await expect.poll(() => form.getByText('the test carries a sample').count()).toBe(0)
    await button(page, 'Send test').click()
    await page.getByText('client.create').waitFor()
    await expect.poll(() => page.getByText('Test with a sample').count()).toBe(0)
    await receiver.close()
  })

  it('BEN-76 a replay says what was delivered and what failed, and leads there', async () => {
    const receiver = await startReceiver((_got, response) => void response.writeHead(500).end())
    await install(world)
    await holdDeliveries(world, { url: receiver.url, count: 2 })
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/replay')
    const form = page.getByRole('form', { name: 'Replay' })
    await chooseLocation(form)
    await form.getByLabel('Status').selectOption('held')
    await form.getByLabel('From').fill('2020-01-01T00:00')
    await form.getByLabel('Endpoint').fill(receiver.url)
    await expect.poll(() => form.locator('datalist option').count()).toBeGreaterThan(0)
    await button(page, 'Count deliveries').click()
    await button(page, 'Send 2 deliveries').click()
    const past = panel(page, 'Replays')
    await past.getByText('2 of 2 deliveries scheduled · 0 delivered · 2 failed').waitFor()
    await past.getByText(`Were before: Held · ${receiver.url}`).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await past.getByRole('link', { name: 'Show failed ones' }).click()
    await expect.poll(() => page.url()).toContain('outcome=failed')
    await page.getByRole('table').getByText('500').first().waitFor()
    await receiver.close()
  })

  it('sends requests only to the server, and logs no errors', () => {
    expect([strayed, complaints]).toEqual([[], []])
  })
})
