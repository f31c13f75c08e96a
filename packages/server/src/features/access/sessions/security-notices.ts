import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { queueLetter } from '../../infrastructure/mail/letters.ts'
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
  const { address, ...letter } = notice
  const origin = { at: ctx.clock.real(), address }
  await queueLetter(ctx, tx, { to: user.email, language: user.language, letter: { ...letter, origin } })
}
