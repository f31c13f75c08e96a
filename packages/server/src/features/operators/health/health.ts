import type { catalogue, DataOf } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import { listPlatformHours } from '../../infrastructure/figures/platform-figures.ts'
import { countFailingEndpoints } from '../../webhooks/endpoint-health/failing-endpoints.ts'
import { estimateWaiting, listWorkers, readDatabaseSize } from './health.store.ts'
import { findQueueState } from './queue.store.ts'
import { shortCache } from './short-cache.ts'
import { countWaiting } from './waiting.store.ts'

type Health = DataOf<typeof catalogue.operators.getHealth>
type WaitingForOperators = DataOf<typeof catalogue.operators.getWaiting>

const cachedMs = 5000

/** Operators who look at the same time, and pages that look again and again, cost one read. */
export const createHealth = (ctx: Context) => ({
  health: shortCache(ctx.clock, cachedMs, () => readHealth(ctx)),
  waiting: shortCache(ctx.clock, cachedMs, () => readWaiting(ctx)),
})

async function readHealth(ctx: Context): Promise<Health> {
  const at = ctx.clock.now()
  const queue = await findQueueState(ctx.db, at)
  const waiting = await estimateWaiting(ctx.db)
  const { size, tables } = await readDatabaseSize(ctx.db)
  return {
    at: at.toISOString(),
    queue: {
      oldest_due_at: queue.oldestDueAt?.toISOString() ?? null,
      lag_seconds: secondsSince(queue.oldestDueAt, at),
      due_queues: queue.dueQueues,
      waiting: waiting.deliveries,
      waiting_events: waiting.events,
    },
    failing_endpoints: await countFailingEndpoints(ctx.db),
    hours: await listHours(ctx),
    workers: await listWorkers(ctx.db),
    database: { size_bytes: size, tables },
  }
}

const shownHours = 24

const listHours = async (ctx: Context): Promise<Health['hours']> =>
  (await listPlatformHours(ctx, shownHours)).map(({ at, delivered, failed, requests, request_errors }) => ({
    at: at.toISOString(),
    deliveries: delivered + failed,
    failures: failed,
    requests,
    request_errors,
  }))

async function readWaiting(ctx: Context): Promise<WaitingForOperators> {
  const at = ctx.clock.now()
  const { oldestDueAt } = await findQueueState(ctx.db, at)
  return {
    ...(await countWaiting(ctx.db)),
    failing_endpoints: await countFailingEndpoints(ctx.db),
    lag_seconds: secondsSince(oldestDueAt, at),
  }
}

const secondsSince = (since: Date | null, at: Date): number =>
  since ? Math.max(0, Math.floor((at.getTime() - since.getTime()) / 1000)) : 0
