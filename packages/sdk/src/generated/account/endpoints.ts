// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { LocationDelivery, Receiver } from '../schemas.ts'

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

export interface EndpointsListDeliveriesInput {
  /** Location ID. */
  location_id: number
  /** Only this kind of record. */
  resource?: 'salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation' | undefined
  /** Only this record; needs `resource`. */
  resource_id?: number | undefined
  /** Only this change of a record. */
  status?: 'create' | 'update' | 'delete' | undefined
  /** Only deliveries with this status. */
  outcome?: 'scheduled' | 'delivered' | 'failed' | 'held' | 'cancelled' | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
  /** The `next_cursor` of the previous page. At most 1000 characters. */
  cursor?: string | undefined
}

export interface EndpointsListDeliveriesMeta {
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null
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

  /**
   * List what was sent to partners about a Location.
   * Returns the deliveries of the last 30 days that are about records of the Location, newest event first: what was sent to whom, and how the endpoint responded. Name a record to follow it alone. Only records that you may read are listed; 403 if you ask for others. Tests and marketplace webhooks are not listed. A page with a filter can be shorter than `count`, or even empty, and still have a `next_cursor`: continue until it is null. A cursor is valid for 15 minutes.
   */
  listDeliveries(input: EndpointsListDeliveriesInput, options?: CallOptions): ListRequest<LocationDelivery, EndpointsListDeliveriesMeta>
}

export const endpoints: Record<keyof EndpointsApi, Operation> = {
  list: { method: 'GET', path: '/account/locations/{location_id}/receivers', by: 'person', pages: {} },
  switch: { method: 'PUT', path: '/account/locations/{location_id}/receivers/{receiver_id}', by: 'person', body: 'object', fields: ['is_switched_off'] },
  takeOver: { method: 'POST', path: '/account/locations/{location_id}/receivers/{receiver_id}/take_over', by: 'person', keyed: true },
  listDeliveries: { method: 'GET', path: '/account/locations/{location_id}/deliveries', by: 'person', query: ['resource', 'resource_id', 'status', 'outcome', 'count', 'cursor'], pages: { by: 'cursor', size: ['count', 100] } },
}
