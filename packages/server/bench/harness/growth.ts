import type pg from 'pg'
import type { BenchWorld, Growth, LoadRequest } from '../comparison.ts'
import { Connection, toBytes } from './connection.ts'
import { type GrowthFigures, median } from './figures.ts'
import type { Recorded } from './record-statement.ts'

const warmUps = 6
const samples = 40

interface GrowthOptions {
  url: string
  growth: Growth
  world: BenchWorld
  signal: AbortSignal
}

/**
 * Sends one request at a time, alternating between the small and the large Location, and returns the median latencies
 * and the costs of the plans.
 */
export async function measureGrowth({ url, growth, world, signal }: GrowthOptions): Promise<GrowthFigures> {
  const { small, large } = world.locations
  const connection = await Connection.open(url)
  try {
    const smallMs: number[] = []
    const largeMs: number[] = []
    for (let round = 0; round < warmUps + samples && !signal.aborted; round++) {
      const isCounted = round >= warmUps
      const [one, other] = [
        await timeOf(connection, url, growth.request(small)),
        await timeOf(connection, url, growth.request(large)),
      ]
      if (isCounted) {
        smallMs.push(one)
        largeMs.push(other)
      }
    }
    signal.throwIfAborted()
    const ratio = median(largeMs) / median(smallMs)
    return {
      smallMs: median(smallMs),
      largeMs: median(largeMs),
      ratio,
      goal: growth.goal,
      isReached: ratio <= growth.goal,
      smallCost: await costOf(world.pool, await growth.statements(world, small)),
      largeCost: await costOf(world.pool, await growth.statements(world, large)),
    }
  } finally {
    connection.close()
  }
}

async function timeOf(connection: Connection, url: string, request: LoadRequest): Promise<number> {
  const bytes = toBytes(url, request)
  const start = performance.now()
  const answer = await connection.send(bytes)
  if (answer.status !== 200) throw new Error(`${request.path} answered:\n${answer.text()}`)
  return performance.now() - start
}

/** Returns the cost of all statements in the units of PostgreSQL's planner. */
async function costOf(pool: pg.Pool, statements: Recorded[]): Promise<number> {
  let cost = 0
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: { 'Total Cost': number } }[] }>(
      `explain (format json) ${text}`,
      values,
    )
    cost += rows[0]?.['QUERY PLAN'][0]?.Plan['Total Cost'] ?? Number.NaN
  }
  return cost
}
