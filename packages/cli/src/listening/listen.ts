import { forward } from './forward.ts'
import type { DeliveryEvent, LostConnection, Report, Webhooks } from './listen-types.ts'

interface Listening {
  to: string
  filter: Parameters<Webhooks['listen']>[0]
  signal: AbortSignal
  onReady(ready: { url: string; secretHints: string[] }): void
  onDelivery(delivery: DeliveryEvent, report: Report): void
  onMissed(count: number): void
  onLost(lost: LostConnection): void
  /** The server did not take a report, for instance because the attempt is over. */
  onUnreported(delivery: DeliveryEvent, error: Error): void
}

const usualTimeoutMs = 15_000

/** Forwards what happens to a local server until the signal, and reports what came of it. */
export async function listen(webhooks: Webhooks, listening: Listening): Promise<void> {
  const { to, filter, signal, onReady, onMissed, onLost } = listening
  let timeoutMs = usualTimeoutMs
  const seen = new Set<string>()
  const underWay = new Set<Promise<void>>()
  for await (const { data } of webhooks.listen(filter, { signal, onLost })) {
    if (data.type === 'ready') {
      timeoutMs = data.timeout_ms
      onReady({ url: data.url, secretHints: data.secret_hints })
    } else if (data.type === 'missed') onMissed(data.count)
    else if (data.type === 'delivery') {
      // After a lost connection the same attempt may come again.
      const key = `${data.delivery_id} ${data.attempt}`
      if (seen.has(key)) continue
      seen.add(key)
      const work = handle(webhooks, data, { ...listening, timeoutMs, to }).finally(() =>
        underWay.delete(work),
      )
      underWay.add(work)
    }
  }
  await Promise.all(underWay)
}

async function handle(
  { reportAttempt }: Webhooks,
  delivery: DeliveryEvent,
  { to, timeoutMs, onDelivery, onUnreported }: Listening & { timeoutMs: number },
): Promise<void> {
  const { listener_id, delivery_id, attempt } = delivery
  const report = { listener_id, delivery_id, attempt, ...(await forward(delivery, { to, timeoutMs })) }
  onDelivery(delivery, report)
  await reportAttempt(report).catch(error => onUnreported(delivery, error as Error))
}
