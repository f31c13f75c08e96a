import type { Context } from '../../context.ts'
import { AppError } from '../../platform/errors.ts'
import type { LimitPolicy } from '../../platform/http/rate-limit/policy.ts'
import { tooMany } from '../../platform/http/rate-limit/too-many.ts'
import type { Actor } from '../events/event.ts'

const hour = 60 * 60
const conflicts: LimitPolicy[] = [{ limit: 20, windowSeconds: hour }]
// A masked phone lacks about five digits: trying all of them takes days.
const writes: LimitPolicy[] = [{ limit: 1000, windowSeconds: hour }]

interface PhoneCaller {
  locationId: number
  by: { actor: Actor; showsPhones: boolean }
}

interface PhoneWrite extends PhoneCaller {
  /** Undefined if the call sets no phone. */
  phone: string | undefined
}

/**
 * Whether a phone is taken says whether somebody has it. Who sees phones masked could try one after the other, so both
 * what they write and what was taken is limited. It is counted before anybody knows whether the phone is free:
 * a refusal says nothing about it.
 */
export async function limitPhoneGuesses<T>(
  ctx: Context,
  { locationId, by, phone }: PhoneWrite,
  write: () => Promise<T>,
): Promise<T> {
  if (by.showsPhones || phone === undefined) return write()
  await countPhone(ctx, { locationId, by })
  const conflictBucket = `phone-conflicts:${callerOf({ locationId, by })}`
  await take(ctx, conflictBucket, conflicts)
  try {
    const written = await write()
    await ctx.limiter.giveBack(conflictBucket)
    return written
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) await ctx.limiter.giveBack(conflictBucket)
    throw error
  }
}

/** A booking answers with the client whose phone it is, known or new: each phone counts, but none is a conflict. */
export async function countPhone(ctx: Context, caller: PhoneCaller): Promise<void> {
  if (!caller.by.showsPhones) await take(ctx, `phone-writes:${callerOf(caller)}`, writes)
}

const callerOf = ({ locationId, by }: PhoneCaller) => `${locationId}:${by.actor.userId}`

async function take(ctx: Context, bucket: string, policies: LimitPolicy[]): Promise<void> {
  const result = await ctx.limiter.take(bucket, policies)
  if (!result.isAllowed) throw tooMany(result, 'phones by somebody who may not see them')
}
