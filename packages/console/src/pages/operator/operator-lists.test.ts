import { describe, expect, it } from 'vitest'
import { axeFindings } from '../../../test/axe.ts'
import { button, logins, panel, speak, toast, useConsole } from '../../../test/use-console.ts'

describe('lists of an operator', { timeout: 120_000 }, () => {
  const { world, somebody } = useConsole()

  it('OPR-50 filters find people, partners, locations and applications by name; a wrong text is an error', async () => {
    await world.query(`insert into audit_log (at, user_id, action, partner_id, note)
      values (now(), 2, 'location-update', null, 'of Olivia'), (now(), 4, 'disable', 1, 'of the operator')`)
    const page = await somebody({ as: logins.operator })
    await page.goto('/operator/log')
    await page.getByText('of the operator').waitFor()
    const person = page.getByRole('combobox', { name: 'Person' })
    await person.fill('nobody of that name')
    await button(page, 'Apply').click()
    await page.getByText('Choose an entry from the list.').first().waitFor()
    expect(page.url()).not.toContain('person=')
    await person.fill('olivia')
    await page.getByRole('option', { name: /Olivia Owner/ }).click()
    await button(page, 'Apply').click()
    await expect.poll(() => page.url()).toContain('person=2')
    await page.getByText('of Olivia').waitFor()
    await expect.poll(() => page.getByText('of the operator').count()).toBe(0)
    // The address alone brings the name along.
    await page.goto('/operator/log?partner=1')
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Partner' }).inputValue())
      .toBe('Acme Integrations')
    await panel(page, 'Audit log').getByRole('link', { name: 'Acme Integrations' }).first().waitFor()
    const wrong = page.getByText('A filter in the address of this page names nothing')
    for (const address of ['log?person=Olivia', 'log?action=nonsense', 'installations?application=abc']) {
      await page.goto(`/operator/${address}`)
      await wrong.waitFor()
      await expect.poll(() => page.getByText('of the operator').count()).toBe(0)
    }
    await page.getByRole('combobox', { name: 'Application' }).fill('Acme Sync')
    await page
      .getByRole('option', { name: /Acme Sync/ })
      .first()
      .click()
    await button(page, 'Apply').click()
    await expect.poll(() => page.url()).toContain('application=1')
    await expect.poll(() => wrong.count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  })

  it('OPR-51 every page has its title, and a suspension is lifted from the list of blocks', async () => {
    const page = await somebody({ as: logins.operator })
    await page.goto('/operator/health')
    await expect.poll(() => page.title()).toBe('Health · Operator · Foyer')
    await page.goto('/operator/locations/1')
    await expect.poll(() => page.title()).toContain('Bloom Mission')
    await button(page, 'Suspend').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('no')
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await dialog.getByText(/at least 3 characters/).waitFor()
    await expect.poll(() => dialog.getByText(/“reason”/).count()).toBe(0)
    await dialog.getByLabel('Reason').fill('Its owner asked for it.')
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await toast(page).getByText('Bloom Mission is suspended.').waitFor()
    await panel(page, 'Bloom Mission').getByText('Suspended', { exact: true }).waitFor()
    await page.goto('/operator')
    await expect.poll(() => page.title()).toBe('Overview · Operator · Foyer')
    await page.getByText('in force').waitFor()
    await page.goto('/operator/blocks')
    await button(page, 'Lift suspension of Bloom Mission').click()
    await dialog.getByRole('button', { name: 'Lift suspension' }).click()
    await toast(page).getByText('The suspension of Bloom Mission is lifted.').waitFor()
    await expect.poll(() => button(page, 'Lift suspension of Bloom Mission').count()).toBe(0)
  })

  it('OPR-52 names of the server are in the language of the page', async () => {
    const page = await somebody({ as: logins.operator })
    await speak(page, 'de')
    await page.goto('/operator/people/2')
    await panel(page, 'Rollen').getByText('Inhaber').first().waitFor()
    await page.goto('/profile')
    await page.getByText('Chrome unter Linux').first().waitFor()
    await page.goto('/outbox')
    await expect.poll(() => page.getByText('Postausgang').count()).toBeGreaterThan(0)
  })
})
