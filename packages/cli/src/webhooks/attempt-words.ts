import type { catalogue, DataOf } from '@foyer/contract'
import type { Output } from '../terminal/output.ts'
import { readableDuration, readableTime } from '../terminal/times.ts'
import { eventOf, paintStatus } from './delivery-words.ts'

type DeliveryWithAttempts = DataOf<typeof catalogue.webhooks.getDelivery>

/** A delivery and its attempts, for people. */
export function deliveryInWords(output: Output, delivery: DeliveryWithAttempts): string {
  const { id, webhook_id, location_id, url, outcome, reason, created_at, body, log } = delivery
  return [
    `Delivery ${id}  ${paintStatus(output, outcome, outcome)}${reason ? `: ${reason}` : ''}`,
    `Event       ${eventOf(delivery)} in Location ${location_id}`,
    `URL         ${url}`,
    `Created     ${readableTime(created_at)} UTC`,
    `webhook-id  ${webhook_id}`,
    `Body        ${body ?? 'not readable any more'}`,
    ...log.map(attempt => attemptInWords(output, attempt)),
    ...(log.length === 0 ? ['No attempt yet.'] : []),
  ].join('\n')
}

function attemptInWords({ paint }: Output, attempt: DeliveryWithAttempts['log'][number]): string {
  const { number, started_at, duration_ms, answer, reason, request } = attempt
  const result = answer ? String(answer.status) : 'no response'
  const head = `Attempt ${number}  ${readableTime(started_at)} UTC  ${result} in ${readableDuration(duration_ms)}`
  return [
    '',
    paint(reason ? 'red' : 'green', reason ? `${head}: ${reason}` : head),
    ...headerLines('>', request.headers),
    ...(answer ? ['', ...headerLines('<', answer.headers), ...(answer.body ? ['', answer.body] : [])] : []),
  ].join('\n')
}

const headerLines = (sign: string, headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${sign} ${name}: ${value}`)
