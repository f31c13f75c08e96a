import { describe, expect, it } from 'vitest'
import { signedIn } from '../../../../server/test/people.ts'
import { axeFindings } from '../../../test/axe.ts'
import { logins, useConsole } from '../../../test/use-console.ts'

const contact = 'help@foyer.example'

describe('a suspended person', { timeout: 120_000 }, () => {
  const { world, somebody } = useConsole({ env: { SUPPORT_CONTACT: contact } })

  it('TRU-64 reads why, in the language of the page, and whom to ask: at once, and when signing in', async () => {
    const page = await somebody({ as: logins.newcomer })
    await page.goto('/sign-in')
    await page.evaluate(() => localStorage.setItem('foyer.language', 'de'))
    await page.goto('/profile')
    await page.getByText(`Fragen? Wenden Sie sich an ${contact}.`).waitFor()
    const operator = await signedIn(world, logins.operator)
    const [{ id }] = (await world.query('select id from users where email = $1', [
      logins.newcomer.login,
    ])) as [{ id: number }]
    const path = `/account/operator/people/${id}/suspension`
    const body = { reason: 'Rechnung offen seit Mai.' }
    expect((await world.app.put(path, { as: operator, body })).status).toBe(200)
    await page.goto('/notices')
    const said = page.getByRole('alert')
    await said.getByText('Ein Betreiber der Plattform hat dieses Konto gesperrt.').waitFor()
    await said.getByText('Grund: Rechnung offen seit Mai.').waitFor()
    await page.reload()
    await said.getByText('Grund: Rechnung offen seit Mai.').waitFor()
    await page.context().clearCookies()
    await page.goto('/sign-in')
    await expect.poll(() => said.count()).toBe(0)
    await page.getByLabel('E-Mail oder Telefon').fill(logins.newcomer.login)
    await page.getByLabel('Passwort', { exact: true }).fill(logins.newcomer.password)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await said.getByText('Grund: Rechnung offen seit Mai.').waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: contact }).getAttribute('href'))
      .toBe(`mailto:${contact}`)
    expect(await axeFindings(page)).toEqual([])
    expect((await world.app.delete(path, { as: operator })).status).toBe(200)
  })
})
