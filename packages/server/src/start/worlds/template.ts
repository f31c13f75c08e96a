import type { Context } from '../../context.ts'
import { seedDemoWorld } from '../../features/sandbox/demo-world/demo.ts'
import { PlatformClock } from '../../platform/clock.ts'
import { vacuumAll } from '../../platform/database/bulk-load.ts'
import type { ConnectionOptions } from '../../platform/database/database.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { openContext } from '../open-context.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { ShutdownStack } from '../shutdown-stack.ts'

/** Fills an empty database with the demo world of today, and leaves it without connections, so that it can be copied. */
export async function fillTemplate(main: Context, connection: ConnectionOptions): Promise<void> {
  const shutdownStack = new ShutdownStack(main.log)
  try {
    await prepareDatabase(main, connection)
    const config = { ...main.config, demoWeek: false }
    const parts = {
      ...main,
      config,
      clock: new PlatformClock(),
      metrics: createMetrics({ ofProcess: false }),
    }
    const ctx = await openContext(parts, connection, shutdownStack)
    await seedDemoWorld(ctx)
    await vacuumAll(ctx.db)
  } finally {
    await shutdownStack.run()
  }
}
