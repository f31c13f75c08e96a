import { describe, expect, it } from 'vitest'
import { tokenMailedTo } from '../../../../server/test/mails.ts'
import { as, withoutWorker } from '../../../../server/test/world.ts'
import { hold } from '../../../test/hold.ts'
import { button, logins, textOf, toast, useConsole } from '../../../test/use-console.ts'

const { owner, operator } = logins

describe('Locations in the console', { timeout: 60_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole(withoutWorker)

  it('AUT-05 are opened by a new owner, whose invited person has the rights of the role and no more', async () => {
    const page = await somebody()
    await page.goto('/sign-up')
    await page.getByLabel('Name').fill('Olga Opener')
    await page.getByLabel('E-mail').fill('olga@console.example')
    await page.getByLabel('Password').fill('a password of Olga')
    await button(page, 'Create account').click()
    await page.getByRole('heading', { name: 'Hello, Olga' }).waitFor()

    await page.getByRole('link', { name: 'Add a location' }).click()
    await page.getByLabel('Name').fill('Studio Olga')
    await page.getByLabel('Country').selectOption({ label: 'Germany' })
    await page.getByRole('combobox', { name: 'City' }).fill('muns')
    await page.getByRole('option', { name: 'Münster', exact: true }).click()
    await button(page, 'Add location').click()
    await page.getByRole('navigation', { name: 'Studio Olga' }).waitFor()
    expect(
      await world.query(
        "select country_id, city_id, timezone_name from locations where title = 'Studio Olga'",
      ),
    ).toEqual([{ country_id: '276', city_id: '2867543', timezone_name: 'Europe/Berlin' }])

    await page.getByRole('link', { name: 'Users and roles' }).click()
    await button(page, 'Invite a person').click()
    await page.getByLabel('E-mail').fill('ivo@console.example')
    await page.getByLabel('Name').fill('Ivo Invited')
    await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Team member' })
    await button(page, 'Invite').click()
    await page
      .getByText('Confirm your e-mail address first: follow the link in the mail we sent you')
      .waitFor()
    await world.query("update users set is_email_confirmed = true where email = 'olga@console.example'")
    await button(page, 'Invite').click()
    await toast(page).getByText('Invitation sent to ivo@console.example.').waitFor()
    await page.getByText('Invited', { exact: true }).waitFor()
    const lost = await tokenMailedTo(world, 'ivo@console.example')
    expect(await page.content()).not.toContain('foyer_invitation_')
    await button(page, 'Invite again: ivo@console.example').click()
    await toast(page).getByText('New invitation sent').waitFor()
    const token = await tokenMailedTo(world, 'ivo@console.example')
    expect(token).not.toBe(lost)

    const invited = await somebody()
    await invited.goto(`/invitations#${token}`)
    await invited.getByRole('heading', { name: 'You’re invited' }).waitFor()
    await invited.getByRole('link', { name: 'Create an account' }).click()
    await invited.getByLabel('Name').fill('Ivo')
    await invited.getByLabel('E-mail').fill('ivo@console.example')
    await invited.getByLabel('Password').fill('a password of Ivo')
    await button(invited, 'Create account').click()
    await invited.getByText('Olga Opener invites you').waitFor()
    await invited.goto('/')
    await invited.getByText('You have 1 open invitation.').waitFor()
    await invited.getByRole('link', { name: 'View invitations' }).click()
    await button(invited, 'Accept the invitation to Studio Olga').click()
    await toast(invited).getByText('You now have the role Team member in Studio Olga.').waitFor()
    await invited.getByText('No open invitations').waitFor()
    await invited.getByRole('link', { name: 'Open Studio Olga' }).click()
    await invited.waitForURL(/\/locations\/\d+\/\w+$/)
    const [, , locationId] = new URL(invited.url()).pathname.split('/')
    await invited.goto(`/locations/${locationId}/people`)
    await invited.getByText('You can’t open this page').waitFor()
    await invited.getByText('lacks the right “Manage user rights”').waitFor()
    const refused = await invited.request.get(`/account/locations/${locationId}/users`)
    expect(refused.status()).toBe(403)
  })

  it('SEC-04 EXA-47 invite somebody with an account, who signs in by the link; the inviter sees the address alone', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/people')
    const send = async (email: string) => {
      await button(page, 'Invite a person').click()
      await page.getByLabel('E-mail').fill(email)
      await button(page, 'Invite').click()
      await toast(page).getByText(`Invitation sent to ${email}.`).waitFor()
    }
    await send(operator.login)
    const invitations = page.getByRole('list', { name: 'Invitations' })
    await invitations.getByText(operator.login).waitFor()
    expect(await textOf(page.getByRole('region', { name: 'Users' }))).not.toContain('Oscar')

    const invited = await somebody()
    await invited.goto(`/invitations#${await tokenMailedTo(world, operator.login)}`)
    await invited.getByRole('link', { name: 'Sign in' }).click()
    await invited.getByLabel('E-mail or phone').fill(operator.login)
    await invited.getByLabel('Password').fill(operator.password)
    await button(invited, 'Sign in').click()
    await button(invited, 'Decline the invitation to Bloom Mission').click()
    await toast(invited).getByText('Invitation to Bloom Mission declined.').waitFor()
    await invited.getByText('No open invitations').waitFor()
    expect(await invited.getByRole('alert').allTextContents()).toEqual([])

    await send('wrong@console.example')
    await button(page, 'Withdraw the invitation to wrong@console.example').click()
    await toast(page).getByText('Invitation to wrong@console.example withdrawn.').waitFor()
    await invitations.waitFor({ state: 'detached' })
    await world.app.put('/account/locations/1', {
      as: as.ownerPerson,
      body: { zip: '94110', short_descr: 'Hair' },
    })
    await page.getByRole('link', { name: 'Security log' }).click()
    await page.getByText('The invited person declined an invitation').waitFor()
    // EXA-47: fields in plain words.
    await page.getByText('short description, postal code', { exact: true }).waitFor()
  })

  it('SEC-04 show no invitation to whoever has not confirmed the address, nor open one by the link of another', async () => {
    const page = await somebody()
    await page.goto('/sign-up')
    await page.getByLabel('Name').fill('Sam Squatter')
    await page.getByLabel('E-mail').fill('sam@console.example')
    await page.getByLabel('Password').fill('a password of Sam')
    await button(page, 'Create account').click()
    await page.getByRole('heading', { name: 'Hello, Sam' }).waitFor()
    await page.goto('/invitations')
    await page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor()

    await world.app.post('/account/locations/1/users', {
      as: as.ownerPerson,
      body: { email: 'other@console.example', role_id: 1 },
    })
    await page.goto(`/invitations#${await tokenMailedTo(world, 'other@console.example')}`)
    await page.reload()
    await page.getByText('This invitation is for another e-mail address').waitFor()
    await page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor()
  })

  it('SEC-04 the form of an invitation comes with its roles, and proposes the one with the fewest rights', async () => {
    const page = await somebody({ as: owner })
    const letGo = await hold(page, /\/locations\/1\/roles/)
    await page.goto('/locations/1/people')
    await button(page, 'Invite a person').click()
    await page
      .getByRole('region', { name: 'Users' })
      .getByRole('status', { name: 'Loading' })
      .first()
      .waitFor()
    expect(await button(page, 'Invite').count()).toBe(0)
    letGo()
    const role = page.getByLabel('Role', { exact: true })
    await expect.poll(() => role.locator('option:checked').textContent()).toBe('Team member')
  })

  it('AUT-05 have roles made of rights, which users get and lose', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/people')
    await button(page, 'Create a role').click()
    const dialog = page.getByRole('dialog', { name: 'Create a role' })
    await dialog.getByLabel('Role name').fill('Reception')
    await dialog.getByRole('group', { name: 'clients' }).getByLabel('See and change clients').check()
    await button(page, 'Create role').click()
    await toast(page).getByText('Role Reception created.').waitFor()

    await page.getByLabel('Role of Nora').selectOption({ label: 'Reception' })
    await button(page, 'Save').click()
    await toast(page).getByText('now has the role Reception').waitFor()
    await button(page, 'Delete Reception').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    expect(await textOf(page.getByRole('dialog').getByRole('alert'))).toContain('role')
    await button(page, 'Cancel').click()

    await button(page, /^Remove Nora/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await toast(page).getByText('removed.').waitFor()
    await page.getByLabel('Role of Nora').waitFor({ state: 'detached' })
  })

  it('keep an owner: the last one cannot step down', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/2/people')
    await page.getByLabel('Role of Olivia').selectOption({ label: 'Team member' })
    await button(page, 'Save').click()
    expect(await textOf(page.getByRole('alert'))).toBe('A Location keeps at least one owner.')
  })

  it('EXA-37 show payment IDs when their owner or an operator enables them', async () => {
    const isOn = async () =>
      (await world.query('select payment_system_ids_enabled as on from locations where id = 2'))[0]?.on
    const page = await somebody({ as: owner })
    await page.goto('/locations/2/settings')
    await button(page, 'Show payment IDs').click()
    await toast(page).getByText('Payment IDs shown.').waitFor()
    await button(page, 'Hide payment IDs').waitFor()
    expect(await isOn()).toBe(true)

    const operatorPage = await somebody({ as: operator })
    await operatorPage.goto('/operator/locations/2')
    await operatorPage.getByText('Payment IDs are shown').waitFor()
    await button(operatorPage, 'Hide payment IDs').click()
    await toast(operatorPage).getByText('Payment IDs of Bloom Oakland are hidden.').waitFor()
    await operatorPage.getByText('Payment IDs are hidden').waitFor()
    expect(await isOn()).toBe(false)
  })

  it('send requests only to the server, and log no errors', () => {
    expect(strayed).toEqual([])
    expect(complaints).toEqual([])
  })
})
