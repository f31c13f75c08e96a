/** Limits stored answers: each holder has a number of keys and of bytes within a day. */
import type { Context } from '../../../context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { KeyedRequest } from '../../../platform/http/once.ts'
import { headersOf, wholeSeconds } from '../../../platform/http/rate-limit/policy.ts'
import type { Budget } from './idempotency.store.ts'

export const cachedMs = 24 * 60 * 60 * 1000
/** Usage is counted by the hour, and an hour counts until its last key is deleted. */
export const countedMs = cachedMs + 60 * 60 * 1000

const anyNumber = Number.MAX_SAFE_INTEGER

/** All keys of a partner count together, whichever user it calls for, because each needs its token. */
export function budgetOf(ctx: Context, { caller }: Pick<KeyedRequest, 'caller'>): Budget {
  const { partner, user } = caller
  const { keysPerDay, bytesPerDay } = ctx.config.idempotency
  return {
    holder: partner ? `partner ${partner.id}` : `user ${user?.id}`,
    since: new Date(ctx.clock.now().getTime() - countedMs),
    keys: keysPerDay || anyNumber,
    bytes: bytesPerDay || anyNumber,
  }
}

/** A key whose answer could not be stored is refused, and nothing is carried out. */
export function keysUsedUp({ keys }: Budget, { fullSince, at }: { fullSince: Date; at: Date }): AppError {
  const retryAfterSeconds = wholeSeconds(fullSince.getTime() + countedMs - at.getTime())
  return new AppError(
    'idempotency_full',
    `You have used ${keys} Idempotency-Keys within a day, and more are not remembered: nothing was carried out. Send the request without a key, or with one in ${retryAfterSeconds} s.`,
    {
      headers: headersOf({
        isAllowed: false,
        policy: { limit: keys, windowSeconds: countedMs / 1000 },
        retryAfterSeconds,
      }),
    },
  )
}
