// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { AuthenticatedUser } from '../schemas.ts'

export interface AuthAuthenticateInput {
  /** Phone number or e-mail address. At most 255 characters. */
  login: string
  /** The password of the person. At most 1024 characters. */
  password: string
  /** Code of the authenticator app, or a recovery code. At most 64 characters. */
  code?: string | undefined
}

export interface AuthApi {
  /**
   * Get a user token.
   * Exchanges a login and a password for a user token. The token works only with the partner API (v1, v2), until it is revoked, the password changes, or it has not been used for 180 days. A person with a second factor also needs `code`: without it the response is 401 with `meta.code` `second_factor_needed`. Guessing is throttled per login and address.
   */
  authenticate(input: AuthAuthenticateInput, options?: CallOptions): Promise<Answer<AuthenticatedUser>>
}

export const auth: Record<keyof AuthApi, Operation> = {
  authenticate: { method: 'POST', path: '/api/v1/auth', by: 'partner', body: 'object', fields: ['login', 'password', 'code'] },
}
