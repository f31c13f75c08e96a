import * as oauth from 'oauth4webapi'
import { request } from 'undici'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import type { World } from './world.ts'

/** The sandbox speaks plain HTTP, which an OAuth client refuses by default. */
export const insecure = { [oauth.allowInsecureRequests]: true }

export const { redirectUri } = demo.oauthClient
export const client: oauth.Client = { client_id: demo.oauthClient.clientId }
export const secret = oauth.ClientSecretBasic(demo.oauthClient.clientSecret)

export async function discover(world: World): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(world.app.url)
  const answer = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure })
  return oauth.processDiscoveryResponse(issuer, answer)
}

/** A minimal browser for redirects: it keeps cookies, and follows one redirect at a time. */
export class Visitor {
  readonly #cookies = new Map<string, { value: string; path: string }>()
  #csrfToken = ''

  constructor(private readonly world: World) {}

  async signIn({ login, password }: { login: string; password: string }): Promise<this> {
    const { json } = await this.send('POST', '/account/sign_in', { login, password })
    this.#csrfToken = json.data.csrf_token
    return this
  }

  async send(method: string, target: string, body?: object) {
    const url = new URL(target, this.world.app.url)
    const answer = await request(url, {
      method: method as 'GET',
      headers: {
        cookie: this.#cookiesFor(url.pathname),
        accept: body ? 'application/json' : 'text/html',
        ...(method === 'GET' ? {} : { 'x-csrf-token': this.#csrfToken }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
    })
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(line)
    const text = await answer.body.text()
    const { location } = answer.headers
    return {
      status: answer.statusCode,
      location: location === undefined ? undefined : new URL(String(location), this.world.app.url),
      get json() {
        return JSON.parse(text)
      },
    }
  }

  #cookiesFor = (path: string) =>
    [...this.#cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const path = attributes.find(attribute => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name)
    else this.#cookies.set(name, { value, path })
  }
}

export interface Flow {
  verifier: string
  state: string
  url: string
}

/** Returns the address to which an OAuth client sends an owner. */
export async function startFlow(
  world: World,
  changes: Record<string, string | undefined> = {},
): Promise<Flow> {
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'locations:read',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  return { verifier, state, url: `${world.app.url}/oauth/authorize?${query}` }
}
