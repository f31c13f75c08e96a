import { type MailKind, mailKinds, type NoticeKind } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hint } from '../hints/hints.ts'
import { queueMail } from '../mail/mail.ts'
import { type NewNotice, type NoticeDetails, type NoticeForAll, noDetails } from './notice.ts'
import { toNoticeMail } from './notice-mail.ts'
import {
  deleteNoticesBefore,
  findNames,
  insertForInstallations,
  insertNotice,
  listMailRecipients,
} from './notices.store.ts'

const retentionMs = 90 * 24 * 60 * 60_000

/** Tells people what happened, in the transaction in which it happens: a rollback tells nobody. */
export async function tell(ctx: Context, tx: Tx, notice: NewNotice): Promise<void> {
  const details: NoticeDetails = { ...noDetails, ...notice.details }
  const userIds = await insertNotice(tx, { ...notice, details, at: ctx.clock.now() })
  hintAtNotices(ctx, tx, userIds)
  const { kind, isMailed = true } = notice
  if (isMailed && isMailKind(kind)) await mail(ctx, tx, { ...notice, kind, details }, userIds)
}

async function mail(
  ctx: Context,
  tx: Tx,
  notice: NewNotice & { kind: MailKind; details: NoticeDetails },
  userIds: number[],
): Promise<void> {
  const recipients = await listMailRecipients(tx, userIds, notice.kind)
  if (recipients.length === 0) return
  const { to, applicationId = null } = notice
  const locationId = 'locationId' in to ? to.locationId : null
  const partnerId = 'partnerId' in to ? to.partnerId : null
  const names = await findNames(tx, { locationId, applicationId, partnerId })
  const place = { locationId, applicationId, partnerId }
  for (const { email, language } of recipients)
    await queueMail(ctx, tx, { to: email, ...toNoticeMail(ctx, { ...notice, language, names, place }) })
}

/** Tells everybody who has one of the rights in a Location where the application is installed; a worker mails it. */
export async function tellInstalled(ctx: Context, tx: Tx, notice: NoticeForAll): Promise<void> {
  const details: NoticeDetails = { ...noDetails, ...notice.details }
  const announced = { ...notice, details, needsMail: isMailKind(notice.kind), at: ctx.clock.now() }
  hintAtNotices(ctx, tx, await insertForInstallations(tx, announced))
}

function hintAtNotices(ctx: Context, tx: Tx, userIds: number[]): void {
  tx.afterCommit(() => {
    for (const userId of userIds) hint(ctx, { kind: 'notice', user_id: userId })
  })
}

const isMailKind = (kind: NoticeKind): kind is MailKind => (mailKinds as readonly string[]).includes(kind)

/** Notices are kept for 90 days, by the clock by which they happened. */
export const deleteOldNotices = (ctx: Context): Promise<void> =>
  deleteNoticesBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs))
