import { AppError } from '../../errors.ts'
import { headersOf, type Limiter, type LimitPolicy, type LimitResult } from './policy.ts'

type RefusedLimit = Extract<LimitResult, { isAllowed: false }>

export const tooMany = (refusal: RefusedLimit, what = 'requests'): AppError =>
  new AppError('rate_limited', `Too many ${what}: try again in ${refusal.retryAfterSeconds} s.`, {
    headers: headersOf(refusal),
  })

export async function takeOrRefuse(limiter: Limiter, bucket: string, policies: LimitPolicy[]): Promise<void> {
  const result = await limiter.take(bucket, policies)
  if (!result.isAllowed) throw tooMany(result)
}
