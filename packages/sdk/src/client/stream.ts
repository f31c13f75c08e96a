import type { CallOptions } from './call-options.ts'
import { FoyerError } from './errors.ts'
import { wait } from './retry.ts'

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

/** Connects; throws a FoyerError if the server refuses. */
export type OpenStream = (lastEventId: string | undefined) => Promise<Response>

// Used until the server says how long to wait.
const firstPauseMs = 1000
const shortestPauseMs = 100
/** No event of Foyer comes near this. */
const maxEventLength = 16 * 1024 * 1024

/** Reconnects when the connection is lost, and continues after the last event. */
export async function* followStream(
  open: OpenStream,
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
      for await (const { id, event, data, retry } of readEvents(response)) {
        last = id ?? last
        pauseMs = Math.max(shortestPauseMs, Number(retry) || pauseMs)
        if (data !== undefined) yield { id: last ?? '', event: event ?? 'message', data: JSON.parse(data) }
      }
    } catch (error) {
      if (signal?.aborted) return
      if (!isPassing(error, hasBeenOpen)) throw error
      lost = error as Error
    }
    const nextMs = Math.max(shortestPauseMs, pauseAskedFor(lost) ?? pauseMs)
    onLost?.({ error: lost, pauseMs: nextMs })
    await wait(nextMs, signal).catch(() => undefined)
  }
}

/** A server that never responded may not exist; one that asks to wait does. */
function isPassing(error: unknown, hasBeenOpen: boolean): boolean {
  if (!(error instanceof FoyerError)) return hasBeenOpen
  const { status } = error
  return status === 429 || (hasBeenOpen && (status === 0 || status >= 500))
}

const pauseAskedFor = (error: Error | undefined): number | undefined =>
  error instanceof FoyerError && error.retryAfterSeconds !== undefined
    ? error.retryAfterSeconds * 1000
    : undefined

type Fields = Partial<Record<string, string>>

async function* readEvents(response: Response): AsyncGenerator<Fields> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  try {
    let text = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (text + value).split('\n\n')
      text = blocks.pop() ?? ''
      if (text.length > maxEventLength) throw new Error('An event of the stream is too large.')
      for (const block of blocks) yield toFields(block)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** A line that starts with a colon is a heartbeat. */
function toFields(block: string): Fields {
  const fields: Fields = {}
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 1).trimStart()
  }
  return fields
}
