import type { Clock } from '../../../platform/clock.ts'
import { passwordCost } from '../../../platform/crypto/passwords.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notifyCaches } from '../../../platform/database/notified-cache.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { recordAudit } from '../../infrastructure/audit/audit.ts'
import { accessChannel } from '../access-channel.ts'
import { hashNewPassword } from '../passwords/new-password.ts'
import { deleteSecondFactor } from '../sessions/second-factor.store.ts'
import { deleteOtherSessions } from '../sessions/sessions.store.ts'
import { toEmail } from './to-email.ts'
import { findUserByLogin, insertUser, markEmailConfirmed, markOperator } from './users.store.ts'

/** This works only from the machine itself: nobody becomes an operator over the network. */
export async function createOperator(
  db: Database,
  person: { email: string; name: string; password: string; clock: Clock },
): Promise<'created' | 'promoted'> {
  const email = toEmail(person.email)
  const passwordHash = await hashNewPassword({
    password: person.password,
    person: { name: person.name, email, phone: null },
    cost: passwordCost,
  })
  return db.transaction(async tx => {
    const existing = await findUserByLogin(tx, email)
    if (existing) {
      // Anybody can sign up with an address, so only a person who has proved it becomes an operator by it.
      if (!existing.is_email_confirmed)
        throw conflict(
          'There is an account with this address that nobody has confirmed: its owner must confirm it, or reset its password, first.',
        )
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
    // Whoever controls the machine vouches for the address.
    await markEmailConfirmed(tx, { userId: subjectUserId, email })
    await recordAudit(person, tx, { userId: null, action: 'operator-create', subjectUserId })
    return 'created'
  })
}

/**
 * For a person who lost the device and the recovery codes; works only from the machine itself. Sessions end, and the
 * password stays.
 */
export async function resetSecondFactor(
  db: Database,
  person: { email: string; clock: Clock },
): Promise<'reset' | 'was off'> {
  const email = toEmail(person.email)
  return db.transaction(async tx => {
    const user = await findUserByLogin(tx, email)
    if (!user) throw notFound(`There is no account with the address ${email}.`)
    if (!(await deleteSecondFactor(tx, user.id))) return 'was off'
    await deleteOtherSessions(tx, user.id, undefined)
    // The servers end the streams of these sessions.
    await notifyCaches(tx, accessChannel)
    await recordAudit(person, tx, { userId: null, action: 'second-factor-disable', subjectUserId: user.id })
    return 'reset'
  })
}
