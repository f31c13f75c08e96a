import { accountScopeNames } from '@foyer/contract'
import type { World } from './world.ts'

export interface SignedIn {
  /** The headers of a browser that is signed in. */
  headers: Record<string, string>
  /** All its cookies, for calls that change them. */
  cookie: string
  me: { id: number; is_operator: boolean; second_factor: string }
}

export interface Login {
  login: string
  password: string
  code?: string
}

/** Signs a person in as a browser does. */
export async function openSession(
  world: World,
  { login, password, code }: Login,
  headers: Record<string, string> = {},
): Promise<SignedIn> {
  const answer = await world.app.post('/account/sign_in', { headers, body: { login, password, code } })
  if (answer.status !== 200) throw new Error(`${login} cannot sign in: ${answer.text}`)
  const cookie = cookiesOf(answer)
  return { headers: { cookie, 'x-csrf-token': answer.json.data.csrf_token }, cookie, me: answer.json.data }
}

/** Returns the cookies that a browser would send back. */
export const cookiesOf = ({ headers }: { headers: Record<string, string | string[] | undefined> }): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(cookie => cookie.split(';', 1)[0])
    .join('; ')

/** The header with which a person calls account operations: a personal access token with every scope they can have. */
export async function signedIn(world: World, person: Login): Promise<string> {
  const { headers, me } = await openSession(world, person)
  const scopes = accountScopeNames.filter(scope => me.is_operator || !scope.startsWith('operator:'))
  const { json } = await world.app.post('/account/me/access_tokens', {
    headers,
    body: { title: 'Test', scopes, expires_in_days: 365 },
  })
  return `Bearer ${json.data.token}`
}
