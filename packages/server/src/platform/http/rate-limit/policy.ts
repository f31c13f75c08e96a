/** So many in any window of that length. */
export interface Policy {
  limit: number
  windowSeconds: number
}

export type Verdict =
  | { isAllowed: true; policy: Policy; remaining: number }
  | { isAllowed: false; policy: Policy; retryAfterSeconds: number }

/** Counts what was let through; what was refused does not count. */
export interface Limiter {
  take(bucket: string, policies: readonly Policy[]): Promise<Verdict>
  /** Gives the latest one back, when it turned out not to count. */
  giveBack(bucket: string): Promise<void>
}

export const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/** The draft's fields as the specification words them: on success `RateLimit-Reset` is the window's length. */
export function headersOf(verdict: Verdict): Record<string, string> {
  const { limit, windowSeconds } = verdict.policy
  const seconds = verdict.isAllowed ? windowSeconds : verdict.retryAfterSeconds
  const headers: Record<string, string> = {
    'RateLimit-Policy': `${limit};w=${windowSeconds}`,
    'RateLimit-Remaining': String(verdict.isAllowed ? verdict.remaining : 0),
    'RateLimit-Reset': String(seconds),
  }
  if (!verdict.isAllowed) headers['Retry-After'] = String(seconds)
  return headers
}
