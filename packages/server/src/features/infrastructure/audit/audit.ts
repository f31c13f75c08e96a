import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertAuditEntry } from './audit.store.ts'
import type { AuditActor, AuditDoer, AuditEntry, AuditedAct } from './audit-entry.ts'
import { type ErasedPerson, eraseFromNotes } from './erase-person.store.ts'

/** Appends to the audit log in the transaction of the act itself, so that neither exists without the other. */
export const recordAudit = (ctx: Pick<Context, 'clock'>, tx: Tx, entry: AuditEntry): Promise<void> =>
  insertAuditEntry(tx, entry, ctx.clock.now())

/** An act that concerns several Locations is in the log of each of them. */
export async function recordAuditInEach(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  locationIds: readonly number[],
  entry: AuditDoer & Omit<AuditedAct, 'locationId'>,
): Promise<void> {
  for (const locationId of locationIds) await recordAudit(ctx, tx, { ...entry, locationId })
}

/** An export of the log is an entry of the log, with what it was filtered by. */
export const exportAuditLog = (
  ctx: Context,
  actor: AuditActor,
  filters: Record<string, string | number | undefined>,
): Promise<void> =>
  ctx.db.transaction(tx =>
    recordAudit(ctx, tx, {
      ...actor,
      action: 'audit-log-export',
      note: Object.entries(filters)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => `${name}: ${value}`)
        .join(', '),
    }),
  )

/** Notes that name a person who deletes their account name nobody afterwards. */
export const erasePersonFromAuditLog = (tx: Tx, person: ErasedPerson): Promise<void> =>
  eraseFromNotes(tx, person)
