import sql, { join, type Sql } from 'sql-template-tag'
import { insertion } from '../../../platform/database/columns.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export interface CardKey {
  locationId: number
  cardId: number
}

/** What the caller may see of the holder. */
export interface CardView {
  showsPhones: boolean
  seesClients: boolean
}

const byId = statement<{ json: string }>(
  'loyalty-cards.one',
  `select wire::text as json from wire_loyalty_cards($3, $4)
   where location_id = $1 and id = $2 and deleted_at is null`,
)

export async function findCard(
  db: Db,
  key: CardKey,
  { showsPhones, seesClients }: CardView,
): Promise<string | undefined> {
  return (await byId(db, [key.locationId, key.cardId, showsPhones, seesClients]))[0]?.json
}

export interface CardFilter extends CardView {
  locationId: number
  page: { number: number; size: number }
  number?: string
  /** Only for callers who may see phones. */
  phoneDigits?: string
  /** Only for callers who may see clients. */
  clientId?: number
}

export async function listCards(db: Db, filter: CardFilter): Promise<{ json: string; total: number }> {
  const { locationId, page, showsPhones, seesClients } = filter
  const matching = sql`from loyalty_cards where ${join(conditions(filter), ' and ')}`
  const [row] = await db.run<{ json: string; total: number }>(sql`
    select (select count(*)::int ${matching}) as total,
      (select coalesce(json_agg(wire order by id desc), '[]')::text
       from wire_loyalty_cards(${showsPhones}, ${seesClients})
       where location_id = ${locationId} and id = any(array(
         select id ${matching} order by id desc limit ${page.size} offset ${(page.number - 1) * page.size}
       ))) as json`)
  return row as { json: string; total: number }
}

function conditions({ locationId, number, phoneDigits, clientId }: CardFilter): Sql[] {
  const all = [sql`location_id = ${locationId} and deleted_at is null`]
  if (number) all.push(sql`number = ${number}`)
  if (phoneDigits) all.push(sql`phone like ${`%${phoneDigits}%`}`)
  if (clientId !== undefined) all.push(sql`client_id = ${clientId}`)
  return all
}

export interface NewCard {
  locationId: number
  typeId: number
  number: string
  phone: string
  at: Date
}

/** The card belongs to the living client with that phone, if there is one. */
export async function insertCard(tx: Tx, card: NewCard): Promise<number> {
  const { locationId, typeId, number, phone, at } = card
  const client = sql`(select id from clients
    where location_id = ${locationId} and phone = ${phone} and deleted_at is null)`
  const [row] = await tx.run<{ id: number }>(sql`
    insert into loyalty_cards ${insertion({
      location_id: locationId,
      type_id: typeId,
      number,
      phone,
      client_id: client,
      created_at: at,
      last_change_date: at,
    })} returning id`)
  return (row as { id: number }).id
}

/** Returns false when there is no such card. */
export async function addToBalance(
  tx: Tx,
  key: CardKey,
  { amount, at }: { amount: number; at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update loyalty_cards set balance = balance + ${amount}::numeric(14, 2), last_change_date = ${at}
    where location_id = ${key.locationId} and id = ${key.cardId} and deleted_at is null
    returning id`)
  return rows.length > 0
}

export async function insertCardTransaction(
  tx: Tx,
  key: CardKey,
  { amount, title, at }: { amount: number; title: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into loyalty_transactions (location_id, card_id, amount, title, created_at)
    values (${key.locationId}, ${key.cardId}, ${amount}, ${title}, ${at})`)
}

/** Returns false when there is no such card. */
export async function markDeleted(tx: Tx, key: CardKey, at: Date): Promise<boolean> {
  const rows = await tx.run(sql`
    update loyalty_cards set deleted_at = ${at}, last_change_date = ${at}
    where location_id = ${key.locationId} and id = ${key.cardId} and deleted_at is null
    returning id`)
  return rows.length > 0
}

/** Returns undefined when there is no such card. */
export async function listCardTransactions(
  db: Db,
  { locationId, cardId }: CardKey,
  page: { number: number; size: number },
): Promise<{ json: string; total: number } | undefined> {
  const matching = sql`from loyalty_transactions transaction
    where transaction.location_id = card.location_id and transaction.card_id = card.id`
  const [row] = await db.run<{ json: string; total: number }>(sql`
    select (select count(*)::int ${matching}) as total,
      (select coalesce(json_agg(wire), '[]')::text from (
        select transaction.id, transaction.amount, transaction.title,
          iso_local(transaction.created_at, location.timezone_name) as created_at
        ${matching} order by transaction.id desc
        limit ${page.size} offset ${(page.number - 1) * page.size}
      ) wire) as json
    from loyalty_cards card join locations location on location.id = card.location_id
    where card.location_id = ${locationId} and card.id = ${cardId} and card.deleted_at is null`)
  return row
}
