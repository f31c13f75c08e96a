import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export async function addClientCategories(
  tx: Tx,
  locationId: number,
  categories: { id: number; title: string; color: string }[],
): Promise<void> {
  await tx.run(sql`
    insert into client_categories (location_id, id, title, color)
    select ${locationId}, id, title, color
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as category (id bigint, title text, color text)`)
}

export interface KnownClient {
  id: number
  name: string
  surname: string
  phone: string
  email: string
  card: string
  birth_date: string | null
  comment: string
  category_ids: number[]
}

export async function addClients(
  tx: Tx,
  { locationId, clients, at }: { locationId: number; clients: KnownClient[]; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into clients (location_id, id, name, surname, phone, email, card, birth_date, comment, gender_id, importance_id,
      discount, spent, paid, balance, created_at, last_change_date)
    select ${locationId}, id, name, surname, phone, email, card, birth_date, comment, 2, 3, 5, 640.5, 640.5, 25,
      ${at}::timestamptz - interval '1 year', ${at}::timestamptz - make_interval(days => 30 * id::int)
    from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb) as client (id bigint, name text, surname text, phone text,
      email text, card text, birth_date date, comment text)`)
  const links = clients.flatMap(({ id, category_ids }) =>
    category_ids.map(category_id => ({ id, category_id })),
  )
  await tx.run(sql`
    insert into client_category_links (location_id, client_id, category_id)
    select ${locationId}, id, category_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id bigint, category_id bigint)`)
}

export async function nameClients(
  tx: Tx,
  locationId: number,
  names: { id: number; name: string; surname: string }[],
): Promise<void> {
  await tx.run(sql`
    update clients set name = named.name, surname = named.surname
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as named (id bigint, name text, surname text)
    where clients.location_id = ${locationId} and clients.id = named.id`)
}
