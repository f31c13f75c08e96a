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
  /** The same value of every round, where there are several. */
  ratios?: number[]
  goal?: { atLeast: number } | { atMost: number }
}

/** A line with what is known only after the run. */
interface OwnFigures extends Line {
  isReached?: boolean
  othersShare?: number
}

interface OwnOptions {
  rounds: number
  rows: number
  profileDir?: string
  /** Measures only the parts whose name contains this text. */
  only: string
  signal: AbortSignal
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

export async function runOwnBenchmark(run: OwnBenchmark, options: OwnOptions): Promise<OwnFigures[]> {
  const shutdownStack = new ShutdownStack(createLog({ level: 'error', destination: process.stderr }))
  const { signal } = options
  let stopped: Promise<void> | undefined
  // Without its processes the benchmark fails wherever it is.
  signal.addEventListener('abort', () => {
    stopped = shutdownStack.run()
  })
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
    shutdownStack.add('folder', () => rm(dataDir, { recursive: true, force: true }))
    await chmod(dataDir, 0o755)
    const databaseUrl = await startDatabase(dataDir, shutdownStack)
    signal.throwIfAborted()
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
    pool.on('error', () => undefined)
    shutdownStack.add('pool', () => {
      // A query that still runs ends with the database, which is stopped next.
      pool.end().catch(() => undefined)
    })
    const others = watchOtherPrograms()
    const lines = await run({ ...options, databaseUrl, dataDir, pool, shutdownStack })
    const othersShare = others()
    return lines.map(line => ({ ...line, isReached: isReached(line), othersShare }))
  } finally {
    await stopped
    // What was being started at the interruption is stopped here.
    await shutdownStack.run()
  }
}

/** The figures as text, one line each. */
export function toLines(all: OwnFigures[]): string {
  const share = all[0]?.othersShare
  return [...all.map(toText), `others: ${share === undefined ? '–' : `${(share * 100).toFixed(0)} %`}`].join(
    '\n',
  )
}

function toText({ name, figure, ratio, goal, isReached }: OwnFigures): string {
  if (ratio === undefined) return `${name}: ${figure}`
  const words = goal ? `   ${toGoal(goal)} ${isReached ? '✓' : '✗'}` : ''
  return `${name}: ${figure}   ${ratio.toFixed(2)}${words}`
}

const toGoal = (goal: NonNullable<Line['goal']>): string =>
  'atLeast' in goal ? `goal ≥ ${goal.atLeast}` : `goal ≤ ${goal.atMost}`

function isReached({ ratio, goal }: Line): boolean | undefined {
  if (ratio === undefined || !goal) return undefined
  return 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost
}
