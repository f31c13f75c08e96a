import { maxBodyBytes, storedBodyBytes } from '@foyer/contract'
import type { Delivery, Outcome, RequestForm } from '@foyer/endpoint-checks'
import type { Context } from '../../../context.ts'
import { failureReason, isUnreachable, tlsProblem } from '../../../platform/network/failure-reason.ts'
import { toTarget } from '../../../platform/network/outbound.ts'
import { connectOnce, type SingleOptions, sendSingle } from '../../../platform/network/single-request.ts'
import { attemptTimeoutMs } from '../limits.ts'

interface Target {
  ctx: Context
  url: URL
  signal: AbortSignal
}

const slowPauseMs = 100

const optionsOf = ({ config, resolve }: Context): SingleOptions => ({
  mode: config.mode,
  privateNetworks: config.privateNetworks,
  resolve,
  timeoutMs: attemptTimeoutMs,
  storedBodyBytes,
  maxBodyBytes,
})

/** Sends requests to a URL of a partner as the dispatcher does: only to addresses that are allowed. */
export const postTo =
  ({ ctx, url, signal }: Target) =>
  async ({ headers, body }: Delivery, form: RequestForm = {}): Promise<Outcome> => {
    const { method = 'POST', parts = [body], isCut = false } = form
    const length = body.length
    const request = { ...toTarget(url), method, headers, parts, length, isCut, pauseMs: slowPauseMs }
    const result = await sendSingle(optionsOf(ctx), request, signal)
    if (result.kind === 'response') return { ...result, headers: toHeaders(result.head) }
    if (result.kind !== 'failure') return result
    const { error } = result
    return { kind: 'failure', says: toWords(failureReason(error)), isUnreachable: isUnreachable(error) }
  }

interface Certificate {
  /** False when nobody could be asked for it, so that nothing is known of it. */
  isKnown: boolean
  problem: string | undefined
}

export async function checkCertificate({ ctx, url, signal }: Target): Promise<Certificate> {
  const error = await connectOnce(optionsOf(ctx), url)
  signal.throwIfAborted()
  const problem = error && tlsProblem(error)
  return { isKnown: !error || problem !== undefined, problem: problem && toWords(problem) }
}

const toHeaders = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .split('\r\n')
      .filter(Boolean)
      .map(line => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon), line.slice(colon + 2)]
      }),
  )

/** A sentence as a part of another. */
const toWords = (sentence: string): string =>
  `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`
