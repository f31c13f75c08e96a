import { RateLimitError } from '@foyer/sdk'
import { pause, realNow } from '../real-time.ts'

const maxLimitedMs = 60_000

/** A sandbox takes few requests in a second, and many test files may ask at once. It carries out nothing that it limits. */
export async function whenAllowed<T>(call: () => Promise<T>): Promise<T> {
  const endMs = realNow() + maxLimitedMs
  for (;;)
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof RateLimitError) || realNow() > endMs) throw error
      await pause((error.retryAfterSeconds ?? 1) * 1000)
    }
}
