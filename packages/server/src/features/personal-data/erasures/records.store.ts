import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { StepCount } from './erasures.store.ts'

export interface ClientGroup {
  locationId: number
  clientIds: number[]
}

/** Returns the next appointments that are to be cancelled. */
export async function listUpcoming(
  tx: Tx,
  { locationId, clientIds }: ClientGroup,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: number; clientId: number }[]> {
  return tx.run<{ id: number; clientId: number }>(sql`
    select id, client_id as "clientId" from appointments
    where location_id = ${locationId} and client_id = any(${clientIds}::bigint[]) and starts_at > ${now}
      and deleted_at is null
    order by id limit ${limit}`)
}

/** Time, team member, services and prices stay, and nothing links the appointments of one client any more. */
export async function anonymiseAppointments(
  tx: Tx,
  { locationId, clientIds }: ClientGroup,
  { at, limit }: { at: Date; limit: number },
): Promise<StepCount[]> {
  return tx.run<StepCount>(sql`
    with held as materialized (
      select id, client_id from appointments
      where location_id = ${locationId} and client_id = any(${clientIds}::bigint[]) order by id limit ${limit} for update
    ), changed as (
      update appointments appointment set client_id = null, visit_id = null, comment = '', api_id = '', from_url = '',
        custom_fields = '{}', last_change_date = ${at}
      from held where appointment.location_id = ${locationId} and appointment.id = held.id
      returning held.client_id
    ), counter as (
      -- Totals of lists that were counted before are not right any more.
      update event_counters set records_changed_by = pg_current_xact_id() where location_id = ${locationId}
    )
    select client_id, count(*)::int as count from changed group by client_id`)
}

export async function deleteVisits(tx: Tx, { locationId, clientIds }: ClientGroup): Promise<void> {
  await tx.run(sql`
    delete from visits where location_id = ${locationId} and client_id = any(${clientIds}::bigint[])`)
}

/** Amounts and accounts stay, and so do the ids of payment systems, which bookkeeping needs. */
export async function anonymiseTransactions(
  tx: Tx,
  { locationId, clientIds }: ClientGroup,
  { at, limit }: { at: Date; limit: number },
): Promise<StepCount[]> {
  return tx.run<StepCount>(sql`
    with held as materialized (
      select id, client_id from finance_transactions
      where location_id = ${locationId} and client_id = any(${clientIds}::bigint[]) order by id limit ${limit} for update
    ), changed as (
      update finance_transactions transaction set client_id = null, comment = '', last_change_date = ${at}
      from held where transaction.location_id = ${locationId} and transaction.id = held.id
      returning held.client_id
    )
    select client_id, count(*)::int as count from changed group by client_id`)
}

export async function anonymisePurchases(
  tx: Tx,
  { locationId, clientIds }: ClientGroup,
  { at, limit }: { at: Date; limit: number },
): Promise<StepCount[]> {
  return tx.run<StepCount>(sql`
    with held as materialized (
      select id, client_id from goods_operations
      where location_id = ${locationId} and client_id = any(${clientIds}::bigint[]) order by id limit ${limit} for update
    ), changed as (
      update goods_operations operation set client_id = null, comment = '', last_change_date = ${at}
      from held where operation.location_id = ${locationId} and operation.id = held.id
      returning held.client_id
    )
    select client_id, count(*)::int as count from changed group by client_id`)
}

export interface ErasedCard {
  id: number
  clientId: number
  wasDeleted: boolean
}

/** Cards of the client, and cards of the number that belong to nobody else. Balances stay, for the totals. */
export async function anonymiseCards(
  tx: Tx,
  { locationId, clientId, phones }: { locationId: number; clientId: number; phones: string[] },
  at: Date,
): Promise<ErasedCard[]> {
  return tx.run<ErasedCard & Record<string, unknown>>(sql`
    with held as materialized (
      select id, deleted_at is not null as was_deleted from loyalty_cards
      where location_id = ${locationId} and (client_id = ${clientId}
        or phone = any(${phones}::text[]) and client_id is null)
      order by id for update
    ), changed as (
      update loyalty_cards card set client_id = null, number = '', phone = '', last_change_date = ${at},
        deleted_at = coalesce(deleted_at, ${at})
      from held where card.location_id = ${locationId} and card.id = held.id
    ), named as (
      update loyalty_transactions set title = '' from held
      where location_id = ${locationId} and card_id = held.id
    )
    select id, ${clientId}::bigint as "clientId", was_deleted as "wasDeleted" from held`)
}

/** JSON of an erased card, for the event of its deletion. */
export async function findErasedCard(tx: Tx, locationId: number, cardId: number): Promise<string> {
  const [row] = await tx.run<{ json: string }>(sql`
    select wire::text as json from wire_loyalty_cards(true, false) where location_id = ${locationId} and id = ${cardId}`)
  return (row as { json: string }).json
}

export async function saveCardIds(tx: Tx, erasureId: number, cardIds: number[]): Promise<void> {
  await tx.run(sql`
    update client_erasures set card_ids = card_ids || ${cardIds}::bigint[] where id = ${erasureId}`)
}

/**
 * Waits for bookings that have found the client before, and fails if one of them has used it. Nobody can refer to the
 * client afterwards. Returns the last event that may carry the client.
 */
export async function deleteClients(tx: Tx, { locationId, clientIds }: ClientGroup): Promise<number> {
  await tx.run(sql`
    delete from clients where location_id = ${locationId} and id = any(${clientIds}::bigint[])`)
  const [row] = await tx.run<{ last_number: number }>(sql`
    select last_number from event_counters where location_id = ${locationId}`)
  return row?.last_number ?? 0
}
