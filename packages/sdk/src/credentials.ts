import type { Operation } from '@foyer/contract'

export interface Tokens {
  partnerToken?: string
  /** For the partner API, beside the partner token. */
  userToken?: string
  /** For account operations, in the place of a session: `foyer_pat_…`. */
  personalAccessToken?: string
  /** For v3: an OAuth2 access token, or a restricted key. */
  accessToken?: string
}

export interface Session {
  /** What changes under the session cookie must carry. */
  csrfToken(): string | undefined
}

/** What an operation's access asks for, as far as it is at hand; the server judges what is missing. */
export function credentialsFor(
  { access, method }: Operation,
  { partnerToken, userToken, personalAccessToken, accessToken }: Tokens,
  session: Session,
): Record<string, string> {
  const partner = partnerToken === undefined ? [] : [`Bearer ${partnerToken}`]
  const user = userToken === undefined ? [] : [`User ${userToken}`]
  switch (access.by) {
    case 'anyone':
      return {}
    case 'partner':
      return authorization(partner)
    case 'user':
      return authorization([...partner, ...user])
    case 'credential':
      return authorization(accessToken === undefined ? [] : [`Bearer ${accessToken}`])
    case 'person':
    case 'operator': {
      if (personalAccessToken !== undefined) return authorization([`Bearer ${personalAccessToken}`])
      const csrfToken = method === 'GET' ? undefined : session.csrfToken()
      return csrfToken === undefined ? {} : { 'X-CSRF-Token': csrfToken }
    }
  }
}

const authorization = (parts: string[]): Record<string, string> =>
  parts.length === 0 ? {} : { Authorization: parts.join(', ') }

/** Remembers the CSRF token from the answers that bring one: who am I, sign in, sign up, join. */
export class RememberedSession implements Session {
  #token: string | undefined

  csrfToken = (): string | undefined => this.#token

  learnFrom(data: unknown): void {
    if (typeof data !== 'object' || data === null || !('csrf_token' in data)) return
    this.#token = typeof data.csrf_token === 'string' ? data.csrf_token : undefined
  }
}
