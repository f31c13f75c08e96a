import type { Db } from '../../../platform/database/database.ts'
import { forbidden } from '../../../platform/errors.ts'
import { findUser } from './users.store.ts'

/** Some actions, such as publishing, need a confirmed address. */
export async function requireConfirmedEmail(db: Db, userId: number): Promise<void> {
  const user = await findUser(db, userId)
  if (!user?.is_email_confirmed)
    throw forbidden(
      'Confirm your e-mail address first: follow the link in the mail we sent you, or have it sent again (POST /account/me/email/send).',
    )
}
