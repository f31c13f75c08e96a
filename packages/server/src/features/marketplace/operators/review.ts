import type { AuditAction } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { tell } from '../../infrastructure/notices/notices.ts'
import { hintOfReview } from '../applications/hint-of-review.ts'
import type { WholeApplication } from '../applications/pending-changes.ts'
import { putInForce } from '../applications/save-changes.ts'
import { findAnyApplication, lockAnyApplication, type ReviewColumns, updateReviewed } from './review.store.ts'
import { tellOfChanges } from './tell-of-changes.ts'

/** Which operator acts on an application, and why. */
export interface OperatorAct {
  userId: number
  applicationId: number
  address: string
  note?: string
}

const noApplication = () => notFound('There is no such application.')

export async function getAnyApplication(
  ctx: Context,
  applicationId: number,
  db: Db = ctx.db,
): Promise<string> {
  const json = await findAnyApplication(db, applicationId)
  if (json === undefined) throw noApplication()
  return json
}

/** `revision` is what the operator has seen; the developer may have changed it since. */
function requireRevision(application: { revision: number }, revision: number): void {
  if (application.revision !== revision)
    throw conflict('The developer has changed this since you looked at it. Please look again.')
}

export const publish = (ctx: Context, act: OperatorAct, revision: number): Promise<string> =>
  decide(ctx, act, 'publish', async (application, tx) => {
    requireWaiting(application)
    requireRevision(application, revision)
    const { id: applicationId, pending } = application
    if (!pending) return { stage: 'published', published_at: ctx.clock.now(), review_note: '' }
    await putInForce(ctx, tx, { applicationId, changes: pending })
    await tellOfChanges(ctx, tx, application, pending)
    return { pending: null, pending_since: null, review_note: '' }
  })

/** The changes stay with the developer, who may correct and submit them again. */
export const sendBack = (
  ctx: Context,
  act: OperatorAct & { note: string },
  revision?: number,
): Promise<string> =>
  decide(ctx, act, 'return', application => {
    requireWaiting(application)
    if (revision !== undefined) requireRevision(application, revision)
    const back = application.pending ? { pending_since: null } : { stage: 'draft' as const }
    return { ...back, review_note: act.note }
  })

export const whitelist = (ctx: Context, act: OperatorAct): Promise<string> =>
  decide(ctx, act, 'whitelist', () => ({ is_whitelisted: true, whitelist_requested_at: null }))

export const unlist = (ctx: Context, act: OperatorAct): Promise<string> =>
  decide(ctx, act, 'unwhitelist', () => ({ is_whitelisted: false, whitelist_requested_at: null }))

export const markDisabled = (ctx: Context, act: OperatorAct): Promise<string> =>
  decide(ctx, act, 'disable', ({ is_disabled }) => (is_disabled ? {} : { disabled_at: ctx.clock.now() }))

export const enable = (ctx: Context, act: OperatorAct): Promise<string> =>
  decide(ctx, act, 'enable', () => ({ disabled_at: null }))

function requireWaiting({ stage, pending_since }: WholeApplication): void {
  if (stage !== 'review' && pending_since === null)
    throw conflict('Nothing of this application waits for a review.')
}

const decisions = ['publish', 'return', 'disable', 'enable'] as const
type ReviewDecision = (typeof decisions)[number]

const isDecision = (action: AuditAction): action is ReviewDecision =>
  (decisions as readonly string[]).includes(action)

const tellDevelopers = (
  ctx: Context,
  tx: Tx,
  { id, partner }: WholeApplication,
  { action, note = '' }: { action: ReviewDecision; note?: string },
): Promise<void> =>
  tell(ctx, tx, {
    kind: 'review_decided',
    to: { partnerId: partner.id },
    applicationId: id,
    subject: `application:${id}`,
    details: { what: action, note },
  })

/** Runs under the application's lock, and writes to the audit log. */
function decide(
  ctx: Context,
  { userId, applicationId, address, note }: OperatorAct,
  action: AuditAction,
  judge: (application: WholeApplication, tx: Tx) => ReviewColumns | Promise<ReviewColumns>,
): Promise<string> {
  return ctx.db.transaction(async tx => {
    const application = await lockAnyApplication(tx, applicationId)
    if (!application) throw noApplication()
    await updateReviewed(tx, applicationId, await judge(application, tx))
    await recordAudit(ctx, tx, { userId, action, applicationId, address, note })
    if (isDecision(action)) await tellDevelopers(ctx, tx, application, { action, note })
    hintOfReview(ctx, tx, application)
    return getAnyApplication(ctx, applicationId, tx)
  })
}
