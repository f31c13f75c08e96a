// Printed from the contract by `npm run print`: change the contract, not this file.
import type { Answer, ListRequest } from '../../client/answer.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Operation } from '../../client/operation.ts'
import type { ApiRequest, EventType, Figures } from '../schemas.ts'

export interface InsightsFiguresInput {
  /** Partner ID. */
  partner_id: number
  /** How far back, from now. Default: "24h". */
  range?: '24h' | '7d' | '30d' | undefined
}

export interface InsightsRequestsInput {
  /** Partner ID. */
  partner_id: number
  /** Only requests with this method. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
  /** Only requests with such a status. */
  status_class?: '2xx' | '3xx' | '4xx' | '5xx' | undefined
  /** Only requests about this Location. */
  location_id?: number | undefined
  /** Only the request with this ID. At most 100 characters. */
  request_id?: string | undefined
  /** Only requests with this in their path. At most 100 characters. */
  path?: string | undefined
  /** Answered at this time or later; without an offset, in UTC. At most 40 characters. */
  from?: string | undefined
  /** Answered before this time; without an offset, in UTC. At most 40 characters. */
  till?: string | undefined
  /** Elements per page. Default: 50. From 1 to 300. */
  count?: number | undefined
  /** The `next_cursor` of the previous page. At most 1000 characters. */
  cursor?: string | undefined
}

export interface InsightsRequestsMeta {
  /** Cursor of the next page; null on the last page. */
  next_cursor: string | null
}

export interface InsightsApi {
  /**
   * Get the figures of a partner account.
   * Returns deliveries, installations and requests by the hour, by six hours for a week, and by the day for a month, in UTC and by the clock of the platform. Requests are counted about a second later.
   */
  figures(input: InsightsFiguresInput, options?: CallOptions): Promise<Answer<Figures>>

  /**
   * List requests to the API.
   * Returns the requests with the credentials of the partner within the last 7 days, newest first, about a second after their answer. A request that was refused with a valid token is among them, and says why. They contain no tokens, bodies, or values of queries. A page with a filter can be shorter than `count`, or even empty, and still have a `next_cursor`: continue until it is null. A cursor is valid for 15 minutes. A process that is killed loses the requests of its last second.
   */
  requests(input: InsightsRequestsInput, options?: CallOptions): ListRequest<ApiRequest, InsightsRequestsMeta>

  /**
   * List event types.
   * Returns every event that an endpoint can get: its body as a JSON Schema, and an example. It is the same for everybody.
   */
  eventTypes(input?: Record<string, never>, options?: CallOptions): ListRequest<EventType>
}

export const insights: Record<keyof InsightsApi, Operation> = {
  figures: { method: 'GET', path: '/account/partners/{partner_id}/figures', by: 'person', query: ['range'] },
  requests: { method: 'GET', path: '/account/partners/{partner_id}/requests', by: 'person', query: ['method', 'status_class', 'location_id', 'request_id', 'path', 'from', 'till', 'count', 'cursor'], pages: { by: 'cursor', size: ['count', 300] } },
  eventTypes: { method: 'GET', path: '/account/event_types', by: 'person', pages: {} },
}
