import { Redis } from 'ioredis'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../log.ts'
import { MemoryLimiter } from './memory.ts'
import { type Limiter, type LimitPolicy, type LimitResult, type RedisState, wholeSeconds } from './policy.ts'

/**
 * The same sliding windows as in memory, stored in a list per bucket and checked in one step by the server's own clock.
 * KEYS: the bucket. ARGV: shift of the clock in ms, then limit and window (ms) of each policy. Returns: allowed, index
 * of the policy, remaining or the wait in ms.
 */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + tonumber(ARGV[1])
local max_window, max_limit = 0, 0
for i = 2, #ARGV, 2 do
  max_limit = math.max(max_limit, tonumber(ARGV[i]))
  max_window = math.max(max_window, tonumber(ARGV[i + 1]))
end
local oldest = tonumber(redis.call('LINDEX', KEYS[1], 0))
while oldest and oldest <= now - max_window do
  redis.call('LPOP', KEYS[1])
  oldest = tonumber(redis.call('LINDEX', KEYS[1], 0))
end
local length = redis.call('LLEN', KEYS[1])
local tightest, remaining, refusing, wait
for i = 2, #ARGV, 2 do
  local limit, window = tonumber(ARGV[i]), tonumber(ARGV[i + 1])
  local inside = length
  if window < max_window then
    inside = 0
    for _, at in ipairs(redis.call('LRANGE', KEYS[1], -limit, -1)) do
      if tonumber(at) > now - window then inside = inside + 1 end
    end
  end
  if inside >= limit then
    -- Never longer than the window, even if the clock went back.
    local free = math.min(window, tonumber(redis.call('LINDEX', KEYS[1], -limit)) + window - now)
    if not wait or free > wait then refusing, wait = i, free end
  elseif not remaining or limit - inside - 1 < remaining then
    tightest, remaining = i, limit - inside - 1
  end
end
if refusing then return {0, refusing, wait} end
redis.call('RPUSH', KEYS[1], now)
redis.call('PEXPIRE', KEYS[1], max_window)
return {1, tightest, remaining}
`

interface RedisLimiterOptions {
  url: string
  clock: Clock
  log: Log
  /** Called when the shared counters are lost, and when they are back. */
  onFallback(isFallback: boolean): void
}

/** All processes share these counters. While Redis is away, each process counts for itself and logs that. */
export class RedisLimiter implements Limiter {
  readonly #redis: Redis
  readonly #local: MemoryLimiter
  #isFallback = false
  /** Why there is no connection; a command says only that there is none. */
  #connectionError: string | undefined

  constructor(private readonly options: RedisLimiterOptions) {
    this.#local = new MemoryLimiter(options.clock)
    this.#redis = new Redis(options.url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 250,
      connectTimeout: 2000,
      retryStrategy: attempt => Math.min(attempt * 100, 2000),
    })
    // Without a listener a lost connection would end the process; #switch reports it.
    this.#redis.on('error', (error: Error) => {
      this.#connectionError = error.message
    })
    this.#redis.on('ready', () => {
      this.#connectionError = undefined
    })
  }

  /** Resolves when the first connection is open or has failed, because a limiter never delays a start. */
  async settled(): Promise<void> {
    await this.#redis.ping().catch(() => undefined)
    if (this.#redis.status === 'ready') return
    await new Promise<void>(resolve => {
      this.#redis.once('ready', resolve)
      this.#redis.once('close', resolve)
    })
  }

  get redis(): RedisState {
    return this.#redis.status === 'ready' ? 'connected' : 'away'
  }

  async take(bucket: string, policies: readonly LimitPolicy[]): Promise<LimitResult> {
    const numbers = policies.flatMap(policy => [policy.limit, policy.windowSeconds * 1000])
    try {
      const answer = await this.#redis.eval(
        takeScript,
        1,
        keyOf(bucket),
        this.options.clock.realShiftMs,
        ...numbers,
      )
      this.#switch(false)
      return toLimitResult(answer as [number, number, number], policies)
    } catch (error) {
      this.#switch(true, error)
      return this.#local.take(bucket, policies)
    }
  }

  async giveBack(bucket: string): Promise<void> {
    if (this.#isFallback) return this.#local.giveBack(bucket)
    await this.#redis.rpop(keyOf(bucket)).catch(() => undefined)
  }

  #switch(isFallback: boolean, error?: unknown): void {
    if (this.#isFallback === isFallback) return
    this.#isFallback = isFallback
    this.options.onFallback(isFallback)
    if (isFallback)
      this.options.log.warn(
        { reason: this.#connectionError ?? (error as Error).message },
        'Redis is away: each process counts limits for itself',
      )
    else this.options.log.info('Redis is back: limits are shared again')
  }

  async close(): Promise<void> {
    this.#redis.disconnect()
  }
}

const keyOf = (bucket: string) => `foyer:limit:${bucket}`

function toLimitResult(
  [isAllowed, index, number]: [number, number, number],
  policies: readonly LimitPolicy[],
): LimitResult {
  const policy = policies[(index - 2) / 2] as LimitPolicy
  return isAllowed === 1
    ? { isAllowed: true, policy, remaining: number }
    : { isAllowed: false, policy, retryAfterSeconds: wholeSeconds(number) }
}
