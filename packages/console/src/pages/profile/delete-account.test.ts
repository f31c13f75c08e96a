import { describe, expect, it } from 'vitest'
import { signUp } from '../../../../server/test/mails.ts'
import { withoutWorker } from '../../../../server/test/world.ts'
import { button, loaded, logins, overflowOf, panel, useConsole } from '../../../test/use-console.ts'

describe('the deletion of an account', { timeout: 90_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)

  it('TRU-41 leads to what the person has to hand over first', async () => {
    const page = await somebody({ as: logins.owner, width: 390 })
    await page.goto('/profile')
    const section = panel(page, 'Delete account')
    await section.getByText('You can delete your account once somebody else').waitFor()
    await expect.poll(() => button(page, 'Delete account').count()).toBe(0)
    expect(await overflowOf(page)).toBe(0)
    await section.getByRole('link', { name: 'Bloom Mission' }).click()
    await page.waitForURL('**/locations/1/people')
    expect(complaints).toEqual([])
  })

  it('TRU-47 takes the address and a fresh proof, and ends at the sign-in page', async () => {
    const { email, password, id } = await signUp(world)
    const page = await somebody({ as: { login: email, password } })
    await page.goto('/profile')
    const section = panel(page, 'Delete account')
    const field = section.getByLabel('Type your e-mail to confirm')
    await field.fill('somebody@else.example')
    await expect.poll(() => button(page, 'Delete account').isDisabled()).toBe(true)
    await loaded(page)
    world.clock.advance(16 * 60)
    await field.fill(email.toUpperCase())
    await button(page, 'Delete account').click()
    const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' })
    await proof.getByLabel('Password').fill(password)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Your account was deleted.').waitFor()
    await page.getByRole('heading', { name: 'Sign in to Foyer' }).waitFor()
    const rows = await world.query('select name, email from users where id = $1', [id])
    expect(rows).toEqual([{ name: 'Deleted account', email: null }])
    await page.getByLabel('E-mail or phone').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await button(page, 'Sign in').click()
    await page.getByRole('alert').waitFor()
    expect(complaints).toEqual([])
  })
})
