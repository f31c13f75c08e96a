import type { Context } from '../../../context.ts'
import { tell } from '../../infrastructure/notices/notices.ts'
import { takeUnannounced } from './tell-of-invitations.store.ts'

const batch = 100

/** Apart from the call that invites, which must not take longer for an address that has an account. */
export async function tellOfInvitations(ctx: Context): Promise<void> {
  let count = batch
  while (count === batch)
    count = await ctx.db.transaction(async tx => {
      const unannounced = await takeUnannounced(tx, batch)
      for (const { location_id: locationId, user_id: userId } of unannounced)
        if (userId !== null)
          await tell(ctx, tx, {
            kind: 'invitation',
            to: { userId },
            locationId,
            subject: `invitation:${locationId}`,
          })
      return unannounced.length
    })
}
