import type { Config } from '../config/config.ts'
import type { Clock } from '../platform/clock.ts'
import { MemoryLimiter } from '../platform/http/rate-limit/memory.ts'
import type { Limiter } from '../platform/http/rate-limit/policy.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'

interface LimiterParts {
  config: Config
  clock: Clock
  log: Log
  metrics: Metrics
}

/** All processes share the counters where there is a Redis; without one, this process counts alone. */
export async function createLimiter({
  config,
  clock,
  log,
  metrics,
}: LimiterParts): Promise<Limiter & { close?(): Promise<void> }> {
  if (!config.secrets.redisUrl) return new MemoryLimiter(clock)
  const { RedisLimiter } = await import('../platform/http/rate-limit/redis.ts')
  const limiter = new RedisLimiter({
    url: config.secrets.redisUrl,
    clock,
    log,
    onFallback: isFallback => metrics.limiterFallback.set(isFallback ? 1 : 0),
  })
  await limiter.settled()
  return limiter
}
