import { describe, expect, it } from 'vitest'
import { holdDeliveries } from '../../../../server/test/held-deliveries.ts'
import { install } from '../../../../server/test/marketplace.ts'
import { startReceiver } from '../../../../server/test/receiver.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../../server/test/webhooks.ts'
import { as } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import { button, logins, panel, toast, useConsole } from '../../../test/use-console.ts'

const { developer } = logins

describe('pages of a partner’s developers', { timeout: 120_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()

  it('BEN-37 the overview says what to do, then shows figures, and the endpoints that fail', async () => {
    const page = await somebody({ as: developer })
    await page.goto('/partners/1')
    await page.getByText('No endpoint fails').waitFor()
    const receiver = await startReceiver((_got, response) => void response.writeHead(500).end())
    await addEndpoint(world, { url: receiver.url, partnerId: 1, includesOwnChanges: true })
    await createClient(world)
    await fannedOut(world)
    world.clock.advance(5)
    await settled(world)
    await page.reload()
    await panel(page, 'Activity').getByRole('figure', { name: 'Deliveries' }).waitFor()
    await panel(page, 'Activity').getByText('100% failed').waitFor()
    const failing = panel(page, 'Failing endpoints')
    await failing.getByText('The endpoint responded with 500.').waitFor()
    await panel(page, 'Activity').getByRole('radio', { name: '7 days' }).check()
    await expect.poll(() => page.url()).toContain('range=7d')
    await expect
      .poll(() => page.getByRole('figure', { name: 'Deliveries' }).getByRole('img').count())
      .toBe(28)
    expect(await axeFindings(page)).toEqual([])
    await failing.getByRole('link', { name: 'Show failed deliveries' }).click()
    await expect.poll(() => page.url()).toContain('/partners/1/deliveries?outcome=failed')
    await world.query('delete from endpoints')
    await receiver.close()
  })

  it('BEN-38 the API log shows requests as they happen, and the details of one', async () => {
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/requests')
    const table = page.getByRole('table', { name: 'API log' })
    await world.api.get('/v1/company/987654', { as: as.owner })
    await table.getByText('/api/v1/company/987654').first().waitFor()
    await world.api.get('/v1/countries?name=secret', { as: as.partner })
    await table.getByText('/api/v1/countries').first().waitFor()
    await button(page, 'Client errors').click()
    await expect.poll(() => page.url()).toContain('status=4xx')
    await expect.poll(() => table.getByText('/api/v1/countries').count()).toBe(0)
    await table.getByText('/api/v1/company/987654').first().click()
    const drawer = page.getByRole('dialog', { name: 'Request' })
    await drawer.getByText('There is no such Location').waitFor()
    const docs = drawer.getByRole('link', { name: 'Documentation of this operation' })
    await expect.poll(() => docs.getAttribute('href')).toMatch(/^\/docs\/api\/general\/locations\.html#/)
    await page.reload()
    await drawer.getByText('There is no such Location').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it('BEN-35 the events are listed in words, with fields and an example', async () => {
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/events')
    await page.getByRole('searchbox', { name: 'Find event types' }).fill('client.')
    const table = page.getByRole('table', { name: 'Event types' })
    await expect.poll(() => table.getByRole('row').count()).toBe(4)
    await table.getByText('client.update').click()
    const drawer = page.getByRole('dialog', { name: 'client.update' })
    await drawer.getByText('"resource": "client"').waitFor()
    await drawer.getByText('data.birth_date').waitFor()
    await drawer.getByRole('link', { name: 'Send a test' }).click()
    await expect.poll(() => page.url()).toContain('/partners/1/test-send?resource=client&status=update')
  })

  it('BEN-39 a replay is counted, confirmed with the number, and shows how far it is', async () => {
    const receiver = await startReceiver()
    await install(world)
    await holdDeliveries(world, { url: receiver.url, count: 3 })
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/replay')
    const form = page.getByRole('form', { name: 'Replay' })
    await form.getByRole('combobox', { name: 'Location' }).fill('Bloom Mission')
    await page.getByRole('option', { name: /Bloom Mission/ }).click()
    await form.getByLabel('Status').selectOption('cancelled')
    await form.getByLabel('From').fill('2020-01-01T00:00')
    await button(page, 'Count deliveries').click()
    await page.getByText('No deliveries match, or none of them can be sent now.').waitFor()
    await form.getByLabel('Status').selectOption('held')
    await button(page, 'Count deliveries').click()
    await page.getByRole('dialog', { name: 'Send 3 deliveries again?' }).waitFor()
    await button(page, 'Send 3 deliveries').click()
    await toast(page).getByText('Replay started.').waitFor()
    const past = panel(page, 'Replays')
    await receiver.waitFor(3)
    await past.getByText('3 of 3 deliveries scheduled · 3 delivered · 0 failed').waitFor()
    await past.getByText('Finished').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await receiver.close()
    expect([strayed, complaints]).toEqual([[], []])
  })
})
