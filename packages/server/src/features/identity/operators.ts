import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { recordAudit } from '../audit/audit.ts'
import { hashNewPassword } from './new-password.ts'
import { toEmail } from './to-email.ts'
import { findUserByLogin, insertUser, markEmailConfirmed, markOperator } from './users.store.ts'

/** Only from the machine itself: nobody becomes an operator over the network. */
export async function createOperator(
  db: Database,
  person: { email: string; name: string; password: string; clock: Clock },
): Promise<'created' | 'promoted'> {
  const email = toEmail(person.email)
  const passwordHash = await hashNewPassword({
    password: person.password,
    person: { name: person.name, email },
  })
  return db.transaction(async tx => {
    const existing = await findUserByLogin(tx, email)
    if (existing) {
      await markOperator(tx, existing.id)
      await recordAudit(person, tx, { userId: null, action: 'operator-create', subjectUserId: existing.id })
      return 'promoted'
    }
    const at = person.clock.now()
    const subjectUserId = await insertUser(tx, {
      name: person.name,
      email,
      passwordHash,
      isOperator: true,
      at,
    })
    // Whoever has the machine vouches for it.
    await markEmailConfirmed(tx, { userId: subjectUserId, email })
    await recordAudit(person, tx, { userId: null, action: 'operator-create', subjectUserId })
    return 'created'
  })
}
