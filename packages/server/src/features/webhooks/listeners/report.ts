import { type BodyOf, type catalogue, storedBodyBytes } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, invalid, notFound } from '../../../platform/errors.ts'
import { attemptTimeoutMs } from '../limits.ts'
import { reasonOf } from '../sending/send-delivery.ts'
import { isDeliveryOf, type Report, writeReport } from './listener-attempts.store.ts'
import { listenerUrl } from './listener-url.ts'
import { isListenerOf } from './listeners.store.ts'

const noListener = () => notFound('You have no such listener, or it has ended.')

type ReportInput = BodyOf<typeof catalogue.webhooks.reportAttempt>

/** Passes the response to the worker that waits for it, wherever that runs; `also` belongs to the same change. */
export async function reportAttempt(
  ctx: Context,
  { partnerId, listenerId }: { partnerId: number; listenerId: number },
  input: ReportInput,
  also?: (tx: Tx) => Promise<void>,
) {
  if (!(await isListenerOf(ctx.db, { listenerId, partnerId }))) throw noListener()
  const report = toReport(input)
  const { delivery_id, attempt } = input
  const key = { deliveryId: delivery_id, attempt, listenerId, partnerId }
  const isWritten = await ctx.db.transaction(async tx => {
    if (!(await writeReport(tx, key, { ...report, at: ctx.clock.real() }))) return false
    await also?.(tx)
    return true
  })
  if (!isWritten) {
    const isKnown = await isDeliveryOf(ctx.db, {
      deliveryId: delivery_id,
      partnerId,
      url: listenerUrl(listenerId),
    })
    throw isKnown
      ? conflict(
          `This attempt was reported already, or is over: a report counts within ${attemptTimeoutMs / 1000} seconds.`,
        )
      : notFound('This listener has no such delivery.')
  }
  const { status, head, body, error } = report
  const reason = reasonOf({
    response: status === null ? undefined : { status, head, body },
    failure: error ?? '',
  })
  return {
    delivery_id,
    attempt,
    outcome: reason === '' ? ('delivered' as const) : ('failed' as const),
    reason,
  }
}

function toReport({ status, headers = {}, body = '', error, duration_ms }: ReportInput): Report {
  if ((status === undefined) === (error === undefined))
    throw invalid({ status: ['or error must be given, and only one of them'] })
  const lines = Object.entries(headers).map(([name, value]) => toLine(`${name.toLowerCase()}: ${value}`))
  return {
    durationMs: duration_ms,
    status: status ?? null,
    head: lines.join('\r\n'),
    body: toStored(Buffer.from(body).subarray(0, storedBodyBytes).toString()),
    error: error === undefined ? null : toStored(error),
  }
}

/** A header is one line of the log. */
const toLine = (text: string): string => toStored(text).replaceAll(/[\r\n]+/g, ' ')

/** PostgreSQL does not store NUL in a text. */
const toStored = (text: string): string => text.replaceAll('\u0000', '\ufffd')
