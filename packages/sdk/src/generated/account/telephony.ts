// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { Call, ChainCall, Telephony, VoipPreview, VoipRoute } from '../schemas.ts'

export interface TelephonyListChainsItem {
  /** Chain ID. */
  id: number
  /** Name of the Chain. */
  title: string
  /** Slugs of the rights that you have in all of its Locations. */
  rights: string[]
  /** Its Locations in which you have a role. */
  locations: {
    /** Location ID. */
    id: number
    /** Name of the Location. */
    title: string
  }[]
}

export interface TelephonyGetInput {
  /** Chain ID. */
  chain_id: number
}

export interface TelephonyRotateTokenInput {
  /** Chain ID. */
  chain_id: number
}

export interface TelephonyListRoutesInput {
  /** Chain ID. */
  chain_id: number
}

export interface TelephonyUpdateRoutesInput {
  /** Chain ID. */
  chain_id: number
  body: readonly {
    /** Whether `value` is a SIP subscriber or a called number. */
    match: 'user' | 'diversion'
    /** SIP subscriber or called number; numbers can be in any format. At most 64 characters. */
    value: string
    /** IDs of the Locations whose history contains such calls. */
    location_ids: readonly number[]
    /** IDs of the people who are notified while such a call rings. */
    user_ids: readonly number[]
  }[]
}

export interface TelephonyPreviewInput {
  /** Chain ID. */
  chain_id: number
  /** Phone number of the caller. At most 64 characters. */
  phone: string
  /** Called number. At most 64 characters. */
  diversion: string
  /** SIP subscriber. At most 64 characters. */
  user?: string | undefined
}

export interface TelephonyListCallsOfChainInput {
  /** Chain ID. */
  chain_id: number
  /** First day, in local time. At most 40 characters. */
  date_from: string
  /** Last day, inclusive. At most 40 characters. */
  date_to: string
  /** Part of the phone number, in any format. At most 64 characters. */
  phone?: string | undefined
  /** Only calls of these types. */
  types?: readonly ('incoming' | 'outgoing' | 'internal')[] | undefined
  /** Only calls with these statuses. */
  statuses?: readonly ('success' | 'missed' | 'cancel' | 'busy' | 'notallowed' | 'notavailable' | 'notfound')[] | undefined
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 25. From 1 to 300. */
  limit?: number | undefined
}

export interface TelephonyListCallsOfChainMeta {
  /** Number of this page, starting at 1. */
  page: number
  /** Whether there is another page. */
  has_more: boolean
}

export interface TelephonyListCallsOfLocationInput {
  /** Location ID. */
  location_id: number
  /** First day, in local time. At most 40 characters. */
  date_from: string
  /** Last day, inclusive. At most 40 characters. */
  date_to: string
  /** Part of the phone number, in any format. At most 64 characters. */
  phone?: string | undefined
  /** Only calls of these types. */
  types?: readonly ('incoming' | 'outgoing' | 'internal')[] | undefined
  /** Only calls with these statuses. */
  statuses?: readonly ('success' | 'missed' | 'cancel' | 'busy' | 'notallowed' | 'notavailable' | 'notfound')[] | undefined
  /** Page number, starting at 1. Default: 1. From 0 to 1000000. */
  page?: number | undefined
  /** Elements per page. Default: 25. From 1 to 300. */
  limit?: number | undefined
}

export interface TelephonyListCallsOfLocationMeta {
  /** Number of this page, starting at 1. */
  page: number
  /** Whether there is another page. */
  has_more: boolean
}

export interface TelephonyApi {
  /**
   * List my Chains.
   * Returns the Chains with a Location in which you have a role, and the rights that you have in all of their Locations.
   */
  listChains(input?: Record<string, never>, options?: CallOptions): ListRequest<TelephonyListChainsItem>

  /**
   * Get the telephony settings of a Chain.
   * Needs `settings_access` in every Location of the Chain. Only a session can read the `crm_token`.
   */
  get(input: TelephonyGetInput, options?: CallOptions): Promise<Answer<Telephony>>

  /**
   * Issue the Chain's integration token.
   * The previous token stops working at once.
   */
  rotateToken(input: TelephonyRotateTokenInput, options?: KeyedCallOptions): Promise<Answer<Telephony>>

  /**
   * List call routes for the console.
   * Returns the Locations and people to which calls go, by subscriber or called number.
   */
  listRoutes(input: TelephonyListRoutesInput, options?: CallOptions): ListRequest<VoipRoute>

  /**
   * Replace the call routes from the console.
   * Replaces all routes of the Chain.
   */
  updateRoutes(input: TelephonyUpdateRoutesInput, options?: CallOptions): Promise<Answer<VoipRoute[]>>

  /**
   * Preview the route of a call in the console.
   * Uses the same rules as a real call; nothing is stored.
   */
  preview(input: TelephonyPreviewInput, options?: CallOptions): Promise<Answer<VoipPreview>>

  /**
   * List the calls of a Chain for the console.
   * Returns calls, newest first. Phone numbers are masked for people who cannot see those of clients.
   */
  listCallsOfChain(input: TelephonyListCallsOfChainInput, options?: CallOptions): ListRequest<ChainCall, TelephonyListCallsOfChainMeta>

  /**
   * List the calls of a Location for the console.
   * Returns calls, newest first. Phone numbers are masked for people who cannot see those of clients.
   */
  listCallsOfLocation(input: TelephonyListCallsOfLocationInput, options?: CallOptions): ListRequest<Call, TelephonyListCallsOfLocationMeta>
}

export const telephony: Record<keyof TelephonyApi, Operation> = {
  listChains: { method: 'GET', path: '/account/chains', by: 'person', pages: {} },
  get: { method: 'GET', path: '/account/chains/{chain_id}/telephony', by: 'person' },
  rotateToken: { method: 'POST', path: '/account/chains/{chain_id}/telephony/token', by: 'person', keyed: true },
  listRoutes: { method: 'GET', path: '/account/chains/{chain_id}/telephony/routes', by: 'person', pages: {} },
  updateRoutes: { method: 'PUT', path: '/account/chains/{chain_id}/telephony/routes', by: 'person', body: 'list' },
  preview: { method: 'POST', path: '/account/chains/{chain_id}/telephony/preview', by: 'person', body: 'object', fields: ['phone', 'diversion', 'user'], onlyReads: true },
  listCallsOfChain: { method: 'GET', path: '/account/chains/{chain_id}/calls', by: 'person', query: ['date_from', 'date_to', 'phone', 'types', 'statuses', 'page', 'limit'], pages: { by: 'page', size: ['limit', 300] } },
  listCallsOfLocation: { method: 'GET', path: '/account/locations/{location_id}/calls', by: 'person', query: ['date_from', 'date_to', 'phone', 'types', 'statuses', 'page', 'limit'], pages: { by: 'page', size: ['limit', 300] } },
}
