import type { Context } from '../../../context.ts'
import { explainViolations } from '../../../platform/database/explain-violations.ts'
import { conflict, invalid } from '../../../platform/errors.ts'
import { issueUserToken, revokeUserTokens } from '../../access/tokens/user-tokens.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { getApplication } from './applications.ts'
import { type OwnApplicationKey, updateApplication } from './own-applications.store.ts'
import { getOwnApplication, lockOwnApplication } from './own-applications.ts'
import { findTokenInUse, listFreeSystemUsers } from './system-users.store.ts'

export async function getApiAccess(ctx: Context, key: OwnApplicationKey) {
  await getOwnApplication(ctx, key)
  const { partnerId, systemUserId } = await getApplication(ctx.db, key.applicationId)
  const token = await findTokenInUse(ctx.db, systemUserId)
  return {
    user_id: systemUserId,
    token_hint: token?.hint ?? null,
    token_created_at: token?.created_at.toISOString() ?? null,
    free_user_ids: await listFreeSystemUsers(ctx.db, partnerId),
  }
}

/** The given system user gets a new token. Its old token, and that of the system user before it, stop working. */
export function saveApiAccess(
  ctx: Context,
  key: OwnApplicationKey,
  { userId, address }: { userId: number; address: string },
) {
  const taken = { applications_system_user_id_key: () => conflict('Another application has just taken it.') }
  return explainViolations(taken, () =>
    ctx.db.transaction(async tx => {
      const application = await lockOwnApplication(tx, key)
      const before = application.system_user_id
      if (userId !== before && !(await listFreeSystemUsers(tx, application.partner.id)).includes(userId))
        throw invalid({
          user_id: ['is neither the system user of this application nor a free one of its partner account'],
        })
      await revokeUserTokens(ctx, tx, before)
      if (userId !== before) await updateApplication(tx, application, { system_user_id: userId })
      const token = await issueUserToken(ctx, tx, { userId, partnerId: application.partner.id })
      await recordAudit(ctx, tx, {
        userId: key.userId,
        action: 'system-user-token-issue',
        subjectUserId: userId,
        partnerId: application.partner.id,
        applicationId: key.applicationId,
        address,
      })
      return { user_id: userId, user_token: token }
    }),
  )
}
