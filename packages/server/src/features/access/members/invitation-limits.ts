import type { Context } from '../../../context.ts'
import { digestOf } from '../../../platform/crypto/tokens.ts'
import { AppError } from '../../../platform/errors.ts'
import { headersOf, type LimitPolicy } from '../../../platform/http/rate-limit/policy.ts'

const day = 24 * 60 * 60
const perInviter: LimitPolicy[] = [{ limit: 200, windowSeconds: day }]
const perLocationAndAddress: LimitPolicy[] = [{ limit: 5, windowSeconds: day }]
const perAddress: LimitPolicy[] = [{ limit: 20, windowSeconds: day }]

interface TakenMail {
  /** Tells whether the mail is sent. */
  isMailed: boolean
  /** Gives the counts back when the invitation fails. */
  giveBack(): Promise<void>
}

/**
 * Keeps anybody from using us to fill a mailbox. An inviter beyond their own limits is refused. An inviter must not
 * learn whether other Locations have invited an address too often, so that invitation is created without sending mail.
 */
export async function takeInvitationMail(
  ctx: Context,
  { giver, email }: { giver: { id: number | string; userId: number }; email: string },
): Promise<TakenMail> {
  const address = digestOf(email)
  const byInviter = `invitations:${giver.userId}`
  const byLocation = `invitation:${giver.id}:${address}`
  const toAddress = `invitation-mails:${address}`
  await take(ctx, byInviter, perInviter)
  await take(ctx, byLocation, perLocationAndAddress)
  const { isAllowed } = await ctx.limiter.take(toAddress, perAddress)
  const taken = isAllowed ? [byInviter, byLocation, toAddress] : [byInviter, byLocation]
  return {
    isMailed: isAllowed,
    async giveBack() {
      for (const bucket of taken) await ctx.limiter.giveBack(bucket)
    },
  }
}

async function take(ctx: Context, bucket: string, policies: LimitPolicy[]): Promise<void> {
  const result = await ctx.limiter.take(bucket, policies)
  if (result.isAllowed) return
  throw new AppError('rate_limited', 'Too many invitations for today: try again tomorrow.', {
    headers: headersOf(result),
  })
}
