import type { Foyer } from '../connection.ts'
import { CommandFailure } from '../errors/command-failure.ts'

/** What the server sends to a listener. */
type ListenerEvent =
  | { type: 'ready'; listener_id: number; url: string; timeout_ms: number; secret_hints: string[] }
  | DeliveryEvent
  | { type: 'missed'; count: number }

export interface DeliveryEvent {
  type: 'delivery'
  listener_id: number
  delivery_id: number
  attempt: number
  webhook_id: string
  headers: Record<string, string>
  body: string
  location_id: number
  application_id: number | null
  resource: string
  resource_id: number
  status: string
  is_test: boolean
}

/** What came of an attempt: the response of the local server, or why there was none. */
export interface Report {
  listener_id: number
  delivery_id: number
  attempt: number
  duration_ms: number
  status?: number
  headers?: Record<string, string>
  body?: string
  error?: string
}

/** A line of the log. */
export type LogEvent =
  | { type: 'ready' }
  | {
      type: 'request'
      at: string
      method: string
      path: string
      status: number
      duration_ms: number
      request_id: string
      location_id: number | null
    }
  | {
      type: 'attempt'
      at: string
      delivery_id: number
      attempt: number
      url: string
      event: string
      location_id: number
      status: number | null
      duration_ms: number
      outcome: string
      reason: string
    }
  | { type: 'dropped'; count: number }

type Stream<Input, Data> = (input: Input, options: { signal: AbortSignal }) => AsyncIterable<{ data: Data }>

export interface ListenerOperations {
  listen: Stream<{ location_id?: number; events?: string[] }, ListenerEvent>
  reportAttempt(input: Report): Promise<unknown>
}

export type LogStream = Stream<
  { kind?: string; status_class?: string; location_id?: number; path_prefix?: string },
  LogEvent
>

/** The operations of `foyer listen`; a server without them is older than this command. */
export function listenerOperations(foyer: Foyer): ListenerOperations {
  const { listen, reportAttempt } = foyer.webhooks as Partial<ListenerOperations>
  if (!listen || !reportAttempt) throw new CommandFailure('This version of the API has no listeners.')
  return { listen, reportAttempt }
}

export function logStream(foyer: Foyer): LogStream {
  const { stream } = (foyer as { logs?: { stream?: LogStream } }).logs ?? {}
  if (!stream) throw new CommandFailure('This version of the API has no live log.')
  return stream
}
