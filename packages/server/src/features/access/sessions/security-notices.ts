import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { securityLetter } from '../../infrastructure/mail/letters.ts'
import { queueMail } from '../../infrastructure/mail/mail.ts'
import { tell } from '../../infrastructure/notices/notices.ts'
import { findUser } from '../accounts/users.store.ts'

/** A person gets mail about these events, because somebody else may have caused them. */
export type SecurityNotice = { address: string } & (
  | { kind: 'new-device'; device: string }
  | { kind: 'password-changed' }
  | { kind: 'second-factor-on' }
  | { kind: 'second-factor-off' }
  | { kind: 'recovery-codes-renewed' }
  | { kind: 'email-changed' }
  | { kind: 'access-token-created'; title: string; scopes: readonly string[] }
)

/** Writes the notice and queues the mail in the transaction of the event; the mail only for a confirmed address. */
export async function notifyOfSecurity(
  ctx: Context,
  tx: Tx,
  userId: number,
  notice: SecurityNotice,
): Promise<void> {
  await tell(ctx, tx, {
    kind: 'security',
    to: { userId },
    // Each counts: none replaces another.
    subject: `security:${randomUUID()}`,
    details: { what: notice.kind, note: 'device' in notice ? notice.device : '' },
  })
  // The old address got its own mail, and the new one was just used.
  if (notice.kind === 'email-changed') return
  const user = await findUser(tx, userId)
  if (!user?.email || !user.is_email_confirmed) return
  const origin = { at: ctx.clock.real(), address: notice.address }
  await queueMail(ctx, tx, { to: user.email, ...securityLetter({ ...wordsOf(notice), origin }) })
}

function wordsOf(notice: Exclude<SecurityNotice, { kind: 'email-changed' }>): {
  subject: string
  sentence: string
} {
  switch (notice.kind) {
    case 'new-device':
      return {
        subject: 'New sign-in to your Foyer account',
        sentence: `Your account was signed in to from a device that is new to us: ${notice.device}.`,
      }
    case 'password-changed':
      return {
        subject: 'Your Foyer password was changed',
        sentence: 'The password of your account was changed. Other sessions and all tokens have ended.',
      }
    case 'second-factor-on':
      return {
        subject: 'Second factor switched on',
        sentence: 'A second factor was switched on: signing in now needs a code of your authenticator app.',
      }
    case 'second-factor-off':
      return {
        subject: 'Second factor switched off',
        sentence: 'The second factor was switched off: the password alone opens your account now.',
      }
    case 'recovery-codes-renewed':
      return {
        subject: 'New recovery codes for your Foyer account',
        sentence: 'New recovery codes of your second factor were made. The former ones have ended.',
      }
    case 'access-token-created':
      return {
        subject: 'New access token for your Foyer account',
        sentence: `The personal access token "${notice.title}" was created (${notice.scopes.join(', ')}).`,
      }
  }
}
