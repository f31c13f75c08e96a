import { maxExportedRows, type PersonalDataTable, personalDataTables } from '@foyer/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Db } from '../../../platform/database/database.ts'
import type { ClientKey } from '../../clients/clients.ts'

export interface HeldClient extends ClientKey {
  name: string
  /** The present number and former ones, without those that another client of the Location has now. */
  phones: string[]
  createdAt: Date
}

/** Deleted clients are held until they are erased. */
export async function findHeldClient(
  db: Db,
  { locationId, clientId }: ClientKey,
): Promise<HeldClient | undefined> {
  const [row] = await db.run<{ name: string; phones: string[]; created_at: Date }>(sql`
    select display_name as name, names_of_client(location_id, id, 'phone') as phones, created_at from clients
    where location_id = ${locationId} and id = ${clientId} and not exists (
      select from client_erasures where location_id = ${locationId} and client_id = ${clientId})`)
  return row && { locationId, clientId, name: row.name, phones: row.phones, createdAt: row.created_at }
}

const zone = ({ locationId }: HeldClient): Sql =>
  sql`(select timezone_name from locations where id = ${locationId})`
const ofClient = ({ locationId, clientId }: HeldClient): Sql =>
  sql`location_id = ${locationId} and client_id = ${clientId}`

const cardIds = (client: HeldClient): Sql => sql`
  select id from loyalty_cards
  where ${ofClient(client)}
    or location_id = ${client.locationId} and phone = any(${client.phones}::text[])
      and client_id is null`

const digitsOf = ({ phones }: HeldClient): string[] => phones.map(phone => phone.replaceAll(/\D/g, ''))

/** Every table as a query; `position` orders the newest row first. */
const tables: Record<PersonalDataTable, (client: HeldClient) => Sql> = {
  client: ({ locationId, clientId }) => sql`
    select wire as row, id as position from wire_clients(true) where location_id = ${locationId} and id = ${clientId}`,
  appointments: client => sql`
    select json_build_object('id', appointment.id, 'starts_at', iso_local(starts_at, ${zone(client)}),
      'length_seconds', length, 'team_member', member.name, 'services', coalesce((
        select json_agg(json_build_object('title', line.title, 'price', line.first_cost, 'discount', line.discount,
          'cost', line.cost, 'amount', line.amount) order by line.position)
        from appointment_services line
        where line.location_id = appointment.location_id and line.appointment_id = appointment.id), '[]'),
      'comment', comment, 'attendance', attendance, 'booked_online', is_online, 'custom_fields', custom_fields,
      'created_at', iso_local(appointment.created_at, ${zone(client)}), 'is_deleted', appointment.deleted_at is not null)
      as row, starts_at as position
    from appointments appointment
    join staff member on member.location_id = appointment.location_id and member.id = appointment.staff_id
    where appointment.location_id = ${client.locationId} and appointment.client_id = ${client.clientId}
      and activity_id is null`,
  group_events: client => sql`
    select json_build_object('id', appointment.id, 'event_id', activity.id,
      'starts_at', iso_local(activity.starts_at, ${zone(client)}), 'service', service.title,
      'seats', appointment.clients_count, 'comment', appointment.comment, 'attendance', appointment.attendance,
      'is_deleted', appointment.deleted_at is not null) as row, activity.starts_at as position
    from appointments appointment
    join activities activity
      on activity.location_id = appointment.location_id and activity.id = appointment.activity_id
    join services service on service.location_id = activity.location_id and service.id = activity.service_id
    where appointment.location_id = ${client.locationId} and appointment.client_id = ${client.clientId}`,
  transactions: client => sql`
    select json_build_object('id', transaction.id, 'date', iso_local(transaction.date, ${zone(client)}),
      'amount', transaction.amount, 'item', expense.title, 'account', account.title, 'comment', transaction.comment,
      'appointment_id', transaction.record_id, 'payment_system_ids', transaction.payment_system_transaction_ids,
      'is_deleted', transaction.deleted_at is not null) as row, transaction.date as position
    from finance_transactions transaction
    join expenses expense on expense.location_id = transaction.location_id and expense.id = transaction.expense_id
    join accounts account on account.location_id = transaction.location_id and account.id = transaction.account_id
    where transaction.location_id = ${client.locationId} and transaction.client_id = ${client.clientId}`,
  purchases: client => sql`
    select json_build_object('id', operation.id, 'date', iso_local(document.create_date, ${zone(client)}),
      'product', good.title, 'amount', operation.amount, 'cost', operation.cost, 'discount', operation.discount,
      'comment', operation.comment) as row, document.create_date as position
    from goods_operations operation
    join storage_documents document
      on document.location_id = operation.location_id and document.id = operation.document_id
    join goods good on good.location_id = operation.location_id and good.id = operation.good_id
    where operation.location_id = ${client.locationId} and operation.client_id = ${client.clientId}`,
  loyalty_cards: client => sql`
    select json_build_object('id', card.id, 'number', card.number, 'type', type.title, 'phone', card.phone,
      'balance', card.balance, 'created_at', iso_local(card.created_at, ${zone(client)}),
      'is_deleted', card.deleted_at is not null) as row, card.id as position
    from loyalty_cards card
    join loyalty_card_types type on type.location_id = card.location_id and type.id = card.type_id
    where card.location_id = ${client.locationId} and card.id in (${cardIds(client)})`,
  loyalty_transactions: client => sql`
    select json_build_object('id', id, 'card_id', card_id, 'amount', amount, 'title', title,
      'created_at', iso_local(created_at, ${zone(client)})) as row, id as position
    from loyalty_transactions where location_id = ${client.locationId} and card_id in (${cardIds(client)})`,
  calls: client => sql`
    select json_build_object('id', call.id, 'date', iso_local(call.called_at, ${zone(client)}), 'type', call.type,
      'status', call.status, 'duration_seconds', call.duration, 'phone', entry.phone, 'number_called', call.diversion,
      'recording', call.record_link) as row, call.called_at as position
    from call_locations entry
    join calls call on call.chain_id = entry.chain_id and call.id = entry.call_id
    where entry.location_id = ${client.locationId} and entry.phone = any(${client.phones}::text[])`,
  messages: client => sql`
    select json_build_object('id', message.id, 'application', application.title,
      'at', iso_local(message.at, ${zone(client)}), 'phone', message.phone_from, 'name', message.name,
      'message', message.message) as row, message.at as position
    from chat_messages message join applications application on application.id = message.application_id
    where message.location_id = ${client.locationId}
      and regexp_replace(message.phone_from, '\\D', '', 'g') = any(${digitsOf(client)}::text[])`,
  // The URL without its query, which is often a secret of the partner.
  deliveries: client => sql`
    select json_build_object('id', delivery.id, 'application', application.title, 'partner', partner.title,
      'event', delivery.resource || '.' || delivery.status, 'record_id', delivery.resource_id,
      'occurred_at', iso_local(delivery.occurred_at, ${zone(client)}), 'outcome', delivery.outcome,
      'url', split_part(delivery.url, '?', 1)) as row, delivery.id as position
    from (
      select 'client' as resource, ${client.clientId}::bigint as id
      union all select 'record', id from appointments where ${ofClient(client)}
      union all select 'finances_operation', id from finance_transactions where ${ofClient(client)}
      union all select 'loyalty_card', id from (${cardIds(client)}) card
      union all select resource, id from goods_operations
        cross join unnest(array['goods_operations_sale', 'goods_operations_consumable', 'goods_operations_receipt',
          'goods_operations_stolen', 'goods_operations_move']) resource
        where ${ofClient(client)}
    ) held
    join events event on event.location_id = ${client.locationId} and event.resource = held.resource
      and event.resource_id = held.id
    join delivery_log delivery on delivery.location_id = event.location_id and delivery.event_number = event.number
      and delivery.occurred_at = event.occurred_at
    join partners partner on partner.id = delivery.partner_id
    left join applications application on application.id = delivery.application_id`,
  activity: ({ locationId, clientId }) => sql`
    select json_build_object('id', entry.id, 'at', iso_local(entry.at, 'UTC'), 'action', entry.action) as row,
      entry.id as position
    from audit_log entry
    where entry.location_id = ${locationId} and entry.action = 'client-export' and entry.note = ${`client ${clientId}`}`,
}

