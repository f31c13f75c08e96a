import type { Right } from '@foyer/contract'
import type { Db } from '../../platform/database/database.ts'
import { reading } from '../../platform/database/statement.ts'
import type { ChainAccess, LocationAccess, Partner, User } from '../../platform/http/caller.ts'

const partnerByToken = reading<{ id: number; hash: Buffer }>(
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

const userByToken = reading<UserRow>(
  'identity.user-by-token',
  `select users.id, users.is_operator, users.partner_id, token.hash
   from user_tokens token join users on users.id = token.user_id
   where token.hash = $1 and token.revoked_at is null`,
)

export async function findUserByToken(db: Db, hash: Buffer): Promise<(User & { hash: Buffer }) | undefined> {
  const [row] = await userByToken(db, [hash])
  return row && toUser(row)
}

const userBySession = reading<UserRow>(
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

const accessOfUser = reading<{ is_owner: boolean; rights: Right[] | null }>(
  'identity.access-of-user',
  `select access.is_owner, access.rights
   from locations location
   left join location_access access on access.location_id = location.id and access.user_id = $2
   where location.id = $1 and location.deleted_at is null`,
)

/** Undefined where there is no such Location; without rights where the user has no access there. */
export async function findAccess(
  db: Db,
  key: { locationId: number; userId: number },
): Promise<(LocationAccess & { isMember: boolean }) | undefined> {
  const [row] = await accessOfUser(db, [key.locationId, key.userId])
  return (
    row && {
      id: key.locationId,
      isMember: row.rights !== null,
      isOwner: row.is_owner === true,
      rights: new Set(row.rights),
    }
  )
}

const accessInChain = reading<{ locations: number; rights: Right[] }>(
  'identity.access-in-chain',
  `select (select count(*)::int from locations where chain_id = $1 and deleted_at is null) as locations,
     array(
       select granted from locations location
       join location_access access on access.location_id = location.id and access.user_id = $2
       cross join unnest(access.rights) granted
       where location.chain_id = $1 and location.deleted_at is null
       group by granted
       having count(distinct location.id)
         = (select count(*) from locations where chain_id = $1 and deleted_at is null)
     ) as rights`,
)

/** The rights that the user has in every Location of the Chain; undefined for a Chain without any. */
export async function findChainAccess(
  db: Db,
  key: { chainId: number; userId: number },
): Promise<ChainAccess | undefined> {
  const [row] = await accessInChain(db, [key.chainId, key.userId])
  return row && row.locations > 0 ? { id: key.chainId, rights: new Set(row.rights) } : undefined
}

const toUser = ({ id, is_operator, partner_id, hash }: UserRow) => ({
  id,
  isOperator: is_operator,
  partnerId: partner_id,
  hash,
})
