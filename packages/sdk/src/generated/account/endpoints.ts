// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { Receiver } from '../schemas.ts'

export interface EndpointsListInput {
  /** Location ID. */
  location_id: number
}

export interface EndpointsSwitchInput {
  /** Location ID. */
  location_id: number
  /** Endpoint ID. */
  receiver_id: number
  /** true turns it off. */
  is_switched_off: boolean
}

export interface EndpointsTakeOverInput {
  /** Location ID. */
  location_id: number
  /** Endpoint ID. */
  receiver_id: number
}

export interface EndpointsApi {
  /**
   * List the webhook endpoints of a Location.
   * Returns every endpoint of the Location: its partner, whose rights it uses, what it is subscribed to, and why nothing is sent to it.
   */
  list(input: EndpointsListInput, options?: CallOptions): ListRequest<Receiver>

  /**
   * Turn an endpoint off or on.
   * It stays off, whatever its partner sets. Scheduled deliveries are cancelled.
   */
  switch(input: EndpointsSwitchInput, options?: CallOptions): Promise<Answer<Receiver>>

  /**
   * Take over an endpoint of a person.
   * For owners. The endpoint then gets what you may see, including phone numbers, and is no longer paused. Events from the time of the pause are not sent later.
   */
  takeOver(input: EndpointsTakeOverInput, options?: KeyedCallOptions): Promise<Answer<Receiver>>
}

export const endpoints: Record<keyof EndpointsApi, Operation> = {
  list: { method: 'GET', path: '/account/locations/{location_id}/receivers', by: 'person', pages: {} },
  switch: { method: 'PUT', path: '/account/locations/{location_id}/receivers/{receiver_id}', by: 'person', body: 'object', fields: ['is_switched_off'] },
  takeOver: { method: 'POST', path: '/account/locations/{location_id}/receivers/{receiver_id}/take_over', by: 'person', keyed: true },
}
