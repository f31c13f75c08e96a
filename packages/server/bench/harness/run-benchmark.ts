import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createLog } from '../../src/platform/log.ts'
import { Undo } from '../../src/start/undo.ts'
import type { Benchmark } from './benchmarks.ts'
import { startDatabase } from './database.ts'
import type { Figures } from './figures.ts'
import { startFloors } from './floor.ts'
import { measure } from './measure.ts'
import { startServer } from './server.ts'

export interface RunOptions {
  rounds: number
  /** Measures only the comparisons whose name contains it. */
  only: string
  profileDir?: string
  signal: AbortSignal
  onProgress(line: string): void
}

/** A world of its own for one benchmark; nothing of it is left afterwards. */
export async function runBenchmark(benchmark: Benchmark, options: RunOptions): Promise<Figures[]> {
  const undo = new Undo(createLog({ level: 'error', destination: process.stderr }))
  try {
    return await compareAll(benchmark, options, undo)
  } finally {
    await undo.run()
  }
}

async function compareAll(benchmark: Benchmark, options: RunOptions, undo: Undo): Promise<Figures[]> {
  const { rounds, only, profileDir, signal, onProgress } = options
  onProgress('starting the database, the server and the floors')
  const dataDir = await makeFolder(undo)
  const databaseUrl = await startDatabase(dataDir, undo)
  signal.throwIfAborted()
  const server = await startServer({ databaseUrl, dataDir, profileDir }, undo)
  signal.throwIfAborted()
  const { apiUrl, appUrl } = server
  const floors = await startFloors({ benchmark: benchmark.name, databaseUrl, apiUrl, appUrl }, undo)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  undo.add('pool', () => pool.end())

  const figures: Figures[] = []
  for (const [index, comparison] of benchmark.comparisons.entries()) {
    signal.throwIfAborted()
    if (!comparison.name.includes(only)) continue
    onProgress(`measuring ${comparison.name}`)
    const requests = await comparison.requests({ apiUrl, appUrl, pool })
    const floor = { url: floors.urls[index] as string, pid: floors.pid }
    const ours = { url: apiUrl, pid: server.pid }
    figures.push(await measure({ comparison, requests, ours, floor, rounds, signal }))
  }
  return figures
}

async function makeFolder(undo: Undo): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  undo.add('folder', () => rm(folder, { recursive: true, force: true }))
  // PostgreSQL never runs as root: started by root, it needs a folder that its own user can enter.
  await chmod(folder, 0o755)
  return folder
}
