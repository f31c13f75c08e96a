import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface PhoneKey {
  locationId: number
  clientId: number
  phone: string
}

/**
 * A call that several Locations of the Chain share stays with those that have a client with the number. The others, and
 * the Chain, lose it.
 */
export async function deleteCalls(tx: Tx, { locationId, phone }: PhoneKey): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`
    with sibling as materialized (
      select sibling.id, sibling.chain_id from locations own join locations sibling on sibling.chain_id = own.chain_id
      where own.id = ${locationId} and not exists (
        select from clients where clients.location_id = sibling.id and clients.phone = ${phone}
          and clients.deleted_at is null)
    ), entry as (
      delete from call_locations entry using sibling
      where entry.location_id = sibling.id and entry.phone = ${phone}
      returning entry.chain_id, entry.call_id, entry.location_id
    ), held as (
      select chain_id, call_id from entry
      union
      select call.chain_id, call.id from calls call
      where call.chain_id = (select chain_id from locations where id = ${locationId}) and call.phone = ${phone}
    ), gone as (
      delete from calls call using held
      where call.chain_id = held.chain_id and call.id = held.call_id and not exists (
        select from call_locations other
        where other.chain_id = held.chain_id and other.call_id = held.call_id
          and not exists (select from entry where entry.call_id = other.call_id and entry.location_id = other.location_id))
      returning call.id
    )
    select count(distinct call_id)::int as count from held`)
  return row?.count ?? 0
}

/** An application may write a number in its own way, so digits are compared. */
export async function deleteMessages(tx: Tx, { locationId, phone }: PhoneKey): Promise<number> {
  const rows = await tx.run(sql`
    delete from chat_messages
    where location_id = ${locationId}
      and regexp_replace(phone_from, '\\D', '', 'g') = regexp_replace(${phone}::text, '\\D', '', 'g')
    returning id`)
  return rows.length
}

/** What people of the Chain were notified of calls, within the last day. */
export async function deleteNotifications(
  tx: Tx,
  { locationId, clientId, phone }: PhoneKey,
): Promise<number> {
  const rows = await tx.run(sql`
    delete from notifications
    where user_id in (
        select membership.user_id from locations own join locations sibling on sibling.chain_id = own.chain_id
        join memberships membership on membership.location_id = sibling.id
        where own.id = ${locationId})
      and (${phone} <> '' and data ->> 'phone' = ${phone} or exists (
        select from json_array_elements(
          case json_typeof(data -> 'locations') when 'array' then data -> 'locations' else '[]' end) place
        where place ->> 'id' = ${String(locationId)} and place -> 'client' ->> 'id' = ${String(clientId)}))
    returning number`)
  return rows.length
}
