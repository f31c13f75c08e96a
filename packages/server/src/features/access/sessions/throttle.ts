import type { Context } from '../../../context.ts'
import { digestOf } from '../../../platform/crypto/tokens.ts'
import type { LimitPolicy } from '../../../platform/http/rate-limit/policy.ts'
import { tooMany } from '../../../platform/http/rate-limit/too-many.ts'
import type { Visitor } from '../../../platform/http/route.ts'
import { limitKeyOf } from '../../../platform/network/canonical-address.ts'
import { findKnownBrowser, isKnownAddress } from './known-devices.ts'

const quarterHour = 15 * 60
const hour = 60 * 60

const fromOneDevice: LimitPolicy[] = [{ limit: 10, windowSeconds: quarterHour }]
const perAddress: LimitPolicy[] = [{ limit: 50, windowSeconds: quarterHour }]

/** Guesses from devices where the person has never signed in are counted together. */
const fromEverywhere = {
  password: [{ limit: 100, windowSeconds: hour }],
  // Six digits are guessed sooner than a password.
  code: [{ limit: 30, windowSeconds: 24 * hour }],
} satisfies Record<string, LimitPolicy[]>

/**
 * Guesses from all known browsers of a person are counted together, so that a shared one does not allow endless
 * attempts.
 */
const fromKnownDevices: LimitPolicy[] = [{ limit: 100, windowSeconds: 24 * hour }]

interface Guess {
  of: keyof typeof fromEverywhere
  /** The person whose password or code is guessed, or the login where there is no such person. */
  subject: number | string
  /** A hash of what is guessed, so that guesses at an old password do not lock anybody out of the new one. */
  secret?: string
  visitor: Visitor
}

type Counted = { bucket: string; policies: LimitPolicy[] }[]

/**
 * Counts a guess before it is checked, so that simultaneous guesses are all counted. Returns a function that takes the
 * count back when the guess was right.
 */
export async function countGuess(ctx: Context, guess: Guess): Promise<() => Promise<void>> {
  const counted: Counted = []
  const takeBack = async () => {
    for (const { bucket } of counted.splice(0)) await ctx.limiter.giveBack(bucket)
  }
  for (const counter of await countersOf(ctx, guess)) {
    const result = await ctx.limiter.take(counter.bucket, counter.policies)
    if (!result.isAllowed) {
      await takeBack()
      throw tooMany(result, 'attempts')
    }
    counted.push(counter)
  }
  return takeBack
}

/** A browser in which the person has signed in before has its own counter, which nobody else's guesses reach. */
async function countersOf(ctx: Context, { of, subject, secret = '', visitor }: Guess): Promise<Counted> {
  const userId = typeof subject === 'number' ? subject : undefined
  // The type is part of the key, so that a login that looks like a person's id does not use up that person's guesses.
  const bucketPrefix = `guess:${of}:${digestOf(`${typeof subject}:${subject}:${secret}`)}`
  const browser = await findKnownBrowser(ctx, userId, visitor)
  if (browser)
    return [
      { bucket: `${bucketPrefix}:device:${browser.toString('base64url')}`, policies: fromOneDevice },
      { bucket: `${bucketPrefix}:known`, policies: fromKnownDevices },
    ]
  const address = limitKeyOf(visitor.address)
  const counters = [
    { bucket: `${bucketPrefix}:address:${address}`, policies: fromOneDevice },
    { bucket: `guess-address:${address}`, policies: perAddress },
  ]
  if (!(await isKnownAddress(ctx, userId, visitor)))
    counters.push({ bucket: `${bucketPrefix}:everywhere`, policies: fromEverywhere[of] })
  return counters
}