/** Reads one row more than the limit, to learn whether there are more. */
const bounded = (name: PersonalDataTable, client: HeldClient): Sql => sql`
  select row, row_number() over () as place
  from (select * from (${tables[name](client)}) held order by position desc limit ${maxExportedRows + 1}) newest`

export interface TableCount {
  name: PersonalDataTable
  rows: number
  is_truncated: boolean
}

export async function countTables(db: Db, client: HeldClient): Promise<TableCount[]> {
  const counts = []
  for (const name of personalDataTables) {
    const [row] = await db.run<{ rows: number }>(sql`
      select count(*)::int as rows from (${bounded(name, client)}) held`)
    const rows = row?.rows ?? 0
    counts.push({ name, rows: Math.min(rows, maxExportedRows), is_truncated: rows > maxExportedRows })
  }
  return counts
}

/** JSON of one table, written by the database. */
export async function readTable(db: Db, name: PersonalDataTable, client: HeldClient): Promise<string> {
  const [row] = await db.run<{ json: string }>(sql`
    select json_build_object('name', ${name}::text, 'is_truncated', count(*) > ${maxExportedRows}::int,
      'rows', coalesce(json_agg(row order by place) filter (where place <= ${maxExportedRows}::int), '[]'))::text as json
    from (${bounded(name, client)}) held`)
  return row?.json ?? ''
}

export async function countUpcoming(db: Db, client: ClientKey, now: Date): Promise<number> {
  const [row] = await db.run<{ count: number }>(sql`
    select count(*)::int as count from appointments
    where location_id = ${client.locationId} and client_id = ${client.clientId} and starts_at > ${now}
      and deleted_at is null`)
  return row?.count ?? 0
}
