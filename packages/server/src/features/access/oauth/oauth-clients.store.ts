import sql from 'sql-template-tag'
import { assignments, type Columns, insertion, isNothing } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'

export interface OAuthClientRow {
  client_id: string
  title: string
  redirect_uris: string[]
  secret_hint: string
  created_at: Date
}

export interface OAuthClientKey {
  partnerId: number
  clientId: string
}

const clients = sql`
  select client.id as client_id, client.title, client.redirect_uris, client.secret_hint, client.created_at
  from oauth_clients client`

export async function listClients(db: Db, partnerId: number): Promise<OAuthClientRow[]> {
  return db.run<OAuthClientRow>(
    sql`${clients} where client.partner_id = ${partnerId} order by client.created_at, client.id`,
  )
}

export async function findClient(db: Db, key: OAuthClientKey): Promise<OAuthClientRow | undefined> {
  const [row] = await db.run<OAuthClientRow>(
    sql`${clients} where client.partner_id = ${key.partnerId} and client.id = ${key.clientId}`,
  )
  return row
}

/** Returns whether the person belongs to the partner account, and locks it so that nobody else adds to it meanwhile. */
export async function lockPartner(
  tx: Tx,
  { userId, partnerId }: { userId: number; partnerId: number },
): Promise<boolean> {
  const rows = await tx.run(sql`
    select from partners partner join partner_members member on member.partner_id = partner.id
    where partner.id = ${partnerId} and member.user_id = ${userId} for no key update of partner`)
  return rows.length > 0
}

export async function isPartnerOf(db: Db, key: { userId: number; partnerId: number }): Promise<boolean> {
  const rows = await db.run(
    sql`select from partner_members where partner_id = ${key.partnerId} and user_id = ${key.userId}`,
  )
  return rows.length > 0
}

export async function insertClient(tx: Tx, columns: Columns): Promise<void> {
  await tx.run(sql`insert into oauth_clients ${insertion(columns)}`)
}

export async function updateClient(tx: Tx, key: OAuthClientKey, columns: Columns): Promise<void> {
  if (isNothing(columns)) return
  await tx.run(sql`
    update oauth_clients set ${assignments(columns)} where partner_id = ${key.partnerId} and id = ${key.clientId}`)
}

export async function deleteClient(tx: Tx, key: OAuthClientKey): Promise<void> {
  await tx.run(sql`delete from oauth_clients where partner_id = ${key.partnerId} and id = ${key.clientId}`)
}

/** The OAuth2 library needs this about a calling client. */
export async function findRegistration(db: Db, clientId: string): Promise<ClientRegistration | undefined> {
  const [row] = await db.run<ClientRegistration & Record<string, unknown>>(sql`
    select client.title, client.redirect_uris, client.secret_hash,
      partner.suspended_at is not null as is_suspended
    from oauth_clients client join partners partner on partner.id = client.partner_id where client.id = ${clientId}`)
  return row
}

interface ClientRegistration {
  title: string
  redirect_uris: string[]
  secret_hash: Buffer
  /** Whether the partner account is suspended. */
  is_suspended: boolean
}
