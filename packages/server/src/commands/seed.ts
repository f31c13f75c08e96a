import { parseArgs } from 'node:util'
import type { Config } from '../config/config.ts'
import { generateWorld, type WorldSize } from '../features/sandbox/bulk-generator/generator.ts'
import { PlatformClock } from '../platform/clock.ts'
import { CommandError } from './command-error.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: foyer seed [--locations 10] [--clients 1000] [--appointments 1000] [--staff 5] [--services 8]
                  [--into LOCATION_ID] [--owner USER_ID] [--seed 1]
Fills a sandbox with a world of that size. Clients and appointments are totals, spread over the Locations.`

/** `foyer seed` is only for sandboxes, because it creates data that nobody asked for. */
export async function seedWorld(config: Config, args: string[]): Promise<number> {
  if (config.mode === 'production') throw new CommandError('foyer seed fills sandboxes; this is production.')
  const clock = new PlatformClock()
  const size = { ...readSize(args), at: clock.now() }
  const begin = clock.real().getTime()
  const generated = await withDatabase(config, db => generateWorld(db, size))
  const seconds = ((clock.real().getTime() - begin) / 1000).toFixed(1)
  const [first, last] = [generated.locationIds[0], generated.locationIds.at(-1)]
  process.stdout.write(
    `Locations ${first}${first === last ? '' : `–${last}`}, ${generated.clients} clients, ${generated.appointments} appointments in ${seconds} s.\n`,
  )
  return 0
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
    throw new CommandError(`${(error as Error).message}\n${usage}`)
  }
  const read = (name: string, fallback?: number) => {
    const text = values[name]
    if (text === undefined) return fallback
    if (!/^\d{1,9}$/.test(text)) throw new CommandError(`--${name} must be a whole number.\n${usage}`)
    return Number(text)
  }
  const { owner, ...numbers } = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, read(name, fallback)]),
  ) as typeof defaults
  const into = read('into')
  if (into === undefined && numbers.locations === 0)
    throw new CommandError(`There must be at least one Location.\n${usage}`)
  return { ...numbers, ownerId: owner, into }
}
