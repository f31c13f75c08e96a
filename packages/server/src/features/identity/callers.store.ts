import type { Right } from '@foyer/contract'
import type { Db } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { LocationAccess, Partner, User } from '../../platform/http/caller.ts'

const partnerByToken = statement<{ id: number; hash: Buffer }>(
  'identity.partner-by-token',
  'select partner_id as id, hash from partner_tokens where hash = $1 and revoked_at is null',
)

export async function findPartnerByToken(
  db: Db,
  hash: Buffer,
): Promise<(Partner & { hash: Buffer }) | undefined> {
  return (await partnerByToken(db, [hash]))[0]
}

interface UserRow {
  id: number
  is_operator: boolean
  partner_id: number | null
  hash: Buffer
}

const userByToken = statement<UserRow>(
  'identity.user-by-token',
  `select users.id, users.is_operator, users.partner_id, token.hash
   from user_tokens token join users on users.id = token.user_id
   where token.hash = $1 and token.revoked_at is null`,
)

export async function findUserByToken(db: Db, hash: Buffer): Promise<(User & { hash: Buffer }) | undefined> {
  const [row] = await userByToken(db, [hash])
  return row && toUser(row)
}

const userBySession = statement<UserRow>(
  'identity.user-by-session',
  `select users.id, users.is_operator, users.partner_id, session.hash
   from sessions session join users on users.id = session.user_id
   where session.hash = $1 and session.expires_at > $2`,
)

export async function findUserBySession(
  db: Db,
  hash: Buffer,
  at: Date,
): Promise<(User & { hash: Buffer }) | undefined> {
  const [row] = await userBySession(db, [hash, at])
  return row && toUser(row)
}

const accessOfUser = statement<{ slug: string | null; rights: Right[] | null }>(
  'identity.access-of-user',
  `select role.slug, role.rights
   from locations location
   left join memberships membership on membership.location_id = location.id and membership.user_id = $2
   left join roles role on role.location_id = membership.location_id and role.id = membership.role_id
   where location.id = $1 and location.deleted_at is null`,
)

/** Undefined where there is no such Location; without rights where the user has no role there. */
export async function findAccess(
  db: Db,
  key: { locationId: number; userId: number },
): Promise<(LocationAccess & { isMember: boolean }) | undefined> {
  const [row] = await accessOfUser(db, [key.locationId, key.userId])
  return (
    row && {
      id: key.locationId,
      isMember: row.rights !== null,
      isOwner: row.slug === 'owner',
      rights: new Set(row.rights),
    }
  )
}

const toUser = ({ id, is_operator, partner_id, hash }: UserRow) => ({
  id,
  isOperator: is_operator,
  partnerId: partner_id,
  hash,
})
