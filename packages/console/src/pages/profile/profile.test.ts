import { readFile } from 'node:fs/promises'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { withoutWorker } from '../../../../server/test/world.ts'
import { button, loaded, logins, overflowOf, textOf, toast, useConsole } from '../../../test/use-console.ts'

describe('the profile', { timeout: 90_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)
  const codeOf = (secret: string) =>
    new TOTP({ secret }).generate({ timestamp: world.clock.real().getTime() })

  it('SEC-14 creates a personal access token, shows it once, lists and revokes it', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/profile')
    const panel = page.getByRole('region', { name: 'Personal access tokens' }).first()
    await panel.getByText('Demo').waitFor()
    await button(page, 'Create a token').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Purpose').fill('Nightly report')
    await dialog.getByText('locations:read').click()
    await button(page, 'Create token').click()
    const secret = page.getByRole('region', { name: 'Token Nightly report, shown once' })
    const token = await textOf(secret.locator('code'))
    expect(token).toMatch(/^foyer_pat_/)
    const read = () => world.app.get('/account/locations/1', { as: `Bearer ${token}` })
    expect((await read()).status).toBe(200)
    await button(page, 'I have copied it').click()
    await panel.getByText('Nightly report').waitFor()
    await button(page, 'Revoke the token Nightly report').click()
    await button(page, 'Revoke the token').click()
    await toast(page).getByText('Token Nightly report revoked.').waitFor()
    expect((await read()).status).toBe(401)
  })

  it('SEC-14 asks for the password before a sensitive change of an old sign-in, then goes on', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/people')
    world.clock.advance(16 * 60)
    await button(page, 'Create a role').click()
    await page.getByLabel('Role name').fill('Evening desk')
    await button(page, 'Create role').click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
    await dialog.getByLabel('Password').fill('not my password')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByText('“Password” is not your password.').waitFor()
    await dialog.getByLabel('Password').fill(logins.owner.password)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('region', { name: 'Roles' }).getByText('Evening desk').waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
    const roles = await world.query("select title from roles where title = 'Evening desk'")
    expect(roles).toHaveLength(1)
  })

  it('SEC-14 changes nothing when the person does not confirm', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/profile')
    await page.getByText('Demo').waitFor()
    world.clock.advance(16 * 60)
    await button(page, 'Revoke the token Demo').click()
    await button(page, 'Revoke the token').click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Not confirmed. Nothing was changed.').waitFor()
  })

  it('SEC-14 nobody confirms what another person has begun', async () => {
    const page = await somebody({ as: logins.owner })
    await page.goto('/locations/1/people')
    await loaded(page)
    world.clock.advance(16 * 60)
    await button(page, 'Create a role').click()
    await page.getByLabel('Role name').fill('Prepared by the owner')
    await button(page, 'Create role').click()
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
    await dialog.waitFor()
    await page.context().request.post('/account/sign_in', { data: logins.newcomer })
    await dialog.getByLabel('Password').fill(logins.newcomer.password)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await toast(page).getByText('You are now signed in as Nora Newcomer').waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await world.query("select from roles where title = 'Prepared by the owner'")).toEqual([])
  })

  it('SEC-16 CON-64 turns on a second factor; signing in then takes two steps, and a recovery code works', async () => {
    const page = await somebody({ as: logins.newcomer })
    await page.goto('/profile')
    await button(page, 'Turn on').click()
    const dialog = page.getByRole('dialog', { name: 'Turn on a second factor' })
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
    const secret = await textOf(dialog.locator('.copy-line code'))
    await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    const shown = page.getByRole('region', { name: 'Recovery codes, shown once' })
    await shown.waitFor()
    const codes = await shown.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
    expect(await readFile(await file.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      // Each code is whole, on one line.
      const heights = await shown
        .locator('code')
        .evaluateAll(all => all.map(code => code.getClientRects().length))
      expect(new Set(heights), String(width)).toEqual(new Set([1]))
      expect(await overflowOf(page), String(width)).toBe(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await button(page, 'I have saved them').click()
    await page.getByText('10 recovery codes left.').waitFor()

    world.clock.advance(60)
    for (const code of [codeOf(secret), String(codes[0])]) {
      const again = await somebody()
      await again.goto('/sign-in')
      await again.getByLabel('E-mail or phone').fill(logins.newcomer.login)
      await again.getByLabel('Password').fill(logins.newcomer.password)
      await button(again, 'Sign in').click()
      await again.getByRole('heading', { name: 'Enter your code' }).waitFor()
      await again.getByLabel('Code').fill('000000')
      await button(again, 'Sign in').click()
      await again.getByText('The code is wrong, or it was used before.').waitFor()
      await again.getByLabel('Code').fill(code)
      await button(again, 'Sign in').click()
      await again.getByRole('heading', { name: /^Hello/ }).waitFor()
    }
    await page.reload()
    await page.getByText('9 recovery codes left.').waitFor()
    await button(page, 'Generate new recovery codes').click()
    await button(page, 'Generate').click()
    expect(await textOf(shown)).not.toContain(codes[1])
    await button(page, 'I have saved them').click()
    await page.getByText('10 recovery codes left.').waitFor()
    await button(page, 'Turn off').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await toast(page).getByText('Second factor turned off.').waitFor()
  })

  it('SEC-16 lists the sessions of the person, and ends the others', async () => {
    const [here, there] = [await somebody({ as: logins.developer }), await somebody({ as: logins.developer })]
    await here.goto('/profile')
    const panel = here.getByRole('region', { name: 'Sessions' })
    await panel.getByText('This session').waitFor()
    await expect.poll(() => panel.getByText('Chrome on Linux').count()).toBe(2)
    await button(here, 'End all others').click()
    await toast(here).getByText('Other sessions ended.').waitFor()
    await there.goto('/profile')
    await there.waitForURL('/sign-in')
  })

  it('logs no errors in the browser', () => {
    expect(complaints).toEqual([])
  })
})
