import sql, { raw } from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

/** Inserts rows that are objects with the same columns. */
export async function addRows(tx: Tx, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const columns = raw(Object.keys(rows[0] ?? {}).join(', '))
  await tx.run(sql`
    insert into ${raw(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::json)`)
}

/** Sets the stock to the sum of all operations of a Location. */
export async function addStock(tx: Tx, locationId: number): Promise<void> {
  await tx.run(sql`
    insert into stock (location_id, good_id, storage_id, amount)
    select operation.location_id, operation.good_id, operation.storage_id,
      sum(operation.amount / case operation.operation_unit_type when 1 then 1 else good.unit_equals end)
    from goods_operations operation
    join goods good on good.location_id = operation.location_id and good.id = operation.good_id
    where operation.location_id = ${locationId}
    group by operation.location_id, operation.good_id, operation.storage_id`)
}

/** Inserts one card for each of the first clients, alternating between the types. */
export async function addCards(
  tx: Tx,
  locationId: number,
  { typeIds, count, at }: { typeIds: readonly number[]; count: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    with card as (
      insert into loyalty_cards (location_id, id, type_id, number, phone, client_id, balance, created_at, last_change_date)
      select location_id, place, (${typeIds}::bigint[])[1 + place % ${typeIds.length}], to_char(7700000 + place, 'FM00000000'),
        phone, id, 5 * (place % 12), ${at}, ${at}
      from (
        select location_id, id, phone, row_number() over (order by id)::int as place from clients
        where location_id = ${locationId} and deleted_at is null
        order by id limit ${count}
      ) client
      returning location_id, id, balance
    )
    insert into loyalty_transactions (location_id, card_id, amount, title, created_at)
    select location_id, id, balance, 'Welcome', ${at} from card where balance > 0`)
}
