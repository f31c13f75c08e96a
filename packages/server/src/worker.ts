import type { Context } from './context.ts'
import { deleteOldInvitations } from './features/access/members/invitations.ts'
import { tellOfInvitations } from './features/access/members/tell-of-invitations.due.ts'
import { deleteExpiredGrants } from './features/access/oauth/oauth.ts'
import { answerResetRequests } from './features/access/passwords/password-reset.ts'
import { deleteExpired } from './features/access/sessions/sessions.ts'
import { addUpFigures, deleteOldFigures } from './features/infrastructure/figures/figures.ts'
import { deleteOldKeys } from './features/infrastructure/idempotency/idempotency.ts'
import { deleteOldMails, sendDueMails } from './features/infrastructure/mail/send-mail.due.ts'
import { mailNotices } from './features/infrastructure/notices/mail-notices.due.ts'
import { deleteOldNotices } from './features/infrastructure/notices/notices.ts'
import { keepRequestDays } from './features/insights/requests/request-retention.ts'
import { checkPaidPeriods } from './features/marketplace/billing/expiry.due.ts'
import { remindOfPayments } from './features/marketplace/billing/reminders.due.ts'
import { endInstallationsOfDisabled } from './features/marketplace/operators/end-installations.ts'
import { deleteOldPartnerInvitations } from './features/marketplace/partner-team/partner-invitations.ts'
import { tellOfPartnerInvitations } from './features/marketplace/partner-team/tell-of-partner-invitations.due.ts'
import { deleteOldNotifications } from './features/notifications/live-notifications/notifications.ts'
import { eraseDue } from './features/personal-data/erasures/erase.due.ts'
import { applyRetention } from './features/personal-data/retention/apply-retention.due.ts'
import { onClockMoved } from './features/sandbox/controls/clock.ts'
import { deleteOldReplays, runReplays } from './features/webhooks/replays/run-replays.due.ts'
import { startWebhooks } from './features/webhooks/sending/webhook-worker.ts'
import { type Job, repeat } from './platform/repeat.ts'

const second = 1000
const hour = 60 * 60 * 1000

/** Lists the background jobs that delete what is no longer needed. None of them is urgent. */
const deletions = (ctx: Context): Job[] => [
  { name: 'delete-expired-sessions', everyMs: hour, run: () => deleteExpired(ctx) },
  { name: 'delete-old-invitations', everyMs: hour, run: () => deleteOldInvitations(ctx) },
  {
    name: 'delete-old-partner-invitations',
    everyMs: hour,
    run: () => deleteOldPartnerInvitations(ctx),
  },
  { name: 'delete-expired-grants', everyMs: hour, run: () => deleteExpiredGrants(ctx) },
  { name: 'delete-old-notifications', everyMs: hour, run: () => deleteOldNotifications(ctx) },
  { name: 'delete-old-notices', everyMs: hour, run: () => deleteOldNotices(ctx) },
  { name: 'delete-old-mails', everyMs: hour, run: () => deleteOldMails(ctx) },
  { name: 'delete-old-idempotency-keys', everyMs: hour, run: () => deleteOldKeys(ctx) },
  { name: 'apply-retention', everyMs: hour, run: stopping => applyRetention(ctx, stopping) },
  { name: 'delete-old-figures', everyMs: hour, run: () => deleteOldFigures(ctx) },
  { name: 'delete-old-replays', everyMs: hour, run: () => deleteOldReplays(ctx) },
  { name: 'keep-request-days', everyMs: hour, run: () => keepRequestDays(ctx) },
]

/** Lists the other background jobs, one line per kind. */
const jobs = (ctx: Context): Job[] => [
  { name: 'answer-reset-requests', everyMs: second, run: () => answerResetRequests(ctx) },
  { name: 'send-mail', everyMs: second, run: stopping => sendDueMails(ctx, stopping) },
  { name: 'end-installations-of-disabled', everyMs: 10 * second, run: () => endInstallationsOfDisabled(ctx) },
  { name: 'erase-clients', everyMs: second, run: stopping => eraseDue(ctx, stopping) },
  { name: 'check-paid-periods', everyMs: second, run: () => checkPaidPeriods(ctx) },
  { name: 'remind-of-payments', everyMs: second, run: () => remindOfPayments(ctx) },
  { name: 'tell-of-invitations', everyMs: second, run: () => tellOfInvitations(ctx) },
  { name: 'tell-of-partner-invitations', everyMs: second, run: () => tellOfPartnerInvitations(ctx) },
  { name: 'mail-notices', everyMs: second, run: () => mailNotices(ctx) },
  { name: 'run-replays', everyMs: second, run: stopping => runReplays(ctx, stopping) },
  { name: 'add-up-figures', everyMs: 10 * second, run: stopping => addUpFigures(ctx, stopping) },
]

export function startWorker(ctx: Context): { stop(): Promise<void> } {
  const hourly = repeat(deletions(ctx), ctx.log, { takeTurns: true })
  // What an hour of the platform brings is due at once when its clock was moved.
  onClockMoved(ctx, () => hourly.wake())
  const running = [hourly, repeat(jobs(ctx), ctx.log), startWebhooks(ctx)]
  return {
    async stop() {
      await Promise.all(running.map(job => job.stop()))
    },
  }
}
