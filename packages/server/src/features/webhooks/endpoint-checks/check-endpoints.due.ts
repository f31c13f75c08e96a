import type { Context } from '../../../context.ts'
import { repeat } from '../../../platform/repeat.ts'
import { hint } from '../../infrastructure/hints/hints.ts'
import {
  endpointCheckEveryMs,
  endpointCheckRetentionMs,
  endpointCheckSilenceMs,
  maxEndpointChecksAtOnce,
} from '../limits.ts'
import { BasisChanged } from './basis.ts'
import { type ClaimedCheck, claimChecks, deleteChecksBefore, endCheck } from './endpoint-checks.store.ts'
import { runCheck } from './run-check.ts'

/** Runs the checks that were asked for, a few at once. A stop ends those in flight, and says so. */
export function startEndpointChecks(ctx: Context): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const take = async () => {
    const count = maxEndpointChecksAtOnce - running.size
    if (count === 0) return
    const at = ctx.clock.real()
    const aliveUntil = new Date(at.getTime() + endpointCheckSilenceMs)
    for (const claimed of await claimChecks(ctx.db, { at, aliveUntil, count })) {
      const work = runToItsEnd(ctx, claimed, stopping.signal).finally(() => running.delete(work))
      running.add(work)
    }
  }
  const jobs = repeat(
    [
      { name: 'check-endpoints', everyMs: endpointCheckEveryMs, run: take },
      { name: 'delete-old-endpoint-checks', everyMs: 60 * 60 * 1000, run: () => deleteOldChecks(ctx) },
    ],
    ctx.log,
  )
  return {
    async stop() {
      stopping.abort()
      await jobs.stop()
      await Promise.all(running)
    },
  }
}

const deleteOldChecks = (ctx: Context): Promise<void> =>
  deleteChecksBefore(ctx.db, new Date(ctx.clock.real().getTime() - endpointCheckRetentionMs))

/** When even the end cannot be written, the run counts as interrupted as soon as it has been silent for long enough. */
async function runToItsEnd(ctx: Context, claimed: ClaimedCheck, signal: AbortSignal): Promise<void> {
  const end = async (as: 'finished' | 'interrupted', reason = '') => {
    await endCheck(ctx.db, claimed.id, { at: ctx.clock.real(), as, reason })
    hint(ctx, { kind: 'endpoint_check', partner_id: claimed.partnerId, check_id: claimed.id })
  }
  const line = { endpoint_check_id: claimed.id, partner_id: claimed.partnerId }
  try {
    await runCheck(ctx, claimed, signal).then(
      () => end('finished'),
      async err => {
        if (err instanceof BasisChanged) return end('interrupted', err.message)
        if (!signal.aborted) ctx.log.error({ err, ...line }, 'a check of an endpoint failed')
        await end(
          'interrupted',
          signal.aborted
            ? 'Foyer itself was stopped or restarted meanwhile. Check the endpoint again.'
            : 'Something went wrong on our side. Check the endpoint again.',
        )
      },
    )
  } catch (err) {
    ctx.log.error({ err, ...line }, 'the end of a check of an endpoint could not be written')
  }
}
