// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { Consent, ConsentRequest } from '../schemas.ts'

export interface ConsentsListInput {
  /** Location ID. */
  location_id: number
}

export interface ConsentsWithdrawInput {
  /** Location ID. */
  location_id: number
  /** The `client_id` of OAuth2. At most 64 characters. */
  client_id: string
}

export interface ConsentsTakeOverInput {
  /** Location ID. */
  location_id: number
  /** The `client_id` of OAuth2. At most 64 characters. */
  client_id: string
}

export interface ConsentsGetRequestInput {
  /** From the consent page. At most 64 characters. */
  request_id: string
}

export interface ConsentsApproveRequestInput {
  /** From the consent page. At most 64 characters. */
  request_id: string
  /** Location ID. */
  location_id: number
}

export interface ConsentsApproveRequestData {
  /** Where the browser must go now. */
  redirect_url: string
}

export interface ConsentsDenyRequestInput {
  /** From the consent page. At most 64 characters. */
  request_id: string
}

export interface ConsentsDenyRequestData {
  /** Where the browser must go now. */
  redirect_url: string
}

export interface ConsentsApi {
  /**
   * List the consents of a Location.
   * Returns the OAuth clients that may access the Location, the scopes of each, who consented, and whether the consent is paused.
   */
  list(input: ConsentsListInput, options?: CallOptions): ListRequest<Consent>

  /**
   * Withdraw a consent.
   * All tokens of the client for this Location end at once.
   */
  withdraw(input: ConsentsWithdrawInput, options?: CallOptions): Promise<Answer<null>>

  /**
   * Take over a consent.
   * The consent becomes yours, even if a former owner gave it.
   */
  takeOver(input: ConsentsTakeOverInput, options?: KeyedCallOptions): Promise<Answer<Consent>>

  /**
   * Get a consent request.
   * Returns what an OAuth client asks for, for the page on which an owner decides. The request expires after 15 minutes.
   */
  getRequest(input: ConsentsGetRequestInput, options?: CallOptions): Promise<Answer<ConsentRequest>>

  /**
   * Give consent for a Location.
   * Needs the session of the browser that the OAuth client sent here.
   */
  approveRequest(input: ConsentsApproveRequestInput, options?: CallOptions): Promise<Answer<ConsentsApproveRequestData>>

  /**
   * Refuse consent.
   * The client gets `access_denied` and no access.
   */
  denyRequest(input: ConsentsDenyRequestInput, options?: CallOptions): Promise<Answer<ConsentsDenyRequestData>>
}

export const consents: Record<keyof ConsentsApi, Operation> = {
  list: { method: 'GET', path: '/account/locations/{location_id}/consents', by: 'person', pages: {} },
  withdraw: { method: 'DELETE', path: '/account/locations/{location_id}/consents/{client_id}', by: 'person', answersNothing: true },
  takeOver: { method: 'POST', path: '/account/locations/{location_id}/consents/{client_id}/take_over', by: 'person', keyed: true },
  getRequest: { method: 'GET', path: '/account/consent_requests/{request_id}', by: 'person' },
  approveRequest: { method: 'POST', path: '/account/consent_requests/{request_id}/approve', by: 'person', body: 'object', fields: ['location_id'] },
  denyRequest: { method: 'POST', path: '/account/consent_requests/{request_id}/deny', by: 'person' },
}
