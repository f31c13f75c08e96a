import type { Context } from '../../../context.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { isBeingErased, lockClient } from '../erasures/erasures.store.ts'
import { beginErasure } from '../erasures/erasures.ts'
import {
  deleteOldCalls,
  deleteOldEvents,
  deleteOldRest,
  type InactiveCandidate,
  listCandidates,
  lockDueLocation,
  markApplied,
  type RetentionSettings,
} from './retention.store.ts'
import { beginning, daysAgo, monthsAgo } from './retention.ts'

const batch = { clients: 100, rows: 1000 }

interface Run {
  locationId: number
  settings: RetentionSettings
  stopping: AbortSignal | undefined
}

/** Applies the retention of every Location once a day. A run that is interrupted begins again: what is gone is gone. */
export async function applyRetention(ctx: Context, stopping?: AbortSignal): Promise<void> {
  const tried: number[] = []
  while (!stopping?.aborted) {
    const settings = await ctx.db.transaction(tx =>
      lockDueLocation(tx, { before: daysAgo(ctx, 1), excluded: tried }),
    )
    if (!settings) return
    tried.push(settings.locationId)
    await applyTo(ctx, { locationId: settings.locationId, settings, stopping })
  }
}

async function applyTo(ctx: Context, run: Run): Promise<void> {
  const { locationId, stopping } = run
  const counts = {
    clients: await eraseInactive(ctx, run),
    calls: await deleteCalls(ctx, run),
    events: await deleteEvents(ctx, run),
  }
  await ctx.db.transaction(async tx => {
    const parts = Object.entries(counts).filter(([, count]) => count > 0)
    if (parts.length > 0)
      await recordAudit(ctx, tx, {
        userId: null,
        action: 'retention-apply',
        locationId,
        note: parts.map(([kind, count]) => `${kind} ${count}`).join(', '),
      })
    if (!stopping?.aborted) await markApplied(tx, locationId, ctx.clock.now())
  })
}

async function eraseInactive(ctx: Context, { locationId, settings, stopping }: Run): Promise<number> {
  if (settings.client_months === null) return 0
  const since = monthsAgo(ctx, settings.client_months)
  let erased = 0
  for (const isDeleted of [false, true])
    for (let after = beginning; !stopping?.aborted; ) {
      const page = { locationId, since, isDeleted, after, limit: batch.clients }
      const candidates = await listCandidates(ctx.db, page)
      erased += await eraseThose(
        ctx,
        locationId,
        candidates.filter(({ isInactive }) => isInactive),
      )
      const last = candidates.at(-1)
      if (!last) break
      after = last
    }
  return erased
}

/** A client who became active since is looked at again, under the lock. */
const eraseThose = (ctx: Context, locationId: number, candidates: InactiveCandidate[]): Promise<number> =>
  ctx.db.transaction(async tx => {
    let erased = 0
    for (const { id: clientId, changedAt } of candidates.toSorted((left, right) => left.id - right.id)) {
      const key = { locationId, clientId }
      const client = await lockClient(tx, key)
      if (!client || client.changedAt !== changedAt || (await isBeingErased(tx, key))) continue
      await beginErasure(ctx, tx, { key, client, userId: null })
      erased++
    }
    return erased
  })

async function deleteCalls(ctx: Context, { locationId, settings, stopping }: Run): Promise<number> {
  if (settings.call_months === null) return 0
  const range = { locationId, before: monthsAgo(ctx, settings.call_months), limit: batch.rows }
  return inBatches(stopping, () => ctx.db.transaction(tx => deleteOldCalls(tx, range)))
}

async function deleteEvents(ctx: Context, { locationId, settings, stopping }: Run): Promise<number> {
  if (settings.delivery_days === null) return 0
  const range = { locationId, before: daysAgo(ctx, settings.delivery_days), limit: batch.rows }
  const deleted = await inBatches(stopping, () => ctx.db.transaction(tx => deleteOldEvents(tx, range)))
  await ctx.db.transaction(tx => deleteOldRest(tx, range))
  return deleted
}

async function inBatches(stopping: AbortSignal | undefined, work: () => Promise<number>): Promise<number> {
  let total = 0
  while (!stopping?.aborted) {
    const done = await work()
    total += done
    if (done < batch.rows) break
  }
  return total
}
