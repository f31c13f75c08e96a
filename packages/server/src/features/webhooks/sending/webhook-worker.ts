import type { Context } from '../../../context.ts'
import { Database } from '../../../platform/database/database.ts'
import { repeat } from '../../../platform/repeat.ts'
import { fanOut } from '../fan-out/fan-out.ts'
import { fanOutEveryMs, partitionCheckMs } from '../limits.ts'
import { keepPartitions } from '../log/retention.ts'
import { Sender } from './sender.ts'

/** Opens the connections of the worker. Compiling its short statements would take longer than running them. */
export function openWebhookDatabase({ config, db, log }: Context): Database {
  const { databaseConnections: max } = config.webhooks
  return new Database({ ...db.connection, max, options: '-c jit=off' }, err =>
    log.warn({ err }, 'an idle connection of the webhook worker failed'),
  )
}

/** Everything between an event and its endpoints, on connections of its own. */
export function startWebhooks(program: Context): { stop(): Promise<void> } {
  const db = openWebhookDatabase(program)
  const ctx: Context = { ...program, db }
  const jobs = repeat(
    [
      { name: 'fan-out', everyMs: fanOutEveryMs, run: () => fanOut(ctx) },
      { name: 'keep-partitions', everyMs: partitionCheckMs, run: () => keepPartitions(ctx) },
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
