import type { Tx } from '../../../platform/database/database.ts'
import { unauthorized } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { lockPerson, type Profile } from '../accounts/users.store.ts'
import { holdSession } from './sessions.store.ts'

/**
 * The session or token that a proof leads to outlives it, so a password that was changed or a session that was ended
 * since the check must not lead to a new one. The person is locked, so a change of the password either comes before
 * this, or comes after it and ends what this created.
 */
export async function requireSamePassword(
  tx: Tx,
  { id, password_hash }: Pick<Profile, 'id' | 'password_hash'>,
): Promise<void> {
  if ((await lockPerson(tx, id)) !== password_hash) throw unauthorized('The login or the password is wrong.')
}

export async function requireSameSession(
  tx: Tx,
  { user, sessionHash }: Caller & { user: { id: number } },
): Promise<void> {
  await lockPerson(tx, user.id)
  const isThere = sessionHash && (await holdSession(tx, { hash: sessionHash, userId: user.id }))
  if (!isThere) throw unauthorized('Your session has ended: sign in again.')
}

/** One transaction at a time counts what is limited per person, and whoever deletes the account gets nothing more. */
export async function holdPerson(tx: Tx, userId: number): Promise<void> {
  if ((await lockPerson(tx, userId)) === undefined)
    throw unauthorized('Your account does not exist any more.')
}
