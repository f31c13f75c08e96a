import type { Tx } from '../../../platform/database/database.ts'
import { unauthorized } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { lockPerson, type Profile } from '../accounts/users.store.ts'
import { holdSession } from './sessions.store.ts'

/**
 * What a proof leads to, a session or a token, outlives it: a password that was changed after we had looked at it, or a
 * session that was ended, must not lead to a new one. The person is locked, so that whoever changes the password comes
 * before this or after it, and then ends what this has made.
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

/** What is limited for each person is counted by one transaction at a time. */
export const holdPerson = async (tx: Tx, userId: number): Promise<void> => void (await lockPerson(tx, userId))
