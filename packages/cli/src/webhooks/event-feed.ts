import { setTimeout as pause } from 'node:timers/promises'
import { type Foyer, FoyerError } from '../sdk.ts'

type Webhooks = Pick<Foyer['webhooks'], 'listEvents'>

/** How long to wait for new events. */
const pauseMs = 2000
const page = 300

/** The newest events, oldest first. */
export async function readNewest(
  webhooks: Webhooks,
  { location_id, count }: { location_id: number; count: number },
) {
  const { meta } = await webhooks.listEvents({ location_id, count: 1 })
  return webhooks.listEvents({ location_id, after: Math.max(0, meta.last_sequence - count), count })
}

interface Following {
  location_id: number
  after: number
  signal: AbortSignal
  /** Called once when the server goes away, with the sequence after which the feed goes on when it is back. */
  onLost(after: number): void
  /** Called once when it responds again. */
  onBack(): void
}

/** Yields events as they happen, until the signal; while the server is away, it waits. */
export async function* followEvents(
  webhooks: Webhooks,
  { location_id, after, signal, onLost, onBack }: Following,
) {
  let last = after
  let isLost = false
  while (!signal.aborted) {
    const found = await webhooks
      .listEvents({ location_id, after: last, count: page }, { signal })
      .catch(error => {
        if (!isAway(error)) throw error
        return undefined
      })
    if (!found && !isLost) onLost(last)
    if (found && isLost) onBack()
    isLost = !found
    const data = found?.data ?? []
    yield* data
    last = data.at(-1)?.sequence ?? last
    if (data.length < page) await pause(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Nobody responded, or a proxy did for a server that is away. */
const isAway = (error: unknown): boolean =>
  error instanceof FoyerError &&
  !error.isLocal &&
  (error.status === 0 || (error.status >= 502 && error.status <= 504))
