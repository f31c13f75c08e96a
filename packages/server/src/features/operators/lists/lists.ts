import type { Context } from '../../../context.ts'
import { notFound } from '../../../platform/errors.ts'
import { idleLimits } from '../../access/sessions/sessions.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { findLocation } from './locations.store.ts'
import { findPartner } from './partners.store.ts'
import { findPerson } from './people.store.ts'

export async function getPartner(ctx: Context, partnerId: number): Promise<string> {
  const json = await findPartner(ctx.db, partnerId)
  if (json === undefined) throw notFound('There is no such partner account.')
  return json
}

export async function getLocation(ctx: Context, locationId: number): Promise<string> {
  const json = await findLocation(ctx.db, locationId)
  if (json === undefined) throw notFound('There is no such Location.')
  return json
}

/** Whoever looks at the account of a person leaves an entry in the audit log: without it nothing is shown. */
export const readPerson = (ctx: Context, subjectUserId: number, actor: AuditActor): Promise<string> =>
  ctx.db.transaction(async tx => {
    const json = await findPerson(tx, subjectUserId, { ...idleLimits(ctx), now: ctx.clock.now() })
    if (json === undefined) throw notFound('There is no such person.')
    await recordAudit(ctx, tx, { ...actor, action: 'person-read', subjectUserId })
    return json
  })
