import type { Context } from '../../context.ts'
import { requireMembership } from '../marketplace/partners/partners.ts'

interface Developer {
  caller: { user: { id: number } }
  params: { partner_id: number }
}

/** The partner of the path: the caller must be a member of this partner account. */
export async function partnerOfDeveloper(ctx: Context, { caller, params }: Developer): Promise<number> {
  const key = { userId: caller.user.id, partnerId: params.partner_id }
  return (await requireMembership(ctx.db, key)).id
}
