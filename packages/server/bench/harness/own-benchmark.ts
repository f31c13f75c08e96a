import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createLog } from '../../src/platform/log.ts'
import { ShutdownStack } from '../../src/start/shutdown-stack.ts'
import { startDatabase } from './database.ts'
import { watchOtherPrograms } from './other-programs.ts'

/** One figure of a benchmark that is no comparison of requests. */
export interface Line {
  name: string
  /** The figure in words, ours first. */
  figure: string
  /** The value that the goal applies to; undefined where the figure says all. */
  ratio?: number
  goal?: { atLeast: number } | { atMost: number }
}

interface OwnOptions {
  rounds: number
  rows: number
  profileDir?: string
  /** Measures only the parts whose name contains this text. */
  only: string
  onProgress(line: string): void
}

interface OwnWorld extends OwnOptions {
  databaseUrl: string
  dataDir: string
  pool: pg.Pool
  shutdownStack: ShutdownStack
}

/** A benchmark that starts and measures its own processes. */
export type OwnBenchmark = (world: OwnWorld) => Promise<Line[]>

export async function runOwnBenchmark(run: OwnBenchmark, options: OwnOptions): Promise<string> {
  const shutdownStack = new ShutdownStack(createLog({ level: 'error', destination: process.stderr }))
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
    shutdownStack.add('folder', () => rm(dataDir, { recursive: true, force: true }))
    await chmod(dataDir, 0o755)
    const databaseUrl = await startDatabase(dataDir, shutdownStack)
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
    pool.on('error', () => undefined)
    shutdownStack.add('pool', () => pool.end())
    const others = watchOtherPrograms()
    const lines = await run({ ...options, databaseUrl, dataDir, pool, shutdownStack })
    const share = others()
    return [
      ...lines.map(toText),
      `others: ${share === undefined ? '–' : `${(share * 100).toFixed(0)} %`}`,
    ].join('\n')
  } finally {
    await shutdownStack.run()
  }
}

function toText({ name, figure, ratio, goal }: Line): string {
  if (ratio === undefined) return `${name}: ${figure}`
  const words = goal ? `   ${toGoal(ratio, goal)}` : ''
  return `${name}: ${figure}   ${ratio.toFixed(2)}${words}`
}

const toGoal = (ratio: number, goal: NonNullable<Line['goal']>): string =>
  'atLeast' in goal
    ? `goal ≥ ${goal.atLeast} ${ratio >= goal.atLeast ? '✓' : '✗'}`
    : `goal ≤ ${goal.atMost} ${ratio <= goal.atMost ? '✓' : '✗'}`
