import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface PhonesKey {
  locationId: number
  clientId: number
  /** The present number and former ones. */
  phones: string[]
}

/**
 * A call that several Locations of the Chain share stays with the others, because an owner decides about one Location
 * alone. It goes with its last Location, and so does one that no Location has.
 */
export async function deleteCalls(tx: Tx, { locationId, phones }: PhonesKey): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`
    with entry as (
      delete from call_locations where location_id = ${locationId} and phone = any(${phones}::text[])
      returning chain_id, call_id
    ), held as (
      select chain_id, call_id from entry
      union
      select call.chain_id, call.id from calls call
      where call.chain_id = (select chain_id from locations where id = ${locationId})
        and call.phone = any(${phones}::text[])
        and not exists (
          select from call_locations own where own.chain_id = call.chain_id and own.call_id = call.id)
    ), gone as (
      delete from calls call using held
      where call.chain_id = held.chain_id and call.id = held.call_id and not exists (
        select from call_locations other
        where other.chain_id = held.chain_id and other.call_id = held.call_id and other.location_id <> ${locationId})
    )
    select count(*)::int as count from held`)
  return row?.count ?? 0
}

/** An application may write a number in its own way, so digits are compared. */
export async function deleteMessages(tx: Tx, { locationId, phones }: PhonesKey): Promise<number> {
  const digits = phones.map(phone => phone.replaceAll(/\D/g, ''))
  const rows = await tx.run(sql`
    delete from chat_messages
    where location_id = ${locationId} and regexp_replace(phone_from, '\\D', '', 'g') = any(${digits}::text[])
    returning id`)
  return rows.length
}

/**
 * What people of the Chain were notified of calls to this Location, within the last day. A call that rang in other
 * Locations too stays theirs, and loses the client of this one.
 */
export async function deleteNotifications(
  tx: Tx,
  { locationId, clientId, phones }: PhonesKey,
): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`
    with found as materialized (
      select notification.user_id, notification.number, place.is_shared
      from notifications notification
      cross join lateral (
        select count(*) as count,
          coalesce(bool_or(called ->> 'id' = ${String(locationId)}), false) as is_here,
          coalesce(bool_or(called ->> 'id' <> ${String(locationId)}), false) as is_shared,
          coalesce(bool_or(called ->> 'id' = ${String(locationId)}
            and called -> 'client' ->> 'id' = ${String(clientId)}), false) as is_theirs
        from json_array_elements(case json_typeof(notification.data -> 'locations')
          when 'array' then notification.data -> 'locations' else '[]' end) called
      ) place
      where notification.user_id in (
          select membership.user_id from locations own join locations sibling on sibling.chain_id = own.chain_id
          join memberships membership on membership.location_id = sibling.id
          where own.id = ${locationId})
        and (place.is_theirs
          or (place.is_here or place.count = 0) and notification.data ->> 'phone' = any(${phones}::text[]))
    ), gone as (
      delete from notifications using found
      where notifications.user_id = found.user_id and notifications.number = found.number and not found.is_shared
    ), kept as (
      update notifications set data = (data::jsonb || jsonb_build_object('locations', (
          select jsonb_agg(case when called ->> 'id' = ${String(locationId)}
            then called || '{"client": null}' else called end order by position)
          from jsonb_array_elements(data::jsonb -> 'locations') with ordinality as listed (called, position))))::json
      from found
      where notifications.user_id = found.user_id and notifications.number = found.number and found.is_shared
    )
    select count(*)::int as count from found`)
  return row?.count ?? 0
}
