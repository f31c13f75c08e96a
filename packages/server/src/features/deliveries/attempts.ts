import { toIsoLocal } from '../../platform/local-time.ts'
import { toRequestHeaders } from '../webhooks/request-headers.ts'
import type { AttemptRow } from './delivery.store.ts'

/** An attempt, as its partner sees it. */
export function toWireAttempt(deliveryId: number, attempt: AttemptRow) {
  const { startedAt, signature, answerStatus, answerHead, answerBody } = attempt
  return {
    number: attempt.number,
    started_at: toIsoLocal(startedAt, 'UTC'),
    duration_ms: attempt.durationMs,
    request: { headers: signature === null ? {} : toRequestHeaders({ deliveryId, startedAt, signature }) },
    answer:
      answerStatus === null
        ? null
        : { status: answerStatus, headers: toHeaders(answerHead ?? ''), body: answerBody },
    reason: attempt.reason,
  }
}

/** Of lines as they came. */
function toHeaders(head: string): Record<string, string> {
  const lines = head.split('\n').filter(line => line !== '')
  return Object.fromEntries(
    lines.map(line => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    }),
  )
}
