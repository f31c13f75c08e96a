import { LRUCache } from 'lru-cache'
import type { Clock } from '../../clock.ts'
import { type Limiter, type LimitPolicy, type LimitResult, wholeSeconds } from './policy.ts'

// Beyond this many addresses at once, the least recently active ones are dropped, so that a flood cannot fill the
// memory.
const maxBuckets = 100_000

/** Keeps exact sliding windows: the times of what was allowed, at most as many as the largest limit. */
export class MemoryLimiter implements Limiter {
  // With `max` instead, the cache would make room for all of them at once.
  readonly #buckets = new LRUCache<string, number[]>({ maxSize: maxBuckets, sizeCalculation: () => 1 })

  readonly redis = 'not_used'

  constructor(private readonly clock: Clock) {}

  async take(bucket: string, policies: readonly LimitPolicy[]): Promise<LimitResult> {
    const now = this.clock.real().getTime()
    const times = this.#timesOf(bucket, now - maxWindowMs(policies))
    const result = judge(times, policies, now)
    if (result.isAllowed) times.push(now)
    return result
  }

  async giveBack(bucket: string): Promise<void> {
    this.#buckets.get(bucket)?.pop()
  }

  #timesOf(bucket: string, after: number): number[] {
    const times = this.#buckets.get(bucket) ?? []
    const firstInside = times.findIndex(time => time > after)
    if (firstInside !== 0) times.splice(0, firstInside === -1 ? times.length : firstInside)
    this.#buckets.set(bucket, times)
    return times
  }
}

const maxWindowMs = (policies: readonly LimitPolicy[]) =>
  Math.max(...policies.map(policy => policy.windowSeconds)) * 1000

function judge(times: number[], policies: readonly LimitPolicy[], now: number): LimitResult {
  const results = policies.map(policy => judgeOne(times, policy, now))
  const refused = results.filter(result => !result.isAllowed)
  const [result] =
    refused.length > 0
      ? refused.sort((left, right) => right.retryAfterSeconds - left.retryAfterSeconds)
      : results.filter(result => result.isAllowed).sort((left, right) => left.remaining - right.remaining)
  if (!result) throw new Error('A limiter needs at least one policy.')
  return result
}

function judgeOne(times: number[], policy: LimitPolicy, now: number): LimitResult {
  const windowMs = policy.windowSeconds * 1000
  const earliest = times.at(-policy.limit)
  // When the window is full, the next request is free once the earliest of them leaves it.
  if (times.length >= policy.limit && earliest !== undefined && earliest > now - windowMs)
    return {
      isAllowed: false,
      policy,
      retryAfterSeconds: wholeSeconds(Math.min(windowMs, earliest + windowMs - now)),
    }
  const firstInside = times.findLastIndex(time => time <= now - windowMs) + 1
  return { isAllowed: true, policy, remaining: policy.limit - (times.length - firstInside) - 1 }
}
