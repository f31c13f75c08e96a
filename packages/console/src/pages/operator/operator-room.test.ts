import { describe, expect, it } from 'vitest'
import { addUpFigures } from '../../../../server/src/features/infrastructure/figures/figures.ts'
import { install } from '../../../../server/test/marketplace.ts'
import {
  addEndpoint,
  createClient,
  fannedOut,
  settled,
  useReceivers,
} from '../../../../server/test/webhooks.ts'
import { axeFindings } from '../../../test/axe.ts'
import { button, logins, overflowOf, panel, tab, toast, useConsole } from '../../../test/use-console.ts'

describe("the operator's room", { timeout: 120_000 }, () => {
  const { world, somebody, complaints } = useConsole()
  const { receiver, fiveSecondsLater } = useReceivers(world)

  it('OPR-31 an operator reads what changed word by word, learns of a newer revision, and publishes', async () => {
    await world.query(`update applications set pending = '{"description": "Sends a calm reminder.", "rights": ["clients_access", "finances_access"]}',
      pending_since = now(), description = 'Sends a loud reminder.', rights = '{clients_access}' where id = 1`)
    const page = await somebody({ as: logins.operator })
    await page.goto('/')
    await page.getByRole('link', { name: /Reviews/ }).click()
    await page.getByRole('link', { name: /Acme Sync/ }).click()
    const changes = page.getByRole('table')
    await changes.locator('del', { hasText: /^loud$/ }).waitFor()
    await changes.locator('ins', { hasText: /^calm$/ }).waitFor()
    await page.getByText('Sensitive', { exact: true }).waitFor()
    await button(page, 'Publish changes').click()
    // The developer is faster.
    await world.query(`update applications set revision = revision + 1,
      pending = '{"description": "Sends a very calm reminder."}' where id = 1`)
    await button(page, 'Publish it').click()
    await page
      .getByText('The developer has changed this since you looked at it. Please look again.')
      .waitFor()
    await button(page, 'Show the changes').click()
    await changes.locator('ins', { hasText: 'very' }).waitFor()
    await button(page, 'Publish changes').click()
    await button(page, 'Publish it').click()
    await toast(page).getByText('Changes to Acme Sync published.').waitFor()
    expect(await world.query('select description from applications where id = 1')).toEqual([
      { description: 'Sends a very calm reminder.' },
    ])
  })

  it('OPR-32 OPR-36 OPR-37 an operator sees what fails by the hour, and each endpoint with what to do', async () => {
    const { url } = await receiver((_got, response) => {
      response.statusCode = 503
      response.end()
    })
    await install(world, { settings: { webhook_urls: [`${url}?key=secret`] } })
    await world.query('update endpoints set includes_own_changes = true')
    await createClient(world)
    await fiveSecondsLater()
    await settled(world)
    const page = await somebody({ as: logins.operator })
    await page.goto('/operator/health')
    const failing = panel(page, 'Failing endpoints')
    await failing.getByText(url, { exact: true }).waitFor()
    await failing.getByText('The endpoint responded with 503.').waitFor()
    await failing.getByText('The server answers with an error of its own.').waitFor()
    expect(await page.content()).not.toContain('key=secret')
    await failing.getByText('Its members are notified after 5 failures in a row.').waitFor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await failing.getByRole('button', { name: 'Copy link for the partner' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/partners\/1\/deliveries\/\d+$/)
    await panel(page, 'Workers').getByText('Alive').waitFor()
    await panel(page, 'Workers').getByText('Holds its lock since').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => overflowOf(page)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await addUpFigures(world.program.ctx, new AbortController().signal)
    // Answers are kept for five seconds.
    world.clock.advance(6)
    await page.reload()
    await panel(page, 'Last 24 hours')
      .getByRole('img', { name: /Failed [1-9]/ })
      .first()
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it('OPR-32 BEN-74 BEN-75 what was held during a suspension is offered for a replay when it is lifted', async () => {
    const { url } = await receiver()
    await addEndpoint(world, { url, partnerId: 1, includesOwnChanges: true })
    await createClient(world)
    await fannedOut(world)
    const page = await somebody({ as: logins.operator })
    await page.goto('/operator/partners/1')
    await page.getByRole('heading', { name: 'Acme Integrations' }).waitFor()
    await button(page, 'Suspend').click()
    await page.getByLabel('Reason').fill('Its endpoint was taken over.')
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await toast(page).getByText('Acme Integrations is suspended.').waitFor()
    await page.getByText('Reason: Its endpoint was taken over.').waitFor()
    world.clock.advance(5)
    await settled(world)
    const developer = await somebody({ as: logins.developer })
    await developer.goto('/partners/1')
    await developer.getByText('Reason: Its endpoint was taken over.').waitFor()
    const owner = await somebody({ as: logins.owner })
    await owner.goto('/locations/1/applications')
    await owner.getByText('Developer suspended').waitFor()

    await page.goto('/operator/blocks?kind=partner_suspended')
    await page.getByRole('link', { name: 'Acme Integrations' }).click()
    await button(page, 'Lift suspension').click()
    await page.getByRole('dialog').getByText('its developers can replay them').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Lift suspension' }).click()
    await toast(page).getByText('The suspension of Acme Integrations is lifted.').waitFor()
    await page.getByText('Not suspended').waitFor()

    await developer.reload()
    await developer.getByRole('link', { name: 'Replay held deliveries of Bloom Mission' }).click()
    const form = developer.getByRole('form', { name: 'Replay' })
    await expect
      .poll(() => form.getByRole('combobox', { name: 'Location' }).inputValue())
      .toBe('Bloom Mission')
    await expect.poll(() => form.getByLabel('Status').inputValue()).toBe('held')
    await button(developer, 'Count deliveries').click()
    await developer.getByRole('dialog', { name: 'Send 1 delivery again?' }).waitFor()
  })

  it('OPR-33 filters of the audit log are in the address, and its export is a file without formulas', async () => {
    await world.query(`insert into audit_log (at, user_id, action, note, address)
      values (now(), 4, 'disable', '=1+1', '203.0.113.7')`)
    const page = await somebody({ as: logins.operator })
    await page.goto('/operator/log')
    await page.getByLabel('Network address').fill('203.0.113.7')
    await button(page, 'Apply').click()
    await page.getByText('=1+1').waitFor()
    await expect.poll(() => page.url()).toContain('address=203.0.113.7')
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk)
    const rows = Buffer.concat(chunks).toString().trim().split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toContain(`"'=1+1"`)
    expect(rows[0]).toContain('"Action (code)","Action"')
    expect(rows[1]).toMatch(/"disable","[^"]*disabled[^"]*"/)
    expect(rows[1]).toMatch(/^"\d{4}-\d\d-\d\dT[^"]+","[^"]+ \([^"]+\)"/)
  })

  it('OPR-34 works on a phone', async () => {
    const page = await somebody({ as: logins.operator, width: 390 })
    await page.goto('/operator')
    await tab(page, 'People')
    await page.getByLabel('Name, e-mail or ID').fill('olivia')
    await page.getByRole('form', { name: 'Find people' }).getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: /Olivia Owner/ }).click()
    await page.getByText('Open sessions').waitFor()
    expect(await overflowOf(page)).toBe(0)
    expect(complaints).toEqual([])
  })
})
