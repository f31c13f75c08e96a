import { type Forwarded, forward, type Target } from './forward.ts'
import { openHandOvers } from './hand-overs.ts'
import type { DeliveryEvent, LostConnection, Report, Webhooks } from './listen-types.ts'

interface Listening extends Omit<Target, 'timeoutMs'> {
  filter: Parameters<Webhooks['listen']>[0]
  signal: AbortSignal
  onReady(ready: { url: string; secretHints: string[] }): void
  onDelivery(delivery: DeliveryEvent, report: Report, forwarded: Forwarded): void
  onMissed(count: number): void
  onLost(lost: LostConnection): void
  /** The server did not take a report, for instance because the attempt is over. */
  onUnreported(delivery: DeliveryEvent, error: Error): void
}

const usualTimeoutMs = 15_000

/** Forwards what happens to a local server until the signal, and reports what came of it. */
export async function listen(webhooks: Webhooks, listening: Listening): Promise<void> {
  const { filter, signal, onReady, onMissed, onLost, onDelivery, onUnreported } = listening
  let timeoutMs = usualTimeoutMs
  const handOvers = openHandOvers({
    async handle(delivery) {
      const { listener_id, delivery_id, attempt } = delivery
      const forwarded = await forward(delivery, { ...listening, timeoutMs })
      const report = { listener_id, delivery_id, attempt, ...forwarded.result }
      onDelivery(delivery, report, forwarded)
      return report
    },
    report: (delivery, report) =>
      webhooks.reportAttempt(report).then(
        () => true,
        error => {
          onUnreported(delivery, error as Error)
          return false
        },
      ),
  })
  for await (const { data } of webhooks.listen(filter, { signal, onLost })) {
    if (data.type === 'ready') {
      timeoutMs = data.timeout_ms
      onReady({ url: data.url, secretHints: data.secret_hints })
    } else if (data.type === 'missed') onMissed(data.count)
    else if (data.type === 'delivery') handOvers.take(data)
  }
  await handOvers.finish()
}
