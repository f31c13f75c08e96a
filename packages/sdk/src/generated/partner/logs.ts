// Printed from the contract by `npm run print`: change the contract, not this file.
import type { OptionalLocationId } from '../../client/location-id.ts'
import type { Operation } from '../../client/operation.ts'
import type { EventStream, StreamOptions } from '../../client/stream.ts'
import type { LogAttempt, LogDropped, LogReady, LogRequest } from '../schemas.ts'

export type LogsStreamInput = OptionalLocationId & {
  /** Only lines of this kind. */
  kind?: 'request' | 'attempt' | undefined
  /** Only lines with such a status; `none` for attempts without a response. */
  status_class?: '2xx' | '3xx' | '4xx' | '5xx' | 'none' | undefined
  /** Only requests whose path begins with this, such as `/api/v1/clients`. At most 200 characters. */
  path_prefix?: string | undefined
}

export interface LogsApi {
  /**
   * Stream requests and attempts as they happen.
   * Sends server-sent events: first `ready`, then a line for each request with your partner token or an access token of your OAuth clients, and each attempt of your webhook deliveries, from every process. Lines contain no tokens, queries, bodies or personal data. Nothing is stored: what happens while you are not connected is not sent later. When there are too many lines, some are dropped, and `dropped` says how many. A partner can have 5 streams at once.
   */
  stream(input?: LogsStreamInput, options?: StreamOptions): EventStream<LogReady | LogRequest | LogAttempt | LogDropped>
}

export const logs: Record<keyof LogsApi, Operation> = {
  stream: { method: 'GET', path: '/api/v2/logs/stream', by: 'partner', query: ['kind', 'status_class', 'location_id', 'path_prefix'], isStream: true },
}
