import type { CallOptions } from './call-options.ts'
import { FoyerError, type ToError } from './errors.ts'
import { isHeaderValue } from './header-value.ts'
import { readEvents, unreadable } from './read-events.ts'
import { maxPauseMs, wait } from './retry.ts'

export interface StreamEvent<Data> {
  id: string
  event: string
  data: Data
}

/** Events until the signal ends them; it reconnects by itself: `for await (const { data } of …)`. */
export type EventStream<Data> = AsyncGenerator<StreamEvent<Data>>

/** The signal ends the stream. */
export interface StreamOptions extends Omit<CallOptions, 'timeoutMs' | 'maxRetries'> {
  /** Starts after this event instead of now. */
  lastEventId?: string | undefined
  /** Called before each new attempt to connect, when the connection was lost, or the server asked to wait. */
  onLost?: ((lost: LostConnection) => void) | undefined
}

export interface LostConnection {
  /** Absent when the server ended the stream in order. */
  error: Error | undefined
  /** How long it waits before it connects again. */
  pauseMs: number
}

export interface StreamSource {
  /** Connects; throws a FoyerError if the server refuses. */
  open(lastEventId: string | undefined): Promise<Response>
  toError: ToError
}

// Used until the server says how long to wait.
const firstPauseMs = 1000
const shortestPauseMs = 100
const maxIdLength = 1000

/** Reconnects when the connection is lost, and continues after the last event. */
export async function* followStream(
  { open, toError }: StreamSource,
  { signal, lastEventId, onLost }: StreamOptions,
): AsyncGenerator<StreamEvent<unknown>> {
  let last = lastEventId
  let hasBeenOpen = false
  let pauseMs = firstPauseMs
  while (!signal?.aborted) {
    let lost: Error | undefined
    try {
      const response = await open(last)
      hasBeenOpen = true
      for await (const { id, event = 'message', data: text, retry } of readEvents(response, toError)) {
        pauseMs = Math.max(shortestPauseMs, Number(retry) || pauseMs)
        const data = text === undefined ? undefined : parse(text, toError)
        if (event === 'error') throw toRefusal(data, toError)
        if (id !== undefined && isUsable(id)) last = id
        if (data !== undefined) yield { id: last ?? '', event, data }
      }
    } catch (error) {
      if (signal?.aborted) return
      if (!isPassing(error, hasBeenOpen)) throw error
      lost = error as Error
    }
    const nextMs = Math.min(maxPauseMs, Math.max(shortestPauseMs, pauseAskedFor(lost) ?? pauseMs))
    onLost?.({ error: lost, pauseMs: nextMs })
    await wait(nextMs, signal).catch(() => undefined)
  }
}

/** Another one could not be sent back, and the stream could not go on after a lost connection. */
const isUsable = (id: string): boolean => id.length <= maxIdLength && isHeaderValue(id)

/** A server that never responded may not exist; one that asks to wait does. */
function isPassing(error: unknown, hasBeenOpen: boolean): boolean {
  if (!(error instanceof FoyerError) || error.isLocal) return false
  const { status } = error
  return status === 429 || (hasBeenOpen && (status === 0 || status >= 500))
}

const pauseAskedFor = (error: Error | undefined): number | undefined =>
  error instanceof FoyerError && error.retryAfterSeconds !== undefined
    ? error.retryAfterSeconds * 1000
    : undefined

function parse(text: string, toError: ToError): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw toError({ ...unreadable, message: 'An event of the stream is not JSON.', cause })
  }
}

/** What the server refused only after it had begun the stream. */
function toRefusal(data: unknown, toError: ToError): FoyerError {
  const { status, code, message, retry_after } = Object(data) as Record<string, unknown>
  if (typeof status !== 'number' || status < 400 || typeof message !== 'string')
    return toError({ ...unreadable, message: 'The stream ended with an error that cannot be read.' })
  return toError({
    status,
    message,
    code: typeof code === 'string' ? code : undefined,
    retryAfterSeconds: typeof retry_after === 'number' ? retry_after : undefined,
  })
}
