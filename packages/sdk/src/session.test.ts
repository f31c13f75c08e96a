import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../server/test/world.ts'
import { createAccount, RememberedSession } from './account.ts'
import { createOperator } from './operator.ts'

const world = useWorld(withoutWorker)

/** What a browser does with cookies. */
function cookieKeepingFetch(): typeof fetch {
  let cookie = ''
  return async (input, init) => {
    const headers = new Headers(init?.headers)
    if (cookie && init?.credentials === 'include') headers.set('cookie', cookie)
    const response = await fetch(input, { ...init, headers })
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';', 1)[0] ?? ''
    return response
  }
}

const browser = (options: { session?: { csrfToken(): string | undefined } } = {}) =>
  createAccount({
    appUrl: world.program.ctx.urls.app,
    fetch: cookieKeepingFetch(),
    ...options,
  })

const owner = { login: 'owner@foyer.example', password: 'owner-demo-password' }

describe('the session of a browser', () => {
  it('carries the CSRF token of the sign in with every change', async () => {
    const foyer = browser()
    await foyer.account.signIn(owner)
    const { data } = await foyer.account.updateMe({ name: 'Olivia O.' })
    expect(data.name).toBe('Olivia O.')
    await foyer.account.signOut()
    await expect(foyer.account.me()).rejects.toMatchObject({ status: 401 })
  })

  it('learns the token of a new account as well', async () => {
    const foyer = browser()
    await foyer.account.signUp({ name: 'New', email: 'new@sdk.example', password: 'a long password' })
    const { data } = await foyer.partners.create({ title: 'Newcomers Ltd' })
    expect(data.token).toMatch(/^foyer_partner_/)
  })

  it('is shared by the operations of people and of operators', async () => {
    const fetch = cookieKeepingFetch()
    const options = { appUrl: world.program.ctx.urls.app, fetch, session: new RememberedSession() }
    await createAccount(options).account.signIn({
      login: 'operator@foyer.example',
      password: 'operator-demo-password',
    })
    const { data } = await createOperator(options).blockInstallation({ location_id: 2 })
    expect(data).toBeTruthy()
  })

  it('asks the session it was given instead', async () => {
    const foyer = browser({ session: { csrfToken: () => 'stale' } })
    await foyer.account.signIn(owner)
    await expect(foyer.account.updateMe({ name: 'x' })).rejects.toMatchObject({ status: 403 })
  })
})
