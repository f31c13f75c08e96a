import type { AuditAction, Right } from '@foyer/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import {
  findAnyApplication,
  lockAnyApplication,
  type ReviewColumns,
  type ReviewedApplication,
  updateReviewed,
} from './review.store.ts'

/** An operator who acts on an application, and why. */
export interface Act {
  userId: number
  applicationId: number
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

/** `rights` are those the operator has seen; a developer may have asked for others since. */
export const publish = (ctx: Context, act: Act, rights: Right[]): Promise<string> =>
  decide(ctx, act, 'publish', application => {
    const { stage, requested_rights } = requireWaiting(application)
    const wanted = requested_rights ?? application.rights
    if (!isSameSet(wanted, rights))
      throw conflict(`The application asks for other rights by now: ${wanted.join(', ') || 'none'}.`)
    const first: ReviewColumns = stage === 'review' ? { published_at: ctx.clock.now() } : {}
    return { ...first, stage: 'published', rights: wanted, requested_rights: null, review_note: '' }
  })

export const sendBack = (ctx: Context, act: Act & { note: string }): Promise<string> =>
  decide(ctx, act, 'return', application => {
    const { stage } = requireWaiting(application)
    return {
      stage: stage === 'review' ? 'draft' : stage,
      requested_rights: null,
      review_note: act.note,
    }
  })

export const whitelist = (ctx: Context, act: Act): Promise<string> =>
  decide(ctx, act, 'whitelist', () => ({ is_whitelisted: true, whitelist_requested_at: null }))

export const unlist = (ctx: Context, act: Act): Promise<string> =>
  decide(ctx, act, 'unwhitelist', () => ({ is_whitelisted: false, whitelist_requested_at: null }))

export const markDisabled = (ctx: Context, act: Act): Promise<string> =>
  decide(ctx, act, 'disable', ({ disabled_at }) => ({ disabled_at: disabled_at ?? ctx.clock.now() }))

export const enable = (ctx: Context, act: Act): Promise<string> =>
  decide(ctx, act, 'enable', () => ({ disabled_at: null }))

function requireWaiting(application: ReviewedApplication): ReviewedApplication {
  if (application.stage !== 'review' && application.requested_rights === null)
    throw conflict('Nothing of this application waits for a review.')
  return application
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every(each => others.includes(each))

/** Under the application's lock, with its line in the audit log. */
function decide(
  ctx: Context,
  { userId, applicationId, note }: Act,
  action: AuditAction,
  judge: (application: ReviewedApplication) => ReviewColumns,
): Promise<string> {
  return ctx.db.transaction(async tx => {
    const application = await lockAnyApplication(tx, applicationId)
    if (!application) throw noApplication()
    await updateReviewed(tx, applicationId, judge(application))
    await recordAudit(ctx, tx, { userId, action, applicationId, note })
    return getAnyApplication(ctx, applicationId, tx)
  })
}
