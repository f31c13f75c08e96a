import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { Database } from '../../src/platform/database/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { ShutdownStack } from '../../src/start/shutdown-stack.ts'
import type { BenchWorld } from '../comparison.ts'
import type { Benchmark } from './benchmarks.ts'
import { startDatabase } from './database.ts'
import type { Figures } from './figures.ts'
import { startFloors } from './floor.ts'
import { measureGrowth } from './growth.ts'
import { measure } from './measure.ts'
import { fillWorld, openWorldFolder } from './prepared-world.ts'
import { startServer } from './server.ts'

export interface RunOptions {
  rounds: number
  /** Measures only the comparisons whose name contains this text. */
  only: string
  profileDir?: string
  /** How many clients and appointments the large Location has, for benchmarks that need one. */
  rows: number
  /** Builds that world again, although an earlier run has left it. */
  isFresh: boolean
  signal: AbortSignal
  onProgress(line: string): void
}

/** Runs one benchmark in its own world, which is deleted afterwards unless it took long to build. */
export async function runBenchmark(benchmark: Benchmark, options: RunOptions): Promise<Figures[]> {
  const shutdownStack = new ShutdownStack(createLog({ level: 'error', destination: process.stderr }))
  try {
    return await compareAll(benchmark, options, shutdownStack)
  } finally {
    await shutdownStack.run()
  }
}

async function compareAll(
  benchmark: Benchmark,
  options: RunOptions,
  shutdownStack: ShutdownStack,
): Promise<Figures[]> {
  const { rounds, only, signal, onProgress } = options
  const { world, serverPid, databaseUrl } = await prepare(benchmark, options, shutdownStack)
  signal.throwIfAborted()
  onProgress('starting the floors')
  const floors = await startFloors({ benchmark: benchmark.name, databaseUrl, ...world }, shutdownStack)

  const figures: Figures[] = []
  for (const [index, comparison] of benchmark.comparisons.entries()) {
    signal.throwIfAborted()
    if (!comparison.name.includes(only)) continue
    onProgress(`measuring ${comparison.name}`)
    const requests = await comparison.requests(world)
    const floor = { url: floors.urls[index] as string, pid: floors.pid }
    const ours = { url: world.apiUrl, pid: serverPid }
    const { growth } = comparison
    const grown = growth && (await measureGrowth({ url: ours.url, growth, world, signal }))
    const compared = await measure({ comparison, requests, ours, floor, rounds, signal })
    figures.push({ ...compared, growth: grown })
  }
  return figures
}

async function prepare({ needsRows }: Benchmark, options: RunOptions, shutdownStack: ShutdownStack) {
  const { rows, profileDir, signal, onProgress } = options
  onProgress('starting the database and the server')
  const dataDir = needsRows ? await openWorldFolder(options) : await makeFolder(shutdownStack)
  const databaseUrl = await startDatabase(dataDir, shutdownStack)
  signal.throwIfAborted()
  const {
    pid: serverPid,
    apiUrl,
    appUrl,
  } = await startServer({ databaseUrl, dataDir, profileDir }, shutdownStack)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  shutdownStack.add('pool', () => pool.end())
  const db = new Database({ connectionString: databaseUrl, max: 2 }, () => undefined)
  shutdownStack.add('connections', () => db.close())
  if (needsRows) onProgress(`filling Locations with 1000 and ${rows} clients and appointments, if need be`)
  const locations = needsRows ? await fillWorld(db, dataDir, rows) : { small: nowhere, large: nowhere }
  const world: BenchWorld = { apiUrl, appUrl, pool, db, locations }
  return { world, serverPid, databaseUrl }
}

const nowhere = { locationId: 0, clientId: 0, staffId: 0, serviceId: 0 }

async function makeFolder(shutdownStack: ShutdownStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  shutdownStack.add('folder', () => rm(folder, { recursive: true, force: true }))
  // PostgreSQL never runs as root, so when root starts it, its own user must be able to enter the folder.
  await chmod(folder, 0o755)
  return folder
}
