// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions, KeyedCallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { NextId, Replay } from '../schemas.ts'

export interface ReplaysCountInput {
  /** Partner ID. */
  partner_id: number
  /** Location ID. */
  location_id: number
  /** Created at this time or later; without an offset, in UTC. At most 40 characters. */
  from: string
  /** Created before this time; now by default; without an offset, in UTC. At most 40 characters. */
  till?: string | undefined
  /** Only deliveries of this application. */
  application_id?: number | undefined
  /** Only deliveries to this URL. At most 4096 characters. */
  url?: string | undefined
  /** Only events of these kinds of records. */
  resources?: readonly ('salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation')[] | undefined
  /** Statuses of the deliveries to repeat. Default: ["failed","held"]. */
  outcomes?: readonly ('delivered' | 'failed' | 'held' | 'cancelled')[] | undefined
}

export interface ReplaysCountData {
  /** Number of deliveries, 100,000 at most. */
  count: number
  /** Whether there are more than a replay takes: narrow the range. */
  is_more: boolean
}

export interface ReplaysCreateInput {
  /** Partner ID. */
  partner_id: number
  /** Location ID. */
  location_id: number
  /** Created at this time or later; without an offset, in UTC. At most 40 characters. */
  from: string
  /** Created before this time; now by default; without an offset, in UTC. At most 40 characters. */
  till?: string | undefined
  /** Only deliveries of this application. */
  application_id?: number | undefined
  /** Only deliveries to this URL. At most 4096 characters. */
  url?: string | undefined
  /** Only events of these kinds of records. */
  resources?: readonly ('salon' | 'staff' | 'service' | 'service_category' | 'client' | 'record' | 'loyalty_card' | 'schedule' | 'good' | 'goods_operations_sale' | 'goods_operations_receipt' | 'goods_operations_consumable' | 'goods_operations_stolen' | 'goods_operations_move' | 'finances_operation')[] | undefined
  /** Statuses of the deliveries to repeat. Default: ["failed","held"]. */
  outcomes?: readonly ('delivered' | 'failed' | 'held' | 'cancelled')[] | undefined
}

export interface ReplaysListInput {
  /** Partner ID. */
  partner_id: number
  /** The `next_cursor` of the previous page. */
  cursor?: number | undefined
  /** Elements per page. Default: 25. From 1 to 100. */
  count?: number | undefined
}

export interface ReplaysGetInput {
  /** Partner ID. */
  partner_id: number
  /** Replay ID. */
  replay_id: number
}

export interface ReplaysStopInput {
  /** Partner ID. */
  partner_id: number
  /** Replay ID. */
  replay_id: number
}

export interface ReplaysApi {
  /**
   * Count what a replay would send.
   * Returns how many deliveries of the range can be sent again now. Nothing is sent. Deliveries that are already scheduled, or cannot be sent now, do not count.
   */
  count(input: ReplaysCountInput, options?: KeyedCallOptions): Promise<Answer<ReplaysCountData>>

  /**
   * Start a replay.
   * Sends deliveries of a range again, in batches, in the order in which they were created. A worker does it, also when you leave, and another one goes on when it ends. Returns 409 while two of your replays have not ended, if more than 100,000 deliveries match, or if none does.
   */
  create(input: ReplaysCreateInput, options?: KeyedCallOptions): Promise<Answer<Replay>>

  /**
   * List replays.
   * Returns the replays of the last 30 days, newest first.
   */
  list(input: ReplaysListInput, options?: CallOptions): ListRequest<Replay, NextId>

  /**
   * Get a replay.
   * Returns its progress, and how it ended.
   */
  get(input: ReplaysGetInput, options?: CallOptions): Promise<Answer<Replay>>

  /**
   * Stop a replay.
   * Ends it after the batch under way. What was scheduled before is sent. One that has ended stays as it is.
   */
  stop(input: ReplaysStopInput, options?: KeyedCallOptions): Promise<Answer<Replay>>
}

export const replays: Record<keyof ReplaysApi, Operation> = {
  count: { method: 'POST', path: '/account/partners/{partner_id}/replays/count', by: 'person', body: 'object', fields: ['location_id', 'from', 'till', 'application_id', 'url', 'resources', 'outcomes'], keyed: true },
  create: { method: 'POST', path: '/account/partners/{partner_id}/replays', by: 'person', body: 'object', fields: ['location_id', 'from', 'till', 'application_id', 'url', 'resources', 'outcomes'], keyed: true },
  list: { method: 'GET', path: '/account/partners/{partner_id}/replays', by: 'person', query: ['cursor', 'count'], pages: { by: 'cursor', size: ['count', 100] } },
  get: { method: 'GET', path: '/account/partners/{partner_id}/replays/{replay_id}', by: 'person' },
  stop: { method: 'POST', path: '/account/partners/{partner_id}/replays/{replay_id}/stop', by: 'person', keyed: true },
}
