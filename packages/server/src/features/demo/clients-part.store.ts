import sql from 'sql-template-tag'
import type { Tx } from '../../platform/database/database.ts'

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

export interface DemoClient {
  id: number
  name: string
  surname: string
  phone: string
  email: string
  card: string
  birth_date: string | null
  comment: string
  discount: number
  gender_id: number
  importance_id: number
  sms_check: number
  spent: number
  balance: number
  visits: number
  changed_days_ago: number
  category_ids: number[]
}

export async function addClients(
  tx: Tx,
  { locationId, clients, at }: { locationId: number; clients: DemoClient[]; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into clients (location_id, id, name, surname, phone, email, card, birth_date, comment, discount, gender_id,
      importance_id, sms_check, spent, paid, balance, visits, created_at, last_change_date)
    select ${locationId}, id, name, surname, phone, email, card, birth_date, comment, discount, gender_id, importance_id,
      sms_check, spent, spent, balance, visits, ${at}::timestamptz - interval '1 year',
      ${at}::timestamptz - make_interval(days => changed_days_ago)
    from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb) as client (id bigint, name text, surname text, phone text,
      email text, card text, birth_date date, comment text, discount numeric, gender_id int, importance_id int,
      sms_check int, spent numeric, balance numeric, visits int, changed_days_ago int)`)
  const links = clients.flatMap(({ id, category_ids }) =>
    category_ids.map(category_id => ({ id, category_id })),
  )
  await tx.run(sql`
    insert into client_category_links (location_id, client_id, category_id)
    select ${locationId}, id, category_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id bigint, category_id bigint)`)
}
