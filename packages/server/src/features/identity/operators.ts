import { hashPassword } from '../../platform/crypto/passwords.ts'
import type { Database } from '../../platform/database/database.ts'
import { toEmail } from './accounts.ts'
import { findUserByLogin, insertUser, markOperator } from './users.store.ts'

/** Only from the machine itself: nobody becomes an operator over the network. */
export async function createOperator(
  db: Database,
  person: { email: string; name: string; password: string; at: Date },
): Promise<'created' | 'promoted'> {
  const email = toEmail(person.email)
  const passwordHash = await hashPassword(person.password)
  return db.transaction(async tx => {
    const existing = await findUserByLogin(tx, email)
    if (existing) {
      await markOperator(tx, existing.id)
      return 'promoted'
    }
    await insertUser(tx, { name: person.name, email, passwordHash, isOperator: true, at: person.at })
    return 'created'
  })
}
