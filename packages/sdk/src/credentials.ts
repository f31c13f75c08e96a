import type { CallableOperation } from '@foyer/contract'

export interface Tokens {
  partnerToken?: string
  /** For the partner API, in addition to the partner token. */
  userToken?: string
  /** For account operations, instead of a session: `foyer_pat_…`. */
  personalAccessToken?: string
  /** For v3: an OAuth2 access token, or a restricted key. */
  accessToken?: string
}

export interface Session {
  /** The CSRF token that changes need with a session cookie. */
  csrfToken(): string | undefined
}

/** The headers for an operation's access, as far as credentials are available; the server refuses what is missing. */
export function credentialsFor(
  { access, method }: CallableOperation,
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

/** Keeps the CSRF token from answers that contain one. */
export class RememberedSession implements Session {
  #token: string | undefined

  csrfToken = (): string | undefined => this.#token

  learnFrom(data: unknown): void {
    if (typeof data !== 'object' || data === null || !('csrf_token' in data)) return
    this.#token = typeof data.csrf_token === 'string' ? data.csrf_token : undefined
  }
}
