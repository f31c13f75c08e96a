import type { Outcome } from '@foyer/endpoint-checks'
import { sendRequest } from '../endpoint-checks/send-request.ts'
import { failureInWords } from '../errors/network-words.ts'
import type { DeliveryEvent, Report } from './listen-types.ts'

type Result = Omit<Report, 'listener_id' | 'delivery_id' | 'attempt'>

export interface Forwarded {
  result: Result
  /** Nobody listens there. */
  isUnreachable: boolean
}

export interface Target {
  to: URL
  timeoutMs: number
  stopwatchMs(): number
}

/** Sends a delivery to the local server as production would, and says what came of it. */
export async function forward(
  { headers, body }: Pick<DeliveryEvent, 'headers' | 'body'>,
  { to, timeoutMs, stopwatchMs }: Target,
): Promise<Forwarded> {
  const startedMs = stopwatchMs()
  const request = { headers, body: Buffer.from(body) }
  const outcome = await sendRequest(to, request, { timeoutMs, stopwatchMs }).catch(toFailure)
  const duration_ms = Math.round(stopwatchMs() - startedMs)
  return {
    result: { duration_ms, ...toResult(outcome, timeoutMs) },
    isUnreachable: outcome.kind === 'failure' && outcome.isUnreachable,
  }
}

/** Such as for a header that cannot be sent. */
const toFailure = (error: Error): Outcome => ({
  kind: 'failure',
  says: failureInWords(error),
  isUnreachable: false,
})

function toResult(outcome: Outcome, timeoutMs: number): Omit<Result, 'duration_ms'> {
  if (outcome.kind === 'response') {
    const { status, headers, body } = outcome
    return { status, headers, body }
  }
  if (outcome.kind === 'failure') return { error: toSentence(outcome.says) }
  return { error: `No complete response within ${timeoutMs / 1000} seconds.` }
}

const toSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
