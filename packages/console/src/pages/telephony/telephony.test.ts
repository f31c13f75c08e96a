import { describe, expect, it } from 'vitest'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import { button, logins, useConsole } from '../../../test/use-console.ts'

const { owner, newcomer } = logins

describe('telephony in the console', { timeout: 60_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)

  const send = (notice: Record<string, unknown>) =>
    world.api.post('/v1/voip/integration', {
      as: as.partner,
      body: { crm_token: 'foyer_chain_demo_bloom', diversion: '+14155550110', ...notice },
    })

  it('shows the token, changes the routes, and previews a call', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/')
    await page.getByRole('link', { name: 'Telephony' }).click()
    await page.getByRole('link', { name: /Bloom Studios/ }).click()
    await page.getByText('foyer_chain_demo_bloom').waitFor()
    await button(page, 'Add a route').click()
    await page.getByLabel('Number or subscriber').fill('(415) 555-0142')
    await page.getByLabel('Bloom Oakland').check()
    await page.getByLabel('Nora Newcomer').check()
    await button(page, 'Save route').click()
    await page.getByText('Routes saved.').waitFor()
    const preview = page.getByRole('form', { name: 'Routing preview' })
    await preview.getByLabel('From').fill('415 555 1001')
    await preview.getByLabel('To').fill('+1 415 555 0142')
    await button(page, 'Preview').click()
    await page
      .getByText(
        'By called number, the call from +14155551001 is saved in Bloom Oakland. Nora Newcomer would be notified.',
      )
      .waitFor()
    await button(page, 'Remove the route of (415) 555-0142').click()
    await page.getByText('(415) 555-0142').waitFor({ state: 'detached' })
    await button(page, 'Issue new token').click()
    await button(page, 'Issue a new token').click()
    await page.getByText('Bloom Studios has a new integration token.').waitFor()
    await page.getByText('foyer_chain_demo_bloom').waitFor({ state: 'detached' })
    await world.query('update chain_telephony set token_hash = sha256($1) where chain_id = 1', [
      Buffer.from('foyer_chain_demo_bloom'),
    ])
  })

  it('SEC-14 asks for the password before it shows the token to a session that is not fresh', async () => {
    const page = await somebody({ as: owner })
    world.clock.advance(16 * 60)
    await page.goto('/telephony/1')
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
    await dialog.waitFor()
    expect(await page.getByText('foyer_chain_').count()).toBe(0)
    await dialog.getByLabel('Password').fill(owner.password)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('foyer_chain_').waitFor()
    await button(page, 'Add a route').waitFor()
  })

  it('lists calls by day, number and status', async () => {
    await send({
      command: 'history',
      type: 'incoming',
      phone: '+14155559876',
      status: 'busy',
      date: '2026-02-03 10:30',
    })
    const page = await somebody({ as: owner })
    await page.goto('/telephony/1')
    const filters = page.getByRole('form', { name: 'Filter calls' })
    await filters.getByLabel('From').fill('2026-02-03')
    await filters.getByLabel('To').fill('2026-02-03')
    await filters.getByLabel('Phone').fill('555-98')
    await filters.getByLabel('Status').selectOption('Busy')
    await button(page, 'Show').click()
    await page.getByText(/Incoming · Feb 3, 2026, 10:30\sAM/).waitFor()
    expect(await page.getByRole('link', { name: 'Ada Lovelace' }).count()).toBe(0)
    await filters.getByLabel('Status').selectOption('Missed')
    await button(page, 'Show').click()
    await page.getByRole('heading', { name: 'No calls' }).waitFor()
  })

  it('CON-63 a call of a client leads to the client, in the whole Chain and in one Location', async () => {
    const phone = '(415) 555-1001'
    await send({ command: 'history', type: 'incoming', phone, status: 'missed', date: '2026-02-04 10:30' })
    const page = await somebody({ as: owner })
    await page.goto('/telephony/1')
    const filters = page.getByRole('form', { name: 'Filter calls' })
    await filters.getByLabel('From').fill('2026-02-04')
    await filters.getByLabel('To').fill('2026-02-04')
    const call = page.getByRole('listitem').filter({ hasText: 'Feb 4, 2026' })
    const client = call.getByRole('link', { name: 'Ada Lovelace' })
    for (const place of ['chain', '1']) {
      await filters.getByLabel('Where').selectOption(place)
      await button(page, 'Show').click()
      await client.waitFor()
      expect(await client.getAttribute('href')).toBe('/locations/1/clients/1')
    }
  })

  it('LIV-15 a call that rings pops up at once, with the client and the Location', async () => {
    const page = await somebody({ as: owner })
    const opened = page.waitForResponse(response => response.url().includes('/account/notifications/stream'))
    await page.goto('/profile')
    expect((await opened).status()).toBe(200)
    await send({ command: 'event', type: 'incoming', phone: '(415) 555-1001' })
    const popup = page.getByRole('article')
    await popup.getByText('Ada Lovelace').waitFor()
    expect(await popup.textContent()).toContain('+14155551001')
    expect(await popup.textContent()).toContain('Bloom Mission')
    const client = popup.getByRole('link', { name: 'Open client' })
    expect(await client.getAttribute('href')).toBe('/locations/1/clients/1')
    await button(page, 'Close the call of +14155551001').click()
    await popup.waitFor({ state: 'detached' })
  })

  it('LIV-15 a call of an unknown number offers to create a client', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/profile')
    await page.getByText('Live', { exact: true }).waitFor()
    await send({ command: 'event', type: 'incoming', phone: '(415) 555-7777' })
    const popup = page.getByRole('article')
    await popup.getByText('Not a client yet').waitFor()
    const create = popup.getByRole('link', { name: 'Create client' })
    expect(await create.getAttribute('href')).toBe('/locations/1/clients?new=1&phone=%2B14155557777')
    await create.click()
    await popup.waitFor({ state: 'detached' })
  })

  it('is hidden from a role without the rights', async () => {
    const page = await somebody({ as: newcomer })
    await page.goto('/telephony/1')
    await page.getByRole('heading', { name: 'You can’t see calls here' }).waitFor()
    expect(await page.getByText('PBX').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
