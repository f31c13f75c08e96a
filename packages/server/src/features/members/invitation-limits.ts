import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../platform/errors.ts'
import { headersOf, type Policy } from '../../platform/http/rate-limit/policy.ts'
import type { Giver } from './giver.ts'

const day = 24 * 60 * 60
const perInviter: Policy[] = [{ limit: 200, windowSeconds: day }]
const perLocationAndAddress: Policy[] = [{ limit: 5, windowSeconds: day }]
const perAddress: Policy[] = [{ limit: 20, windowSeconds: day }]

/**
 * Nobody uses us to fill a mailbox. Beyond its own limits an inviter is refused. Whether other Locations have invited an
 * address too often is not for the inviter to know: the invitation stands, and no mail goes out.
 */
export async function takeInvitationMail(
  ctx: Context,
  { giver, email }: { giver: Giver; email: string },
): Promise<boolean> {
  const address = createHash('sha256').update(email).digest('base64url')
  await take(ctx, `invitations:${giver.userId}`, perInviter)
  await take(ctx, `invitation:${giver.id}:${address}`, perLocationAndAddress)
  return (await ctx.limiter.take(`invitation-mails:${address}`, perAddress)).isAllowed
}

async function take(ctx: Context, bucket: string, policies: Policy[]): Promise<void> {
  const verdict = await ctx.limiter.take(bucket, policies)
  if (verdict.isAllowed) return
  throw new AppError('rate_limited', 'Too many invitations for today: try again tomorrow.', {
    headers: headersOf(verdict),
  })
}
