import type { Context } from '../../../context.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Visitor } from '../../../platform/http/route.ts'
import { openSession, type Session } from '../../access/sessions/sessions.ts'
import { findBecoming } from './people.store.ts'

/** Opens a session of anybody in the sandbox, in place of the present one. Who needs a code to sign in is nobody else. */
export async function become(ctx: Context, userId: number, visitor: Visitor): Promise<Session> {
  const person = await findBecoming(ctx.db, userId)
  if (!person) throw notFound('There is no such person in this sandbox.')
  if (person.is_suspended) throw conflict('This person is suspended.')
  if (person.has_second_factor)
    throw conflict('This person has a second factor: sign out, and sign in with its code.')
  return ctx.db.transaction(tx => openSession(ctx, tx, { userId, visitor }))
}
