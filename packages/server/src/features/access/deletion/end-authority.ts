import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { deleteConsent } from '../oauth/consents.store.ts'
import { endKeysOf, listConsentsOf } from './authority.store.ts'

/** Ends the keys and consents that rest on this person, each with its entry in the log of its Location. */
export async function endAuthority(ctx: Context, tx: Tx, actor: AuditActor): Promise<void> {
  for (const { locationId, clientId, title, partnerId } of await listConsentsOf(tx, actor.userId)) {
    await deleteConsent(tx, { locationId, clientId })
    await recordAudit(ctx, tx, { ...actor, action: 'consent-withdraw', locationId, partnerId, note: title })
  }
  for (const { locationId, title } of await endKeysOf(tx, actor.userId, ctx.clock.now()))
    await recordAudit(ctx, tx, { ...actor, action: 'restricted-key-revoke', locationId, note: title })
}
