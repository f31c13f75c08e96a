import type { Db } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { findUser } from './users.store.ts'

/** What an application that asks for it learns of the person who connects it. */
export async function getUserData(db: Db, userId: number) {
  const user = await findUser(db, userId)
  if (!user) throw notFound()
  const { id, name, phone, email, is_approved, is_email_confirmed, avatar } = user
  // We sign it: an address that nobody has proved is no part of it.
  return {
    id,
    name,
    phone: phone ?? '',
    email: is_email_confirmed ? (email ?? '') : '',
    is_approved,
    avatar,
  }
}
