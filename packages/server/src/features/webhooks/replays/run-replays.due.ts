import type { Context } from '../../../context.ts'
import { AppError } from '../../../platform/errors.ts'
import { hint, hintAfter } from '../../infrastructure/hints/hints.ts'
import { maxReplayFailures, replayBatchSize, retentionDays } from '../limits.ts'
import { getEligibility } from '../log/eligibility.ts'
import { sendAgain } from '../log/redeliver.ts'
import { retainedSince } from '../log/retention.ts'
import { lockBatch } from '../log/schedule.store.ts'
import {
  type ClaimedReplay,
  claimReplay,
  countFailure,
  deleteReplaysBefore,
  endReplay,
  listOpenReplays,
  type OpenReplay,
  saveReplayProgress,
} from './replays.store.ts'

/**
 * Goes on with every replay, a batch of each in turn. A batch is one transaction under the lock of its replay: when its
 * process dies, nothing of it has happened, and any worker takes it again.
 */
export async function runReplays(ctx: Context, stopping: AbortSignal): Promise<void> {
  let open = await listOpenReplays(ctx.db)
  while (open.length > 0 && !stopping.aborted) {
    const going: OpenReplay[] = []
    for (const replay of open) {
      if (stopping.aborted) return
      if (await runBatch(ctx, replay)) going.push(replay)
    }
    open = going
  }
}

/** Returns whether there is more to do now. */
async function runBatch(ctx: Context, { id, partnerId, locationId }: OpenReplay): Promise<boolean> {
  try {
    await getEligibility(ctx, { partnerId, locationId })
    return await ctx.db.transaction(async tx => {
      const replay = await claimReplay(tx, id)
      if (!replay) return false
      const at = ctx.clock.now()
      const { candidates, last } = await lockBatch(tx, { partnerId, locationId }, toBatch(ctx, replay))
      if (candidates.length > 0) await sendAgain(tx, candidates, at, id)
      await saveReplayProgress(tx, id, { scheduled: candidates.length, last, at })
      const ofDelivery = { location_id: locationId, delivery_id: null, resource: null }
      if (candidates.length > 0)
        hintAfter(ctx, tx, { kind: 'delivery', partner_id: partnerId, ...ofDelivery })
      hintAfter(ctx, tx, { kind: 'replay', partner_id: partnerId, replay_id: id })
      return last !== undefined
    })
  } catch (err) {
    await recordFailure(ctx, { id, partnerId, locationId }, err)
    return false
  }
}

function toBatch(ctx: Context, replay: ClaimedReplay) {
  const { from, till, outcomes, applicationId, url, resources, lastCreatedAt, lastDeliveryId } = replay
  return {
    range: {
      times: { from, till },
      outcomes,
      applicationId: applicationId ?? undefined,
      url: url ?? undefined,
      resources: resources ?? undefined,
      retainedSince: retainedSince(ctx),
    },
    after:
      lastCreatedAt && lastDeliveryId !== null
        ? { created_at: lastCreatedAt, id: lastDeliveryId }
        : undefined,
    size: replayBatchSize,
  }
}

/** A refusal ends it at once. After a failure of our own it is tried again some times, a second later. */
async function recordFailure(ctx: Context, { id, partnerId }: OpenReplay, err: unknown): Promise<void> {
  const isRefused = err instanceof AppError
  if (!isRefused) ctx.log.error({ err, replay_id: id, partner_id: partnerId }, 'a batch of a replay failed')
  if (!isRefused && (await countFailure(ctx.db, id)) < maxReplayFailures) return
  const reason = isRefused ? err.message : 'Something went wrong on our side. Start it again later.'
  await endReplay(ctx.db, id, { at: ctx.clock.now(), as: 'failed', reason })
  hint(ctx, { kind: 'replay', partner_id: partnerId, replay_id: id })
}

/** Replays are listed for as long as their deliveries. */
export const deleteOldReplays = (ctx: Context): Promise<void> =>
  deleteReplaysBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionDays * 24 * 60 * 60 * 1000))
