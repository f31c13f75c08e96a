import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { StepCount } from './erasures.store.ts'
import type { ClientGroup } from './records.store.ts'

export interface EventRange extends ClientGroup {
  /** Cards of these clients; their events name no client. */
  cards: { clientId: number; cardId: number }[]
  after: number
  until: number
  limit: number
}

interface ErasedEvents {
  counts: StepCount[]
  /** The last event that was searched; null when there are no more. */
  last: number | null
}

/** Searches the next events of a Location, and takes the clients out of those that carry one. */
export async function eraseEvents(tx: Tx, range: EventRange): Promise<ErasedEvents> {
  const { locationId, clientIds, cards, after, until, limit } = range
  const rows = await tx.run<StepCount & { last: number; numbers: number[] }>(sql`
    with searched as materialized (
      select number, occurred_at, resource, resource_id, data from events
      where location_id = ${locationId} and number > ${after} and number <= ${until} order by number limit ${limit}
    ), held as materialized (
      select searched.number, searched.occurred_at, coalesce(card.client_id,
        client_in_event(searched.resource, searched.resource_id, searched.data)) as client_id
      from searched left join unnest(${cards.map(({ cardId }) => cardId)}::bigint[],
        ${cards.map(({ clientId }) => clientId)}::bigint[]) as card (id, client_id)
        on searched.resource = 'loyalty_card' and searched.resource_id = card.id
    ), changed as (
      update events event set data = erased_event_data(event.resource, event.data)
      from held where event.location_id = ${locationId} and event.number = held.number
        and event.occurred_at = held.occurred_at and held.client_id = any(${clientIds}::bigint[])
      returning held.client_id, event.number
    )
    select (select max(number) from searched) as last, client_id, count(*)::int as count, array_agg(number) as numbers
    from changed group by client_id
    union all
    select max(number), null, 0, '{}' from searched`)
  const last = rows.at(-1)?.last ?? null
  const counts = rows.filter(({ client_id }) => client_id !== null)
  await eraseDeliveries(tx, {
    locationId,
    clientIds,
    numbers: counts.flatMap(({ numbers }) => numbers),
  })
  return { counts, last }
}

/**
 * Responses may repeat what was sent. What waits is sent without the client: claims read the event again, and what a
 * listener has not got yet is withdrawn.
 */
async function eraseDeliveries(
  tx: Tx,
  { locationId, clientIds, numbers }: ClientGroup & { numbers: number[] },
): Promise<void> {
  if (numbers.length === 0) return
  await tx.run(sql`
    with delivery as materialized (
      select id, created_at, queue_id, due_at from deliveries
      where location_id = ${locationId} and event_number = any(${numbers}::bigint[])
    ), response as (
      update delivery_attempts attempt set response_head = null, response_body = '' from delivery
      where attempt.delivery_id = delivery.id and attempt.created_at = delivery.created_at
    ), waiting as (
      update due_deliveries due set is_erased = true from delivery
      where due.queue_id = delivery.queue_id and due.due_at = delivery.due_at and due.delivery_id = delivery.id
      returning due.delivery_id
    ), withdrawn as (
      delete from listener_attempts attempt using waiting
      where attempt.delivery_id = waiting.delivery_id and attempt.sent_at is null and attempt.reported_at is null
    )
    update client_erasures erasure
    set late_delivery_ids = late_delivery_ids || array(select delivery_id from waiting)
    where erasure.location_id = ${locationId} and erasure.client_id = any(${clientIds}::bigint[])
      and exists (select from waiting)`)
}

/** A test that was made from a record has no event: what it carries is in the log of deliveries, and read when it is sent. */
export async function eraseTests(
  tx: Tx,
  { locationId, clientIds }: ClientGroup,
  cardIds: number[],
): Promise<void> {
  await tx.run(sql`
    with test as materialized (
      select id, created_at, queue_id, due_at from deliveries
      where location_id = ${locationId} and event_number is null and lifecycle_id is null and data is not null
        and (client_in_event(resource, resource_id, data) = any(${clientIds}::bigint[])
          or resource = 'loyalty_card' and resource_id = any(${cardIds}::bigint[]))
    ), response as (
      update delivery_attempts attempt set response_head = null, response_body = '' from test
      where attempt.delivery_id = test.id and attempt.created_at = test.created_at
    ), carried as (
      update deliveries delivery set data = erased_event_data(delivery.resource, delivery.data) from test
      where delivery.id = test.id and delivery.created_at = test.created_at
    ), waiting as (
      select due.delivery_id from due_deliveries due join test
        on due.queue_id = test.queue_id and due.due_at = test.due_at and due.delivery_id = test.id
    )
    update client_erasures erasure
    set late_delivery_ids = late_delivery_ids || array(select delivery_id from waiting)
    where erasure.location_id = ${locationId} and erasure.client_id = any(${clientIds}::bigint[])
      and exists (select from waiting)`)
}

/**
 * Whether a worker still has one of these deliveries, with what it claimed. The lock waits for claims that are just
 * being written: they may have read an event before it was erased.
 */
export async function areClaimed(tx: Tx, deliveryIds: number[]): Promise<boolean> {
  if (deliveryIds.length === 0) return false
  await tx.run(sql`select set_config('lock_timeout', '1s', true)`)
  await tx.run(sql`lock table claims in share mode`)
  const rows = await tx.run(sql`
    select from claims where delivery_ids && ${deliveryIds}::bigint[] limit 1`)
  return rows.length > 0
}

export async function eraseLateResponses(tx: Tx, deliveryIds: number[]): Promise<void> {
  if (deliveryIds.length === 0) return
  await tx.run(sql`
    update delivery_attempts set response_head = null, response_body = ''
    where delivery_id = any(${deliveryIds}::bigint[])`)
  await tx.run(sql`delete from listener_attempts where delivery_id = any(${deliveryIds}::bigint[])`)
}
