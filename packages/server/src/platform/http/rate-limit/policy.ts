/** Allows this many in any window of that length. */
export interface LimitPolicy {
  limit: number
  windowSeconds: number
}

export type LimitResult =
  | { isAllowed: true; policy: LimitPolicy; remaining: number }
  | { isAllowed: false; policy: LimitPolicy; retryAfterSeconds: number }

/** Where several processes share their counters; while Redis is away, each process counts for itself. */
export type RedisState = 'not_used' | 'connected' | 'away'

/** Counts what was allowed; what was refused does not count. */
export interface Limiter {
  take(bucket: string, policies: readonly LimitPolicy[]): Promise<LimitResult>
  /** Takes the latest count back, when it turned out not to count. */
  giveBack(bucket: string): Promise<void>
  readonly redis: RedisState
}

export const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/** Sends the draft's headers as the specification words them: on success `RateLimit-Reset` is the window's length. */
export function headersOf(result: LimitResult): Record<string, string> {
  const { limit, windowSeconds } = result.policy
  const seconds = result.isAllowed ? windowSeconds : result.retryAfterSeconds
  const headers: Record<string, string> = {
    'RateLimit-Policy': `${limit};w=${windowSeconds}`,
    'RateLimit-Remaining': String(result.isAllowed ? result.remaining : 0),
    'RateLimit-Reset': String(seconds),
  }
  if (!result.isAllowed) headers['Retry-After'] = String(seconds)
  return headers
}
