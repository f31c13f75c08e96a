import type { Db } from '../../../platform/database/database.ts'
import { forbidden, invalid } from '../../../platform/errors.ts'
import type { LocationAccess, User } from '../../../platform/http/caller.ts'
import { canGive } from './can-give.ts'
import { findRole, type RoleRow } from './members.store.ts'

/** The person who manages the users of a Location, with their rights there. */
export interface Giver extends LocationAccess {
  userId: number
  address: string
}

interface Call {
  caller: { user: User; location: LocationAccess }
  address: string
}

export const giverOf = ({ caller, address }: Call): Giver => ({
  ...caller.location,
  userId: caller.user.id,
  address,
})

/** The part of an audit entry that says who acted, and where. */
export const byGiver = ({ id, userId, address }: Giver) => ({ locationId: id, userId, address })

export async function requireGivable(db: Db, giver: Giver, roleId: number): Promise<RoleRow> {
  const role = await findRole(db, { locationId: giver.id, roleId })
  if (!role) throw invalid({ role_id: ['is not a role of this Location'] })
  if (!canGive(giver, role)) throw forbidden('This role has rights that you do not have.')
  return role
}

/** Nobody can take away a role that they could not give, so a manager of users cannot remove an owner. */
export async function requireTakable(db: Db, giver: Giver, roleId: number): Promise<void> {
  const role = await findRole(db, { locationId: giver.id, roleId })
  if (role && !canGive(giver, role)) throw forbidden('This user has rights that you do not have.')
}
