import type { AuditAction } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { conflict, forbidden, notFound } from '../../../platform/errors.ts'
import { lockOperators } from '../../access/accounts/active-operators.ts'
import { endAllSessions } from '../../access/sessions/end-credentials.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import type { AuditActor } from '../../infrastructure/audit/audit-entry.ts'
import { type NewLetter, queueLetter } from '../../infrastructure/mail/letters.ts'
import { quote } from '../../infrastructure/mail/quote.ts'
import { tell } from '../../infrastructure/notices/notices.ts'
import {
  clearSuspension,
  findSuspended,
  listRecipients,
  type Suspended,
  type SuspendedKind,
  type SuspensionSubject,
  writeSuspension,
} from './suspensions.store.ts'

/**
 * Takes effect with its commit: the gate of every process asks again who is suspended, fan-out and sending read it with
 * each delivery.
 */
export const suspend = (ctx: Context, subject: SuspensionSubject, given: AuditActor & { reason: string }) =>
  ctx.db.transaction(async tx => {
    const { userId, address } = given
    const reason = given.reason.trim()
    const found = await getSubject(tx, subject)
    if (subject.kind === 'person')
      await requireOther(tx, subject.id, { userId, isOperator: found.isOperator })
    const suspension = { at: ctx.clock.now(), by: userId, reason }
    if (!(await writeSuspension(tx, subject, suspension)))
      throw conflict('This is suspended already. Somebody else may have done it just now.')
    await ctx.accessCache.invalidate(tx)
    const action: AuditAction = `${subject.kind}-suspend`
    await recordAudit(ctx, tx, { userId, address, action, ...concerned(subject), note: reason })
    if (subject.kind === 'location')
      await tell(ctx, tx, {
        kind: 'location_suspended',
        to: { locationId: subject.id, rights: ['edit_users_access', 'settings_access'] },
        subject: `location:${subject.id}`,
        details: { note: reason },
      })
    await mailTo(ctx, tx, subject, { kind: 'suspended', what: whatOf(subject, found), reason })
    return (await getSubject(tx, subject)).json
  })

export const liftSuspension = (ctx: Context, subject: SuspensionSubject, { userId, address }: AuditActor) =>
  ctx.db.transaction(async tx => {
    const found = await getSubject(tx, subject)
    if (!(await clearSuspension(tx, subject)))
      throw conflict('This is not suspended. Somebody else may have lifted it just now.')
    // Until now each session let its browser know why it ended.
    if (subject.kind === 'person') await endAllSessions(ctx, tx, subject.id)
    await ctx.accessCache.invalidate(tx)
    const action: AuditAction = `${subject.kind}-suspension-lift`
    await recordAudit(ctx, tx, { userId, address, action, ...concerned(subject) })
    await mailTo(ctx, tx, subject, { kind: 'suspension-lifted', what: whatOf(subject, found) })
    return (await getSubject(tx, subject)).json
  })

const unknown: Record<SuspendedKind, string> = {
  partner: 'There is no such partner account.',
  location: 'There is no such Location.',
  person: 'There is no such person.',
}

async function getSubject(tx: Tx, subject: SuspensionSubject): Promise<Suspended> {
  const found = await findSuspended(tx, subject)
  if (!found) throw notFound(unknown[subject.kind])
  return found
}

/** An operator may have been suspended while the request was on its way, and must suspend nobody then. */
async function requireOther(
  tx: Tx,
  personId: number,
  { userId, isOperator }: { userId: number; isOperator: boolean },
): Promise<void> {
  if (personId === userId) throw conflict('You cannot suspend yourself.')
  if (!isOperator) return
  const operators = await lockOperators(tx)
  if (!operators.includes(userId)) throw forbidden('This is for operators of the platform.')
  if (operators.every(id => id === personId)) throw conflict('The last operator cannot be suspended.')
}

function concerned({ kind, id }: SuspensionSubject) {
  if (kind === 'partner') return { partnerId: id }
  return kind === 'location' ? { locationId: id } : { subjectUserId: id }
}

const whatOf = ({ kind }: SuspensionSubject, { title }: Suspended) => ({ kind, title: quote(title) })

async function mailTo(ctx: Context, tx: Tx, subject: SuspensionSubject, letter: NewLetter): Promise<void> {
  for (const recipient of await listRecipients(tx, subject))
    await queueLetter(ctx, tx, { ...recipient, letter })
}
