import { toIsoLocal } from '../../../platform/local-time.ts'
import { timestampOf, toRequestHeaders, webhookIdOf } from '../sending/request-headers.ts'
import type { AttemptRow } from './delivery.store.ts'

interface SentDelivery {
  id: number
  isTest: boolean
}

/** An attempt, as its partner sees it. */
export function toWireAttempt(delivery: SentDelivery, attempt: AttemptRow) {
  const { startedAt, signature, responseStatus, responseHead, responseBody } = attempt
  return {
    number: attempt.number,
    started_at: toIsoLocal(startedAt, 'UTC'),
    duration_ms: attempt.durationMs,
    request: { headers: signature === null ? {} : toSentHeaders(delivery, startedAt, signature) },
    answer:
      responseStatus === null
        ? null
        : { status: responseStatus, headers: toHeaders(responseHead ?? ''), body: responseBody },
    reason: attempt.reason,
    reported_failure: attempt.reportedFailure,
  }
}

function toSentHeaders(
  { id, isTest }: SentDelivery,
  startedAt: Date,
  signature: string,
): Record<string, string> {
  const timestamp = timestampOf(startedAt.getTime())
  const all = toRequestHeaders({ id: webhookIdOf(id), timestamp, signature, isTest })
  const headers: Record<string, string> = {}
  for (let index = 0; index < all.length; index += 2) headers[all[index] as string] = all[index + 1] as string
  return headers
}

/** Takes header lines as they arrived. A repeated header gets all its values. */
function toHeaders(head: string): Record<string, string> {
  const headers = new Map<string, string>()
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon < 0) continue
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    const before = headers.get(name)
    headers.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries(headers)
}
