import type { Context } from '../../../context.ts'
import { Database } from '../../../platform/database/database.ts'
import { repeat } from '../../../platform/repeat.ts'
import { startEndpointChecks } from '../endpoint-checks/check-endpoints.due.ts'
import { fanOut } from '../fan-out/fan-out.ts'
import { fanOutEveryMs, listenerCheckMs, partitionCheckMs } from '../limits.ts'
import { endListeners } from '../listeners/end-listeners.ts'
import { keepPartitions } from '../log/retention.ts'
import { Sender } from './sender.ts'

/**
 * The worker's statements each have one right plan, by index and in the order of the index, and are planned once: their
 * partitioned tables take longer to plan than to read, and an empty queue would teach the planner to sort it.
 */
const planning = ['plan_cache_mode=force_generic_plan', 'enable_bitmapscan=off', 'enable_sort=off', 'jit=off']

/**
 * A machine that loses power closes no connection, so PostgreSQL checks that the other side is still there, and lets go of
 * the worker's locks after about 15 seconds.
 */
const silence = ['tcp_keepalives_idle=5', 'tcp_keepalives_interval=3', 'tcp_keepalives_count=3']

/** Opens connections whose settings suit the statements of the worker. */
export function openWebhookDatabase({ config, db, log }: Context): Database {
  const { databaseConnections: max } = config.webhooks
  const options = [...planning, ...silence].map(setting => `-c ${setting}`).join(' ')
  return new Database({ ...db.connection, max, options }, err =>
    log.warn({ err }, 'an idle connection of the webhook worker failed'),
  )
}

/** Everything between an event and its endpoints, on connections of its own. */
export function startWebhooks(program: Context): { stop(): Promise<void> } {
  const db = openWebhookDatabase(program)
  const ctx: Context = { ...program, db }
  const jobs = repeat(
    [
      { name: 'fan-out', everyMs: fanOutEveryMs, run: stopping => fanOut(ctx, stopping) },
      { name: 'end-listeners', everyMs: listenerCheckMs, run: () => endListeners(ctx) },
      { name: 'keep-partitions', everyMs: partitionCheckMs, run: () => keepPartitions(ctx) },
    ],
    ctx.log,
  )
  const sender = new Sender(ctx)
  const checks = startEndpointChecks(program)
  return {
    async stop() {
      // At the same time, so that a slow job does not keep the sender from learning that it stops.
      await Promise.all([jobs.stop(), sender.stop(), checks.stop()])
      await db.close()
    },
  }
}
