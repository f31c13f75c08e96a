import { describe, expect, it } from 'vitest'
import { startFlow } from '../../../../server/test/oauth.ts'
import { startReceiver } from '../../../../server/test/receiver.ts'
import { withoutWorker } from '../../../../server/test/world.ts'
import { logins, useConsole } from '../../../test/use-console.ts'

const { owner, developer } = logins

describe('v3 in the console', { timeout: 60_000 }, () => {
  const { world, somebody } = useConsole(withoutWorker)

  it('asks an owner who is not signed in yet, and brings the code back to the program', async () => {
    const program = await startReceiver((_got, response) => void response.end('Thank you'))
    const redirectUri = `${program.url}/back`
    await world.query('update oauth_clients set redirect_uris = $1', [[redirectUri]])
    const { url, state } = await startFlow(world, { redirect_uri: redirectUri })
    const page = await somebody()
    await page.goto(url)
    await page.getByLabel('E-mail or phone').fill(owner.login)
    await page.getByLabel('Password').fill(owner.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('See the location and its resources').waitFor()
    expect(await page.textContent('main')).toContain('Acme Rooms of Acme Integrations asks to:')
    await page.getByLabel('Location').selectOption('Bloom Oakland')
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await page.getByText('Thank you').waitFor()
    const back = new URL(program.received[0]?.path ?? '', program.url).searchParams
    expect(back.get('state')).toBe(state)
    expect(back.get('code')).toEqual(expect.any(String))
    await program.close()
  })

  it('shows a message when a request cannot be answered', async () => {
    const page = await somebody()
    await page.goto((await startFlow(world, { client_id: 'oc_nobody' })).url)
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
    await page.getByText('The application that sent you here is not registered. (invalid_client)').waitFor()
    expect(new URL(page.url()).search).toBe('?error=invalid_client')
  })

  it('SEC-15 shows no text from its URL', async () => {
    const page = await somebody()
    for (const error of ['Call+555-0100+to+unlock', 'invalid_client', '__proto__', 'constructor', '']) {
      await page.goto(`/consent?error=${error}&error_description=Call+555-0100+to+unlock`)
      await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
      expect(await page.textContent('body')).not.toMatch(/555-0100|__proto__|constructor|native code/)
    }
  })

  it('lets an owner create a key, see consents, and end both', async () => {
    const page = await somebody({ as: owner })
    await page.goto('/locations/1/integrations')
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByLabel('Purpose').fill('Our website')
    await page.getByRole('button', { name: 'Create key' }).click()
    const key = await page.locator('.secret code').textContent()
    expect(key).toMatch(/^rk_test_/)
    await page.getByRole('button', { name: 'Revoke the key Our website' }).click()
    await page.getByRole('button', { name: 'Revoke the key', exact: true }).click()
    await page.getByText('Key Our website revoked.').waitFor()
    await page.getByRole('button', { name: 'Withdraw the consent to Acme Rooms' }).click()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByText('No consents').waitFor()
  })

  it('lets a developer register an OAuth client', async () => {
    const page = await somebody({ as: developer })
    await page.goto('/partners')
    await page.getByRole('link', { name: 'Acme Integrations', exact: true }).click()
    await page.getByRole('link', { name: 'OAuth clients' }).click()
    await page.getByRole('button', { name: 'Register a client' }).click()
    await page.getByLabel('Name').fill('Acme Halls')
    await page.getByLabel('Redirect URIs').fill('https://acme.example/back')
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText(/^foyer_oauth_secret_/).waitFor()
    await page.getByText('Acme Halls', { exact: true }).waitFor()
  })
})
