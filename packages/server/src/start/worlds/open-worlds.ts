import type { Context } from '../../context.ts'
import { type WorldMaker, Worlds } from '../../features/sandbox/worlds/worlds.ts'
import { watchWorlds } from '../../platform/metrics.ts'
import { repeat } from '../../platform/repeat.ts'
import { Lives } from './lives.ts'
import { runWorld } from './running-world.ts'
import { WorldPorts } from './world-ports.ts'

const idleCheckMs = 30_000

/** Nothing is made before the first world is asked for. */
export function openWorlds(main: Context): Worlds {
  const { clock, log, config } = main
  const lives = new Lives(main)
  const ports = new WorldPorts(config.worlds.ports)
  const cleaning = dropLeftOvers(main, lives)
  const maker: WorldMaker = {
    open: world => runWorld({ ...world, main, lives, ports }),
    async close() {
      await Promise.all([cleaning, jobs.stop()])
      await lives.close()
    },
  }
  const worlds = new Worlds({
    maker,
    clock,
    log,
    limit: config.worlds.limit,
    idleMinutes: config.worlds.idleMinutes,
  })
  watchWorlds(main.metrics, worlds)
  const jobs = repeat(
    [{ name: 'end-idle-worlds', everyMs: idleCheckMs, run: async () => worlds.endIdle() }],
    log,
  )
  return worlds
}

/** A process that was killed leaves its worlds behind. */
async function dropLeftOvers({ log }: Context, { databases }: Lives): Promise<void> {
  try {
    const dropped = await databases.dropLeftOvers()
    if (dropped.length > 0) log.info({ dropped }, 'databases of former worlds were dropped')
  } catch (err) {
    log.warn({ err }, 'databases of former worlds could not be dropped')
  }
}
