import type { Round } from './load.ts'

export interface Side {
  /** Median of the rounds. */
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server's process alone, without database and load. */
  cpuUsPerRequest?: number
}

export interface Figures {
  name: string
  ours: Side
  floor: Side
  /** The spread of the ratios of neighbouring rounds. */
  ratio: { median: number; lowerQuartile: number; upperQuartile: number; rounds: number[] }
  goal?: number
  isReached?: boolean
  p99Goal?: number
  isP99Reached?: boolean
  /** The part of the processors that programs beside the benchmark used meanwhile. */
  othersShare?: number
  growth?: GrowthFigures
}

export interface GrowthFigures {
  smallMs: number
  largeMs: number
  ratio: number
  goal: number
  isReached: boolean
  /** As the planner of PostgreSQL estimates them. */
  smallCost: number
  largeCost: number
}

/** Interpolates between the two nearest values. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * part
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at % 1)
}

export const median = (values: number[]): number => quantile(values, 0.5)

export function toSide(rounds: Round[], cpuSeconds: number): Side {
  const latencies = rounds.flatMap(round => round.latenciesMs)
  return {
    requestsPerSecond: median(rounds.map(round => round.requestsPerSecond)),
    p50Ms: median(latencies),
    p99Ms: quantile(latencies, 0.99),
    cpuUsPerRequest: Number.isNaN(cpuSeconds) ? undefined : (cpuSeconds * 1e6) / latencies.length,
  }
}

export function toRatio(ours: Round[], floor: Round[]): Figures['ratio'] {
  const rounds = ours.map(
    (round, index) => round.requestsPerSecond / (floor[index]?.requestsPerSecond ?? Number.NaN),
  )
  return {
    median: median(rounds),
    lowerQuartile: quantile(rounds, 0.25),
    upperQuartile: quantile(rounds, 0.75),
    rounds,
  }
}
