import { failureSentence } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { stopwatchMs } from '../../../platform/clock.ts'
import { seal } from '../../../platform/crypto/seal.ts'
import type { OutboundResult } from '../../../platform/network/outbound.ts'
import { attemptTimeoutMs, reportPollMs } from '../limits.ts'
import type { ClaimedDelivery } from '../sending/claims.store.ts'
import {
  type AttemptKey,
  type AttemptState,
  findAttempt,
  insertAttempt,
  removeAttempt,
  reported,
} from './listener-attempts.store.ts'

/** A body may hold a token of the partner, so it is never stored in plain text. */
export const sealPurpose = (deliveryId: number): string => `listener-attempt:${deliveryId}`

export const listenerEnded = failureSentence('listener_ended')

interface HandedOver {
  listenerId: number
  delivery: ClaimedDelivery
  /** Names and values alternate. */
  headers: string[]
  body: Buffer
}

/** Hands requests over to listeners, whose streams may be in other processes, and waits for their reports. */
export class HandOver {
  readonly #waiting = new Map<string, () => void>()

  constructor(
    private readonly ctx: Context,
    private readonly stopping: AbortSignal,
  ) {
    ctx.notifications.on(reported, key => this.#waiting.get(key)?.())
    stopping.addEventListener('abort', () => {
      for (const end of this.#waiting.values()) end()
    })
  }

  /**
   * Returns undefined when this process stops before the report has come: its own listeners cannot report to it any more,
   * and the stop would last longer than they can be continued.
   */
  async post({ listenerId, delivery, headers, body }: HandedOver): Promise<OutboundResult | undefined> {
    const { db, clock, key: ring } = this.ctx
    const key = { deliveryId: delivery.deliveryId, attempt: delivery.attempts + 1 }
    const startedMs = stopwatchMs()
    const at = clock.real()
    const reportBefore = new Date(at.getTime() + attemptTimeoutMs)
    const sealedBody = seal(ring, sealPurpose(key.deliveryId), body.toString())
    const request = JSON.stringify({
      ...toRequest(delivery, headers),
      attempt: key.attempt,
      report_before: reportBefore.toISOString(),
    })
    await db.transaction(tx =>
      insertAttempt(tx, { ...key, listenerId, request, sealedBody, at, reportBefore }),
    )
    await this.#waitForReport(key, startedMs + attemptTimeoutMs)
    const state = await removeAttempt(db, key)
    if (this.stopping.aborted && state && !state.isReported && !state.hasEnded) return undefined
    return toResult(state, stopwatchMs() - startedMs)
  }

  /** Ends with the report, with the listener, with this process, or when it is too late. */
  async #waitForReport(key: AttemptKey, endMs: number): Promise<void> {
    while (!this.stopping.aborted) {
      const leftMs = endMs - stopwatchMs()
      if (leftMs <= 0) return
      const hint = this.#hint(key, Math.min(leftMs, reportPollMs))
      const found = await findAttempt(this.ctx.db, key)
      if (!found || found.isReported || found.hasEnded || found.reportBefore <= this.ctx.clock.real()) return
      await hint
    }
  }

  /** It is asked for before the table is read, so that no hint is lost in between. */
  #hint({ deliveryId, attempt }: AttemptKey, timeoutMs: number): Promise<void> {
    const name = `${deliveryId}:${attempt}`
    return new Promise(resolve => {
      const end = () => {
        clearTimeout(timer)
        this.#waiting.delete(name)
        resolve()
      }
      const timer = setTimeout(end, timeoutMs)
      this.#waiting.set(name, end)
    })
  }
}

function toRequest(delivery: ClaimedDelivery, headers: string[]): Record<string, unknown> {
  const pairs = []
  for (let index = 0; index < headers.length; index += 2) pairs.push([headers[index], headers[index + 1]])
  return {
    headers: Object.fromEntries(pairs),
    location_id: delivery.locationId,
    application_id: delivery.applicationId,
    resource: delivery.resource,
    resource_id: delivery.resourceId,
    status: delivery.status,
    is_test: delivery.isTest,
  }
}

function toResult(state: AttemptState | undefined, waitedMs: number): OutboundResult {
  if (!state) return { durationMs: waitedMs, response: undefined, failure: listenerEnded }
  if (!state.isReported && state.hasEnded)
    return { durationMs: waitedMs, response: undefined, failure: failureSentence('listener_silent') }
  if (!state.isReported)
    return {
      durationMs: waitedMs,
      response: undefined,
      failure: failureSentence('listener_timeout', attemptTimeoutMs / 1000),
    }
  const { durationMs, status, head, body, error } = state
  if (status === null)
    return { durationMs, response: undefined, failure: failureSentence('listener_failed', error ?? '') }
  return { durationMs, response: { status, head, body }, failure: '' }
}
