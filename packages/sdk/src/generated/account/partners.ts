// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { Partner, PartnerWithToken } from '../schemas.ts'

export interface PartnersCreateInput {
  /** Name of the partner. At most 255 characters. */
  title: string
}

export interface PartnersGetInput {
  /** Partner ID. */
  partner_id: number
}

export interface PartnersUpdateInput {
  /** Partner ID. */
  partner_id: number
  /** Name of the partner. At most 255 characters. */
  title?: string | undefined
  /** Marketplace webhook of all applications that name none of their own. At most 4096 characters. */
  webhook_url?: string | undefined
}

export interface PartnersRotateTokenInput {
  /** Partner ID. */
  partner_id: number
}

export interface PartnersRevokeTokenInput {
  /** Partner ID. */
  partner_id: number
}

export interface PartnersListTestLocationsInput {
  /** Partner ID. */
  partner_id: number
}

export interface PartnersListTestLocationsItem {
  /** Location ID. */
  id: number
  /** Name of the Location. */
  title: string
  /** When it became a test Location. */
  created_at: string
}

export interface PartnersAddTestLocationInput {
  /** Partner ID. */
  partner_id: number
  /** Location ID. */
  location_id: number
}

export interface PartnersAddTestLocationData {
  /** Location ID. */
  id: number
  /** Name of the Location. */
  title: string
  /** When it became a test Location. */
  created_at: string
}

export interface PartnersCreateTestLocationInput {
  /** Partner ID. */
  partner_id: number
  /** Name of the Location; `Test location` if absent. At most 255 characters. */
  title?: string | undefined
  /** IANA time zone; UTC if absent. At most 64 characters. */
  timezone_name?: string | undefined
}

export interface PartnersCreateTestLocationData {
  /** Location ID. */
  id: number
  /** Name of the Location. */
  title: string
  /** When it became a test Location. */
  created_at: string
}

export interface PartnersRemoveTestLocationInput {
  /** Partner ID. */
  partner_id: number
  /** Location ID. */
  location_id: number
}

export interface PartnersApi {
  /**
   * Open a partner account.
   * Also issues the partner token, which is shown only once.
   */
  create(input: PartnersCreateInput, options?: KeyedCallOptions): Promise<Answer<PartnerWithToken>>

  /**
   * List my partner accounts.
   * Returns the accounts that you belong to, with the last four characters of their tokens.
   */
  list(input?: Record<string, never>, options?: CallOptions): ListRequest<Partner>

  /**
   * Get one of my partner accounts.
   * Returns the account with the last four characters of its token. The token itself is shown only once.
   */
  get(input: PartnersGetInput, options?: CallOptions): Promise<Answer<Partner>>

  /**
   * Update a partner account.
   * Only the fields that are sent change.
   */
  update(input: PartnersUpdateInput, options?: CallOptions): Promise<Answer<Partner>>

  /**
   * Issue a new partner token.
   * The previous token stops working at once. The new one is shown only once.
   */
  rotateToken(input: PartnersRotateTokenInput, options?: KeyedCallOptions): Promise<Answer<PartnerWithToken>>

  /**
   * Revoke the partner token.
   * Every call with it returns 401, until a new token is issued.
   */
  revokeToken(input: PartnersRevokeTokenInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * List test Locations.
   * Drafts can be installed in these Locations.
   */
  listTestLocations(input: PartnersListTestLocationsInput, options?: CallOptions): ListRequest<PartnersListTestLocationsItem>

  /**
   * Add a test Location.
   * You must be an owner of the Location.
   */
  addTestLocation(input: PartnersAddTestLocationInput, options?: KeyedCallOptions): Promise<Answer<PartnersAddTestLocationData>>

  /**
   * Create a test Location with sample records.
   * Opens a Location of yours with a team, schedules, services, clients, appointments around now and a product, and adds it to the test Locations. A partner account can create 10 of them; a deleted one does not count.
   */
  createTestLocation(input: PartnersCreateTestLocationInput, options?: KeyedCallOptions): Promise<Answer<PartnersCreateTestLocationData>>

  /**
   * Remove a test Location.
   * Drafts that are already installed there stay installed.
   */
  removeTestLocation(input: PartnersRemoveTestLocationInput, options?: CallOptions): Promise<Answer<null>>
}

export const partners: Record<keyof PartnersApi, Operation> = {
  create: { method: 'POST', path: '/account/partners', by: 'person', body: 'object', fields: ['title'], keyed: true },
  list: { method: 'GET', path: '/account/partners', by: 'person', pages: {} },
  get: { method: 'GET', path: '/account/partners/{partner_id}', by: 'person' },
  update: { method: 'PUT', path: '/account/partners/{partner_id}', by: 'person', body: 'object', fields: ['title', 'webhook_url'] },
  rotateToken: { method: 'POST', path: '/account/partners/{partner_id}/token', by: 'person', keyed: true },
  revokeToken: { method: 'DELETE', path: '/account/partners/{partner_id}/token', by: 'person', answersNothing: true },
  listTestLocations: { method: 'GET', path: '/account/partners/{partner_id}/test_locations', by: 'person', pages: {} },
  addTestLocation: { method: 'POST', path: '/account/partners/{partner_id}/test_locations', by: 'person', body: 'object', fields: ['location_id'], keyed: true },
  createTestLocation: { method: 'POST', path: '/account/partners/{partner_id}/test_locations/samples', by: 'person', body: 'object', fields: ['title', 'timezone_name'], keyed: true },
  removeTestLocation: { method: 'DELETE', path: '/account/partners/{partner_id}/test_locations/{location_id}', by: 'person', answersNothing: true },
}
