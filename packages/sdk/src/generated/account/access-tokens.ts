// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { AccessToken } from '../schemas.ts'

export interface AccessTokensCreateInput {
  /** What it is for. At most 255 characters. */
  title: string
  /** Scopes of the token. */
  scopes: readonly ('profile:read' | 'profile:write' | 'locations:read' | 'locations:write' | 'partners:read' | 'partners:write' | 'operator:read' | 'operator:write')[]
  /** Number of days until it expires. From 1 to 365. */
  expires_in_days: number
}

export interface AccessTokensCreateData {
  /** Token ID. */
  id: number
  /** What it is for. */
  title: string
  scopes: ('profile:read' | 'profile:write' | 'locations:read' | 'locations:write' | 'partners:read' | 'partners:write' | 'operator:read' | 'operator:write')[]
  /** Its last four characters. */
  hint: string
  /** When it was created. */
  created_at: string
  /** When it expires. */
  expires_at: string
  /** Shown only here. */
  token: string
}

export interface AccessTokensRevokeInput {
  /** Token ID. */
  token_id: number
}

export interface AccessTokensApi {
  /**
   * List my personal access tokens.
   * Returns the scopes and the last use of each token. A token itself is shown only once, when it is created.
   */
  list(input?: Record<string, never>, options?: CallOptions): ListRequest<AccessToken>

  /**
   * Create a personal access token.
   * Programs send it as `Authorization: Bearer foyer_pat_…` to call account operations. Each operation names the scope it needs. A token never allows more than its person is allowed at the time of the call.
   */
  create(input: AccessTokensCreateInput, options?: CallOptions): Promise<Answer<AccessTokensCreateData>>

  /**
   * Revoke one of my personal access tokens.
   * Calls with it return 401 from now on.
   */
  revoke(input: AccessTokensRevokeInput, options?: CallOptions): Promise<Answer<null>>
}

export const accessTokens: Record<keyof AccessTokensApi, Operation> = {
  list: { method: 'GET', path: '/account/me/access_tokens', by: 'person', pages: {} },
  create: { method: 'POST', path: '/account/me/access_tokens', by: 'person', body: 'object', fields: ['title', 'scopes', 'expires_in_days'] },
  revoke: { method: 'DELETE', path: '/account/me/access_tokens/{token_id}', by: 'person', answersNothing: true },
}
