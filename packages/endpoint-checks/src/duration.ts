import type { Outcome } from './outcome.ts'

/** A share of the timeout: 3 s of 15 s. */
const slowShare = 1 / 5

export const isSlow = (milliseconds: number, { timeoutMs }: { timeoutMs: number }): boolean =>
  milliseconds > timeoutMs * slowShare

/** How long the slowest response took. */
export const slowestOf = (outcomes: Outcome[]): number =>
  Math.max(0, ...outcomes.map(each => (each.kind === 'response' ? each.durationMs : 0)))

export const inWords = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
