import type { openWebhookLog } from './webhook-log.ts'

type WebhookLog = Awaited<ReturnType<typeof openWebhookLog>>
type Range = Parameters<WebhookLog['replay']>[0]

export const usualOutcomes = ['failed', 'held'] as const

/**
 * Counts the deliveries that a replay would send, up to a limit. The log can't be filtered by sequence, so a range by
 * sequence counts all of the Location: it asks once too often rather than never.
 */
export async function countRange(
  log: WebhookLog,
  range: Range,
  { limit, signal }: { limit: number; signal: AbortSignal },
): Promise<number> {
  const { location_id, from, till, outcomes = usualOutcomes } = range
  let count = 0
  for (const outcome of outcomes) {
    let cursor: string | undefined
    do {
      const { data, meta } = await log.listDeliveries(
        { location_id, from, till, outcome, count: limit, cursor },
        { signal },
      )
      count += data.length
      cursor = meta.next_cursor ?? undefined
    } while (cursor && count < limit)
  }
  return count
}

/** Repeats the call while deliveries remain, because each one schedules a limited number. */
export async function replayRange(
  log: WebhookLog,
  range: Range,
  { onProgress, signal }: { onProgress(done: number, total: number): void; signal: AbortSignal },
): Promise<{ scheduled: number; remaining: number }> {
  let scheduled = 0
  for (;;) {
    signal.throwIfAborted()
    const { data } = await log.replay(range, { signal })
    scheduled += data.scheduled
    onProgress(scheduled, scheduled + data.remaining)
    if (data.remaining === 0 || data.scheduled === 0) return { scheduled, remaining: data.remaining }
  }
}
