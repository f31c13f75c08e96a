import type { Right } from '@foyer/contract'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ChainAccess, LocationAccess, Partner, User } from '../../../platform/http/caller.ts'

const partnerByToken = statement<{ id: number; hash: Buffer; is_suspended: boolean }>(
  'identity.partner-by-token',
  `select partner.id, token.hash, partner.suspended_at is not null as is_suspended
   from partner_tokens token join partners partner on partner.id = token.partner_id
   where token.hash = $1 and token.revoked_at is null`,
)

export async function findPartnerByToken(
  db: Db,
  hash: Buffer,
): Promise<(Partner & Suspendable & { hash: Buffer }) | undefined> {
  const [row] = await partnerByToken(db, [hash])
  return row && { id: row.id, hash: row.hash, isSuspended: row.is_suspended }
}

/** Who is suspended has valid tokens, which open nothing meanwhile. */
export interface Suspendable {
  isSuspended: boolean
}

interface TokenUserRow {
  id: number
  is_operator: boolean
  partner_id: number | null
  is_suspended: boolean
  hash: Buffer
  token_id: number
  expires_at: Date | null
  last_used_at: Date | null
}

/** These moments change while the row is cached. */
export interface TokenUser extends User, Suspendable {
  hash: Buffer
  tokenId: number
  expiresAt: Date | null
  lastUsedAt: Date | null
}

const userByToken = statement<TokenUserRow>(
  'identity.user-by-token',
  `select users.id, users.is_operator, users.partner_id, users.suspended_at is not null as is_suspended, token.hash,
     token.id as token_id, token.expires_at, token.last_used_at
   from user_tokens token join users on users.id = token.user_id
   where token.hash = $1 and token.revoked_at is null`,
)

export async function findUserByToken(db: Db, hash: Buffer): Promise<TokenUser | undefined> {
  const [row] = await userByToken(db, [hash])
  return (
    row && {
      id: row.id,
      isOperator: row.is_operator,
      partnerId: row.partner_id,
      isSuspended: row.is_suspended,
      hash: row.hash,
      tokenId: row.token_id,
      expiresAt: row.expires_at,
      lastUsedAt: row.last_used_at,
    }
  )
}

export interface PersonRow {
  id: number
  is_operator: boolean
  has_second_factor: boolean
  hash: Buffer
}

/** A person, with the session or access token that proves who they are. */
export interface ProvenPerson extends User {
  partnerId: null
  hasSecondFactor: boolean
  /** The hash of that session or token. */
  hash: Buffer
}

export const personOf = (row: PersonRow): ProvenPerson => ({
  id: row.id,
  isOperator: row.is_operator,
  partnerId: null,
  hasSecondFactor: row.has_second_factor,
  hash: row.hash,
})

interface SessionUserRow extends PersonRow {
  proven_at: Date
  last_seen_at: Date
}

export interface SessionUser extends ProvenPerson {
  provenAt: Date
  lastSeenAt: Date
}

const userBySession = statement<SessionUserRow>(
  'identity.user-by-session',
  `select users.id, users.is_operator, factor.confirmed_at is not null as has_second_factor, session.hash,
     session.proven_at, session.last_seen_at
   from sessions session
   join users on users.id = session.user_id and users.partner_id is null and users.suspended_at is null
   left join second_factors factor on factor.user_id = users.id
   where session.hash = $1 and session.expires_at > $2 and session.last_seen_at > $3`,
)

export async function findUserBySession(
  db: Db,
  hash: Buffer,
  { at, idleSince }: { at: Date; idleSince: Date },
): Promise<SessionUser | undefined> {
  const [row] = await userBySession(db, [hash, at, idleSince])
  return row && { ...personOf(row), provenAt: row.proven_at, lastSeenAt: row.last_seen_at }
}

const suspensionBySession = statement<{ reason: string; hash: Buffer }>(
  'identity.suspension-by-session',
  `select users.suspension_reason as reason, session.hash
   from sessions session
   join users on users.id = session.user_id and users.partner_id is null and users.suspended_at is not null
   where session.hash = $1 and session.expires_at > $2 and session.last_seen_at > $3`,
)

/** Why a session that would be live is refused: operators have suspended its person. */
export async function findSuspensionBySession(
  db: Db,
  hash: Buffer,
  { at, idleSince }: { at: Date; idleSince: Date },
): Promise<{ reason: string; hash: Buffer } | undefined> {
  const [row] = await suspensionBySession(db, [hash, at, idleSince])
  return row
}

const accessOfUser = statement<{ is_owner: boolean; is_suspended: boolean; rights: Right[] | null }>(
  'identity.access-of-user',
  `select access.is_owner, access.rights, location.suspended_at is not null as is_suspended
   from locations location
   left join location_access access on access.location_id = location.id and access.user_id = $2
   where location.id = $1 and location.deleted_at is null`,
)

export interface FoundAccess extends LocationAccess, Suspendable {
  isMember: boolean
}

/** Returns undefined for an unknown Location, and no rights where the user has no access to it. */
export async function findAccess(
  db: Db,
  key: { locationId: number; userId: number },
): Promise<FoundAccess | undefined> {
  const [row] = await accessOfUser(db, [key.locationId, key.userId])
  return (
    row && {
      id: key.locationId,
      isMember: row.rights !== null,
      isOwner: row.is_owner === true,
      isSuspended: row.is_suspended,
      rights: new Set(row.rights),
    }
  )
}

const installedFor = statement<{ id: number }>(
  'identity.installed-for',
  `select installation.application_id as id
   from installations installation join applications application on application.id = installation.application_id
   where installation.location_id = $1 and installation.status in ('active', 'freezed') and application.partner_id = $2
   limit 1`,
)

/** Returns whether an application of the partner is installed there. */
export const isInstalledFor = async (
  db: Db,
  { locationId, partnerId }: { locationId: number; partnerId: number },
): Promise<boolean> => (await installedFor(db, [locationId, partnerId])).length > 0

const accessInChain = statement<{ locations: number; is_suspended: boolean; rights: Right[] }>(
  'identity.access-in-chain',
  `select (select count(*)::int from locations where chain_id = $1 and deleted_at is null) as locations,
     exists (
       select from locations where chain_id = $1 and deleted_at is null and suspended_at is not null
     ) as is_suspended,
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

/**
 * Returns the rights that the user has in every Location of the Chain, and whether one of them is suspended. Returns
 * undefined for a Chain without any.
 */
export async function findChainAccess(
  db: Db,
  key: { chainId: number; userId: number },
): Promise<(ChainAccess & Suspendable) | undefined> {
  const [row] = await accessInChain(db, [key.chainId, key.userId])
  if (!row || row.locations === 0) return undefined
  return { id: key.chainId, isSuspended: row.is_suspended, rights: new Set(row.rights) }
}
