import { AppError } from '../../errors.ts'
import { headersOf, type Limiter, type Policy, type Verdict } from './policy.ts'

type Refusal = Extract<Verdict, { isAllowed: false }>

export const tooMany = (refusal: Refusal, what = 'requests'): AppError =>
  new AppError('rate_limited', `Too many ${what}: try again in ${refusal.retryAfterSeconds} s.`, {
    headers: headersOf(refusal),
  })

export async function takeOrRefuse(limiter: Limiter, bucket: string, policies: Policy[]): Promise<void> {
  const verdict = await limiter.take(bucket, policies)
  if (!verdict.isAllowed) throw tooMany(verdict)
}
