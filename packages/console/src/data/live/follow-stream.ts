import { FoyerError } from '@foyer/sdk/account'
import { foyer, type Notification } from '../../foyer.ts'

export interface LiveEvent {
  /** The last stored notification; a stream continues after it. */
  id: string
  data: Notification
}

interface FollowOptions {
  signal: AbortSignal
  lastEventId(): string | undefined
  onEvent(event: LiveEvent): void
  onLost(): void
  /** The server refuses the session. */
  onRefused(): void
}

const firstPauseMs = 500
const maxPauseMs = 15_000

/**
 * Follows the stream of the signed-in person, and connects again when it is lost, until the signal ends it. It also does
 * so at once when the browser goes offline or is back: a dead connection says nothing for long, and Foyer on this
 * machine is there without a network.
 */
export async function followStream(options: FollowOptions): Promise<void> {
  const { signal, onEvent, onLost, onRefused } = options
  for (let attempt = 0; !signal.aborted; attempt++) {
    const connection = untilNetworkChanges()
    let askedMs = 0
    try {
      const events = foyer.notifications.stream(
        { hints: 1 },
        {
          signal: AbortSignal.any([signal, connection.signal]),
          lastEventId: options.lastEventId(),
          // The SDK would connect again after one second, however often that fails.
          onLost: ({ error }) => {
            askedMs = pauseAskedFor(error)
            connection.abort()
          },
        },
      )
      for await (const { id, data } of events) {
        attempt = 0
        onEvent({ id, data })
      }
    } catch (error) {
      if (!(error instanceof FoyerError)) throw error
      if (error.status === 401 || error.status === 403) onRefused()
    } finally {
      connection.abort()
    }
    if (signal.aborted) return
    onLost()
    const waiting = untilNetworkChanges()
    const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** attempt) * (0.5 + Math.random())
    await pause(Math.max(pauseMs, askedMs), AbortSignal.any([signal, waiting.signal]))
    waiting.abort()
  }
}

const pauseAskedFor = (error: Error | undefined): number =>
  error instanceof FoyerError ? (error.retryAfterSeconds ?? 0) * 1000 : 0

/** Is aborted when the browser goes offline or is back. */
function untilNetworkChanges(): AbortController {
  const controller = new AbortController()
  const { signal } = controller
  for (const event of ['offline', 'online']) addEventListener(event, () => controller.abort(), { signal })
  return controller
}

const pause = (durationMs: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, durationMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
