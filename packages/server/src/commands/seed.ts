import { parseArgs } from 'node:util'
import type { Config } from '../config/config.ts'
import { generateWorld, type WorldSize } from '../features/sandbox/bulk-generator/generator.ts'
import { PlatformClock } from '../platform/clock.ts'
import { CommandError, CommandUsageError } from './command-error.ts'
import { withDatabase } from './with-database.ts'

/** `foyer seed` is only for sandboxes, because it creates data that nobody asked for. */
export async function seedWorld(config: Config, args: string[]): Promise<number> {
  if (config.mode === 'production') throw new CommandError('foyer seed fills sandboxes; this is production.')
  const clock = new PlatformClock()
  const size = { ...readSize(args), at: clock.now() }
  const begin = clock.real().getTime()
  const generated = await withDatabase(config, db => generateWorld(db, size, showProgress()))
  const seconds = ((clock.real().getTime() - begin) / 1000).toFixed(1)
  const [first, last] = [generated.locationIds[0], generated.locationIds.at(-1)]
  process.stdout.write(
    `Locations ${first}${first === last ? '' : `–${last}`}, ${generated.clients} clients, ${generated.appointments} appointments in ${seconds} s.\n`,
  )
  return 0
}

const barWidth = 24

/** A bar on stderr, while that is a terminal. */
function showProgress(): ((done: number, total: number) => void) | undefined {
  const { stderr } = process
  if (!stderr.isTTY) return undefined
  return (done, total) => {
    const filled = Math.round((barWidth * done) / total)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}  ${done} of ${total} Locations`
    stderr.write(`\r\x1b[K${done === total ? '' : bar}`)
  }
}

const defaults = {
  locations: 10,
  clients: 1000,
  appointments: 1000,
  staff: 5,
  services: 8,
  owner: 2,
  seed: 1,
}

function readSize(args: string[]): Omit<WorldSize, 'at'> {
  const names = [...Object.keys(defaults), 'into']
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]))
  let values: Record<string, string | undefined>
  try {
    values = parseArgs({ args, options }).values as Record<string, string | undefined>
  } catch (error) {
    throw new CommandUsageError((error as Error).message, 'seed')
  }
  const read = (name: string, fallback?: number) => {
    const text = values[name]
    if (text === undefined) return fallback
    if (!/^\d{1,9}$/.test(text)) throw new CommandUsageError(`--${name} must be a whole number.`, 'seed')
    return Number(text)
  }
  const { owner, ...numbers } = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, read(name, fallback)]),
  ) as typeof defaults
  const into = read('into')
  if (into === undefined && numbers.locations === 0)
    throw new CommandUsageError('There must be at least one Location.', 'seed')
  return { ...numbers, ownerId: owner, into }
}
