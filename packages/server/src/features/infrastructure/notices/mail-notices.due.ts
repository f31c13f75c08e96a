import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { queueMail } from '../mail/mail.ts'
import { takeUnmailed, type UnmailedNotice } from './mail-notices.store.ts'
import { toNoticeMail } from './notice-mail.ts'
import { findNames, listMailRecipients } from './notices.store.ts'

const batch = 100

/** Mails what everybody who uses an application has got a notice of. Any number of processes may run it at once. */
export async function mailNotices(ctx: Context): Promise<void> {
  let count = batch
  while (count === batch)
    count = await ctx.db.transaction(async tx => {
      const notices = await takeUnmailed(tx, batch)
      for (const alike of byPerson(notices)) await mailOne(ctx, tx, alike)
      return notices.length
    })
}

function byPerson(notices: UnmailedNotice[]): Iterable<UnmailedNotice[]> {
  const groups = new Map<string, UnmailedNotice[]>()
  for (const notice of notices) {
    const key = `${notice.userId} ${notice.kind} ${notice.applicationId}`
    groups.set(key, [...(groups.get(key) ?? []), notice])
  }
  return groups.values()
}

/** One mail, however many Locations of the person use the application. */
async function mailOne(ctx: Context, tx: Tx, [first, ...others]: UnmailedNotice[]): Promise<void> {
  if (!first) return
  const { userId, kind, applicationId, locationId, details } = first
  const [recipient] = await listMailRecipients(tx, [userId], kind)
  if (!recipient) return
  const place = { locationId, applicationId, partnerId: null }
  const names = await findNames(tx, place)
  const { email, language } = recipient
  const mail = toNoticeMail(ctx, { kind, language, details, names, place, others: others.length })
  await queueMail(ctx, tx, { to: email, ...mail })
}
