// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { IssuedOAuthClient, OAuthClient } from '../schemas.ts'

export interface OauthClientsListInput {
  /** Partner ID. */
  partner_id: number
}

export interface OauthClientsCreateInput {
  /** Partner ID. */
  partner_id: number
  /** What owners read when they are asked to consent. At most 100 characters. */
  title: string
  redirect_uris: readonly string[]
}

export interface OauthClientsUpdateInput {
  /** Partner ID. */
  partner_id: number
  /** The `client_id` of OAuth2. At most 64 characters. */
  client_id: string
  /** What owners read when they are asked to consent. At most 100 characters. */
  title?: string | undefined
  redirect_uris?: readonly string[] | undefined
}

export interface OauthClientsRotateSecretInput {
  /** Partner ID. */
  partner_id: number
  /** The `client_id` of OAuth2. At most 64 characters. */
  client_id: string
}

export interface OauthClientsDeleteInput {
  /** Partner ID. */
  partner_id: number
  /** The `client_id` of OAuth2. At most 64 characters. */
  client_id: string
}

export interface OauthClientsApi {
  /**
   * List the OAuth clients of a partner account.
   * The response does not contain their secrets, which are shown only once.
   */
  list(input: OauthClientsListInput, options?: CallOptions): ListRequest<OAuthClient>

  /**
   * Register an OAuth client.
   * The secret is shown only once. Without redirect URIs the client can only use client_credentials.
   */
  create(input: OauthClientsCreateInput, options?: KeyedCallOptions): Promise<Answer<IssuedOAuthClient>>

  /**
   * Update an OAuth client.
   * Only the fields that are sent change. Tokens and consents stay valid.
   */
  update(input: OauthClientsUpdateInput, options?: CallOptions): Promise<Answer<OAuthClient>>

  /**
   * Issue a new client secret.
   * The previous secret stops working at once. The new one is shown only once.
   */
  rotateSecret(input: OauthClientsRotateSecretInput, options?: KeyedCallOptions): Promise<Answer<IssuedOAuthClient>>

  /**
   * Delete an OAuth client.
   * Its tokens and all consents given to it end at once.
   */
  delete(input: OauthClientsDeleteInput, options?: CallOptions): Promise<Answer<null>>
}

export const oauthClients: Record<keyof OauthClientsApi, Operation> = {
  list: { method: 'GET', path: '/account/partners/{partner_id}/oauth_clients', by: 'person', pages: {} },
  create: { method: 'POST', path: '/account/partners/{partner_id}/oauth_clients', by: 'person', body: 'object', fields: ['title', 'redirect_uris'], keyed: true },
  update: { method: 'PUT', path: '/account/partners/{partner_id}/oauth_clients/{client_id}', by: 'person', body: 'object', fields: ['title', 'redirect_uris'] },
  rotateSecret: { method: 'POST', path: '/account/partners/{partner_id}/oauth_clients/{client_id}/secret', by: 'person', keyed: true },
  delete: { method: 'DELETE', path: '/account/partners/{partner_id}/oauth_clients/{client_id}', by: 'person', answersNothing: true },
}
