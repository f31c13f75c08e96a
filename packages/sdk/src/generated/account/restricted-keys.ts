// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { IssuedRestrictedKey, RestrictedKey } from '../schemas.ts'

export interface RestrictedKeysListScopesItem {
  /** `locations:read`: See the Location and its resources. `locations:write`: Change the resources of the Location (not yet used by v3). */
  scope: 'locations:read' | 'locations:write'
  /** What it allows, in words. */
  title: string
}

export interface RestrictedKeysCreateInput {
  /** What it is for. At most 100 characters. */
  title: string
  scopes: readonly ('locations:read' | 'locations:write')[]
  location_ids: readonly number[]
  /** When it expires; if omitted, it works until it is revoked. */
  expires_at?: string | null | undefined
}

export interface RestrictedKeysListInput {
  /** Location ID. */
  location_id: number
}

export interface RestrictedKeysRevokeInput {
  /** Location ID. */
  location_id: number
  /** Key ID. */
  key_id: number
}

export interface RestrictedKeysTakeOverInput {
  /** Location ID. */
  location_id: number
  /** Key ID. */
  key_id: number
}

export interface RestrictedKeysApi {
  /**
   * List the scopes of v3.
   * Returns what a restricted key or an OAuth client can be allowed to do.
   */
  listScopes(input?: Record<string, never>, options?: CallOptions): ListRequest<RestrictedKeysListScopesItem>

  /**
   * Create a restricted key.
   * Creates a key for Locations that you own. It works on v3, needs no installed application, and is shown only once.
   */
  create(input: RestrictedKeysCreateInput, options?: KeyedCallOptions): Promise<Answer<IssuedRestrictedKey>>

  /**
   * List the restricted keys of a Location.
   * Returns the scopes of each key, who created it, and its last use. A key itself is shown only once.
   */
  list(input: RestrictedKeysListInput, options?: CallOptions): ListRequest<RestrictedKey>

  /**
   * Revoke a restricted key.
   * Revokes the whole key: it loses access to all of its Locations at once.
   */
  revoke(input: RestrictedKeysRevokeInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Take over a restricted key.
   * From now on the key uses your authority in this Location, even if a former owner created it. Its other Locations are not affected.
   */
  takeOver(input: RestrictedKeysTakeOverInput, options?: KeyedCallOptions): Promise<Answer<RestrictedKey>>
}

export const restrictedKeys: Record<keyof RestrictedKeysApi, Operation> = {
  listScopes: { method: 'GET', path: '/account/scopes', by: 'person', pages: {} },
  create: { method: 'POST', path: '/account/restricted_keys', by: 'person', body: 'object', fields: ['title', 'scopes', 'location_ids', 'expires_at'], keyed: true },
  list: { method: 'GET', path: '/account/locations/{location_id}/restricted_keys', by: 'person', pages: {} },
  revoke: { method: 'DELETE', path: '/account/locations/{location_id}/restricted_keys/{key_id}', by: 'person', answersNothing: true },
  takeOver: { method: 'POST', path: '/account/locations/{location_id}/restricted_keys/{key_id}/take_over', by: 'person', keyed: true },
}
