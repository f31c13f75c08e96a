import type { Context } from '../../../context.ts'
import { unseal } from '../../../platform/crypto/seal.ts'
import { openSmtp, type Smtp, type SmtpOutcome } from '../../../platform/mail/smtp.ts'
import { waitAfter } from './back-off.ts'
import {
  type ClaimedMail,
  claimMails,
  countWaitingMails,
  deleteMailsBefore,
  markDueAsSent,
  markFailed,
  markSent,
  postponeMail,
} from './mail.store.ts'
import { mailPurpose } from './mail.ts'
import { toMessage } from './to-message.ts'

const batchSize = 5
const batchesPerTurn = 20
// The lease is longer than the timeout of a send, so that a claim expires only when its worker dies.
const leaseMs = 5 * 60_000
const retentionMs = 30 * 24 * 60 * 60_000

/**
 * Sends due mail. If a worker dies after the mail server accepted a mail and before that is recorded, the mail is sent
 * again: at least once, with the same Message-ID. Stopping waits for the batch in flight.
 */
export async function sendDueMails(ctx: Context, stopping?: AbortSignal): Promise<void> {
  const { smtp } = ctx.config.secrets
  if (smtp) await sendBatches(ctx, openSmtp(smtp), stopping)
  else await markDueAsSent(ctx.db, { at: ctx.clock.now(), dueAt: ctx.clock.real() })
  ctx.metrics.mailsWaiting.set(await countWaitingMails(ctx.db))
}

async function sendBatches(ctx: Context, smtp: Smtp, stopping: AbortSignal | undefined): Promise<void> {
  for (let batch = 0; batch < batchesPerTurn && !stopping?.aborted; batch++) {
    const at = ctx.clock.real()
    const claimed = await claimMails(ctx.db, {
      at,
      leaseUntil: new Date(at.getTime() + leaseMs),
      count: batchSize,
    })
    const outcomes = await Promise.all(claimed.map(mail => sendMail(ctx, smtp, mail)))
    // An unreachable mail server should not get many connections from us.
    if (claimed.length < batchSize || outcomes.includes('failed')) return
  }
}

async function sendMail(ctx: Context, smtp: Smtp, mail: ClaimedMail): Promise<SmtpOutcome['status']> {
  const outcome = await attempt(ctx, smtp, mail)
  await record(ctx, mail, outcome)
  return outcome.status
}

async function attempt(ctx: Context, smtp: Smtp, mail: ClaimedMail): Promise<SmtpOutcome> {
  const from = ctx.config.mailFrom
  if (!from) return { status: 'failed', code: 'ENOFROM', detail: 'MAIL_FROM is not set' }
  if (!mail.sealed_text) return { status: 'refused', code: 'ENOTEXT', detail: 'has no text' }
  let text: string
  try {
    text = unseal(ctx.key, mailPurpose, mail.sealed_text)
  } catch {
    return { status: 'failed', code: 'ESEALED', detail: 'the text was sealed with another key' }
  }
  return smtp.send(toMessage(mail, text, from))
}

async function record(ctx: Context, mail: ClaimedMail, outcome: SmtpOutcome): Promise<void> {
  const at = ctx.clock.now()
  // Links in a mail work like passwords, so only the sandbox keeps the text.
  const keepsText = ctx.config.mode === 'sandbox'
  const line = { mail_id: mail.id, attempt: mail.attempts }
  if (outcome.status === 'sent') {
    await markSent(ctx.db, mail, { at, keepsText })
    ctx.metrics.mails.inc({ outcome: 'sent' })
    ctx.log.info(line, 'mail sent')
    return
  }
  const { code, responseCode, detail: error } = outcome
  const waitMs = outcome.status === 'failed' ? waitAfter(mail.attempts) : undefined
  const reason = { ...line, code, response_code: responseCode }
  if (waitMs === undefined) {
    await markFailed(ctx.db, mail, { at, error, keepsText })
    ctx.metrics.mails.inc({ outcome: 'failed' })
    ctx.log.warn(reason, 'mail given up')
    return
  }
  await postponeMail(ctx.db, mail, { dueAt: new Date(ctx.clock.real().getTime() + waitMs), error })
  ctx.metrics.mails.inc({ outcome: 'retried' })
  ctx.log.warn({ ...reason, retry_in_seconds: waitMs / 1000 }, 'mail not sent: it will be tried again')
}

/** Addresses are personal data, so mails are deleted after a month. */
export const deleteOldMails = (ctx: Context): Promise<void> =>
  deleteMailsBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs))
