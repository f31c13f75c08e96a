// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { LocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { Call, ChainCall, VoipPreview, VoipRoute } from '../schemas.ts'

export interface VoipIntegrateInput {
  /** The Chain's integration token, from its telephony settings. Can also be sent as `crmToken`. At most 128 characters. */
  crm_token?: string | undefined
  /** The Chain's integration token, from its telephony settings. Can also be sent as `crmToken`. At most 128 characters. */
  crmToken?: string | undefined
  /** `setup` enables or disables the integration, `event` announces a call, `history` reports a finished call. */
  command: 'setup' | 'event' | 'history'
  /** With `setup`, enable or disable; otherwise the direction of the call. */
  type: 'enable' | 'disable' | 'incoming' | 'outgoing' | 'internal'
  /** Phone number of the other party; empty if it is hidden. */
  phone?: string | number | undefined
  /** Number that was called. */
  diversion?: string | number | undefined
  /** SIP subscriber; takes precedence over `diversion` when a route is chosen. */
  user?: string | number | undefined
  /** Duration in seconds. From 0 to 604800. */
  duration?: number | undefined
  /** URL of the recording, http or https. At most 4096 characters. */
  link?: string | undefined
  /** Your own ID for the call; empty for none. */
  call_id?: string | number | undefined
  /** Result of the call; if omitted, `success` when `duration` is above 0, otherwise `missed`. */
  status?: 'success' | 'missed' | 'cancel' | 'busy' | 'notallowed' | 'notavailable' | 'notfound' | undefined
  /** When it started; if omitted, now; without an offset, in the Location's local time. At most 40 characters. */
  date?: string | undefined
}

export interface VoipIntegrateMeta {
  /** Confirms that the report was accepted. */
  message: string
}

export type VoipListCallsInput = LocationId & {
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

export interface VoipListCallsMeta {
  /** Number of this page, starting at 1. */
  page: number
  /** Whether there is another page. */
  has_more: boolean
}

export interface VoipListChainCallsInput {
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

export interface VoipListChainCallsMeta {
  /** Number of this page, starting at 1. */
  page: number
  /** Whether there is another page. */
  has_more: boolean
}

export interface VoipListRoutesInput {
  /** Chain ID. */
  chain_id: number
}

export interface VoipUpdateRoutesInput {
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

export interface VoipPreviewInput {
  /** Chain ID. */
  chain_id: number
  /** Phone number of the caller. At most 64 characters. */
  phone: string
  /** Called number. At most 64 characters. */
  diversion: string
  /** SIP subscriber. At most 64 characters. */
  user?: string | undefined
}

export interface VoipApi {
  /**
   * Report telephony events.
   * Send `setup` to enable or disable the integration, `event` when a call rings, and `history` when a call is over. Calls need `phone` and `diversion`. Sending the same `call_id` again updates the call; omitted fields stay as they are.
   */
  integrate(input: VoipIntegrateInput, options?: KeyedCallOptions): Promise<Answer<null, VoipIntegrateMeta>>

  /**
   * List the calls of a Location.
   * Returns calls, newest first. The range includes both days, in the time zone of the Location.
   */
  listCalls(input: VoipListCallsInput, options?: CallOptions): ListRequest<Call, VoipListCallsMeta>

  /**
   * List the calls of a Chain.
   * Returns calls, newest first. The range includes both days, in the time zone of the oldest Location of the Chain. Needs the right in every Location of the Chain.
   */
  listChainCalls(input: VoipListChainCallsInput, options?: CallOptions): ListRequest<ChainCall, VoipListChainCallsMeta>

  /**
   * List call routes.
   * Needs the right in every Location of the Chain. Returns 403 while telephony is not enabled.
   */
  listRoutes(input: VoipListRoutesInput, options?: CallOptions): ListRequest<VoipRoute>

  /**
   * Replace the call routes.
   * Replaces all routes of the Chain. Returns 403 while telephony is not enabled.
   */
  updateRoutes(input: VoipUpdateRoutesInput, options?: CallOptions): Promise<Answer<VoipRoute[]>>

  /**
   * Preview the route of a call.
   * Uses the same rules as a real call; nothing is stored. Returns 403 while telephony is not enabled.
   */
  preview(input: VoipPreviewInput, options?: CallOptions): Promise<Answer<VoipPreview>>
}

export const voip: Record<keyof VoipApi, Operation> = {
  integrate: { method: 'POST', path: '/api/v1/voip/integration', by: 'partner', body: 'object', fields: ['crm_token', 'crmToken', 'command', 'type', 'phone', 'diversion', 'user', 'duration', 'link', 'call_id', 'status', 'date'], keyed: true },
  listCalls: { method: 'GET', path: '/api/v1/voip/integration/calls', by: 'user', query: ['salon_id', 'date_from', 'date_to', 'phone', 'types', 'statuses', 'page', 'limit'], pages: { by: 'page', size: ['limit', 300] } },
  listChainCalls: { method: 'GET', path: '/api/v2/chains/{chain_id}/calls', by: 'user', query: ['date_from', 'date_to', 'phone', 'types', 'statuses', 'page', 'limit'], pages: { by: 'page', size: ['limit', 300] } },
  listRoutes: { method: 'GET', path: '/api/v2/chains/{chain_id}/voip/routes', by: 'user', pages: {} },
  updateRoutes: { method: 'PUT', path: '/api/v2/chains/{chain_id}/voip/routes', by: 'user', body: 'list' },
  preview: { method: 'POST', path: '/api/v2/chains/{chain_id}/voip/preview', by: 'user', body: 'object', fields: ['phone', 'diversion', 'user'], onlyReads: true },
}
