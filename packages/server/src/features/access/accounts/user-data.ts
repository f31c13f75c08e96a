import type { Db } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { findUser } from './users.store.ts'

/** An application that asks for it gets these data of the person who connects it. */
export async function getUserData(db: Db, userId: number) {
  const user = await findUser(db, userId)
  if (!user) throw notFound()
  const { id, name, phone, email, is_approved, is_email_confirmed, avatar } = user
  // We sign these data, so an unconfirmed address is left out.
  return {
    id,
    name,
    phone: phone ?? '',
    email: is_email_confirmed ? (email ?? '') : '',
    is_approved,
    avatar,
  }
}
