import type { Context } from '../../../context.ts'
import { tell } from '../../infrastructure/notices/notices.ts'
import { takeUnannounced } from './tell-of-partner-invitations.store.ts'

const batch = 100

/** Apart from the call that invites, which must not take longer for an address that has an account. */
export async function tellOfPartnerInvitations(ctx: Context): Promise<void> {
  let count = batch
  while (count === batch)
    count = await ctx.db.transaction(async tx => {
      const unannounced = await takeUnannounced(tx, batch)
      for (const { partner_id: partnerId, partner, user_id: userId } of unannounced)
        if (userId !== null)
          await tell(ctx, tx, {
            kind: 'invitation',
            to: { userId },
            subject: `partner-invitation:${partnerId}`,
            // Whoever is only invited has no access to the account itself.
            details: { note: partner },
          })
      return unannounced.length
    })
}
