import { setTimeout as pause } from 'node:timers/promises'
import type { Foyer } from '../connection.ts'

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

/** Yields events as they happen, until the signal. */
export async function* followEvents(
  webhooks: Webhooks,
  { location_id, after }: { location_id: number; after: number },
  signal: AbortSignal,
) {
  let last = after
  while (!signal.aborted) {
    const { data } = await webhooks.listEvents({ location_id, after: last, count: page }, { signal })
    yield* data
    last = data.at(-1)?.sequence ?? last
    if (data.length < page) await pause(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}
