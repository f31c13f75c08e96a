import { type Authorize, resolveToken } from './client/credentials.ts'

export interface Session {
  /** The CSRF token that changes need with a session cookie. */
  csrfToken(): string | undefined
  /** Called with the data of every answer. */
  learnFrom?(data: unknown): void
}

/**
 * Keeps the CSRF token from answers that contain one. `createAccount`, `createBusiness` and `createOperator` can share
 * it.
 */
export class RememberedSession implements Session {
  #token: string | undefined

  csrfToken = (): string | undefined => this.#token

  learnFrom(data: unknown): void {
    if (typeof data !== 'object' || data === null || !('csrf_token' in data)) return
    this.#token = typeof data.csrf_token === 'string' ? data.csrf_token : undefined
  }
}

/** The credentials of people: a personal access token, or the session of the browser with its CSRF token. */
export const authorizePerson =
  (session: Session): Authorize =>
  async ({ by, method }, { personalAccessToken }) => {
    const headers: Record<string, string> = {}
    if (by === 'anyone') return headers
    const token = await resolveToken('personalAccessToken', personalAccessToken)
    const csrfToken = method === 'GET' ? undefined : session.csrfToken()
    if (token !== undefined) headers.Authorization = `Bearer ${token}`
    else if (csrfToken !== undefined) headers['X-CSRF-Token'] = csrfToken
    return headers
  }
