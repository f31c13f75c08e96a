import type { Context } from '../../../context.ts'
import { Database } from '../../../platform/database/database.ts'
import { repeat } from '../../../platform/repeat.ts'
import { fanOut } from '../fan-out/fan-out.ts'
import { keepPartitions } from '../log/retention.ts'
import { Sender } from './sender.ts'

const hour = 60 * 60 * 1000

/**
 * The worker's statements each have one right plan, by index and in the order of the index, and are planned once: their
 * partitioned tables would take longer to plan than to read, and an empty queue would teach the planner to sort it.
 */
const planning = ['plan_cache_mode=force_generic_plan', 'enable_bitmapscan=off', 'enable_sort=off', 'jit=off']

/** Everything between an event and the endpoints that hear of it, on connections of its own. */
export function startWebhooks(program: Context): { stop(): Promise<void> } {
  const options = planning.map(setting => `-c ${setting}`).join(' ')
  const db = new Database({ ...program.db.connection, max: 6, options }, err =>
    program.log.warn({ err }, 'an idle connection of the webhook worker failed'),
  )
  const ctx: Context = { ...program, db }
  const jobs = repeat(
    [
      { name: 'fan-out', everyMs: 250, run: () => fanOut(ctx) },
      { name: 'keep-partitions', everyMs: hour, run: () => keepPartitions(ctx) },
    ],
    ctx.log,
  )
  const sender = new Sender(ctx)
  return {
    async stop() {
      await jobs.stop()
      await sender.stop()
      await db.close()
    },
  }
}
