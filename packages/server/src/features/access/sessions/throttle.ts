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

/** From places where the person has never signed in, all of them together. */
const fromEverywhere = {
  password: [{ limit: 100, windowSeconds: hour }],
  // Six digits are found sooner than a password.
  code: [{ limit: 30, windowSeconds: 24 * hour }],
} satisfies Record<string, LimitPolicy[]>

/** From all known browsers of a person together: a shared one must not be a way to try for ever. */
const fromKnownDevices: LimitPolicy[] = [{ limit: 100, windowSeconds: 24 * hour }]

interface Guess {
  of: keyof typeof fromEverywhere
  /** The person whose password or code is guessed, or the login where there is no such person. */
  subject: number | string
  /** What is guessed, hashed: guesses at an old password do not keep anybody from using the new one. */
  secret?: string
  visitor: Visitor
}

type Counted = { bucket: string; policies: LimitPolicy[] }[]

/**
 * Counts a guess before it is looked at, so that guesses made at once are all counted. What comes back takes the count back,
 * for a guess that was right.
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

/** A browser in which the person has signed in before has a counter of its own: nobody else's guesses are in it. */
async function countersOf(ctx: Context, { of, subject, secret = '', visitor }: Guess): Promise<Counted> {
  const userId = typeof subject === 'number' ? subject : undefined
  // With its type: nobody spends the guesses of a person by calling a login like their id.
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
