import type { AuditAction } from '@foyer/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { insertAuditEntry } from './audit.store.ts'

/**
 * A person does it from a network address; null when it takes effect while the person is elsewhere. The program itself, or its
 * command line, has neither.
 */
export type AuditDoer = { userId: number | null; address: string | null } | { userId: null; address?: never }

interface Act {
  action: AuditAction
  /** The person it was done to, when that is somebody else. */
  subjectUserId?: number
  partnerId?: number
  applicationId?: number
  locationId?: number
  /** What a reader needs beside the action, such as a role's title. Never a secret. */
  note?: string
}

export type AuditEntry = AuditDoer & Act

/** A person who does something, and the network address that it is done from. */
export interface AuditActor {
  userId: number
  address: string
}

/** Appends to the audit log in the transaction that does what it tells of: neither is there without the other. */
export const recordAudit = (ctx: Pick<Context, 'clock'>, tx: Tx, entry: AuditEntry): Promise<void> =>
  insertAuditEntry(tx, entry, ctx.clock.now())

/** What concerns several Locations is in the log of each of them. */
export async function recordAuditInEach(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  locationIds: readonly number[],
  entry: AuditDoer & Omit<Act, 'locationId'>,
): Promise<void> {
  for (const locationId of locationIds) await recordAudit(ctx, tx, { ...entry, locationId })
}
