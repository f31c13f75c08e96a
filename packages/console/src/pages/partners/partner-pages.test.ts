import { describe, expect, it } from 'vitest'
import { withoutWorker } from '../../../../server/test/world.ts'
import { logins, useConsole } from '../../../test/use-console.ts'

describe('the pages of a partner account', { timeout: 60_000 }, () => {
  const { somebody, complaints } = useConsole(withoutWorker)

  it('BEN-01 are tabs with an address each, which a phone can reach', async () => {
    const page = await somebody({ as: logins.developer, width: 390 })
    await page.goto('/partners/1')
    const tabs = page.getByRole('navigation', { name: 'Acme Integrations' })
    for (const [title, path] of [
      ['Applications', 'applications'],
      ['Endpoints', 'endpoints'],
      ['Deliveries', 'deliveries'],
      ['Settings', 'settings'],
    ]) {
      await tabs.getByRole('link', { name: title }).click()
      await page.waitForURL(`**/partners/1/${path}`)
      await expect.poll(() => page.title()).toBe(`${title} · Acme Integrations · Foyer`)
    }
    await page.getByRole('region', { name: 'Test locations' }).waitFor()
  })

  it('BEN-01 of what can be sent are opened from the deliveries, whose tab stays marked', async () => {
    const page = await somebody({ as: logins.developer })
    for (const [title, path] of [
      ['Test send', 'test-send'],
      ['Replay', 'replay'],
    ]) {
      await page.goto('/partners/1/deliveries')
      await page.getByRole('region', { name: 'Deliveries' }).getByRole('link', { name: title }).click()
      await page.waitForURL(`**/partners/1/${path}`)
      await expect.poll(() => page.title()).toBe(`${title} · Acme Integrations · Foyer`)
      await expect.poll(() => page.locator('.tab.active').allTextContents()).toEqual(['Deliveries'])
    }
  })

  it('BEN-01 lead from the former addresses of deliveries to the present ones, with their filter', async () => {
    const page = await somebody({ as: logins.developer })
    await page.goto('/partners/1/webhooks?outcome=held')
    await page.waitForURL('**/partners/1/deliveries?outcome=held')
    await page.goto('/partners/1/webhooks/7')
    await page.waitForURL('**/partners/1/deliveries/7')
  })

  it('BEN-01 issue a token in the settings, where only its end is shown later', async () => {
    const page = await somebody({ as: logins.developer })
    await page.goto('/partners/1/settings')
    const panel = page.getByRole('region', { name: 'Token', exact: true })
    await panel.getByRole('button', { name: 'Issue new token' }).click()
    await page.getByRole('button', { name: 'Issue a new token', exact: true }).click()
    await panel.getByText(/^foyer_partner_/).waitFor()
    await panel.getByRole('button', { name: 'I have copied it' }).click()
    await panel.getByText(/^foyer_partner_/).waitFor({ state: 'detached' })
    await panel.getByText(/^•••• /).waitFor()
  })

  it('log no errors', () => expect(complaints).toEqual([]))
})
