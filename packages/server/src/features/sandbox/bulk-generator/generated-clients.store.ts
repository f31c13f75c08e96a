import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'
import type { GeneratedLocation } from './generator.store.ts'

/**
 * Generates clients with names in several scripts, phones of ten countries that are unique in their Location, existing
 * categories, and as many visits as `planned_appointments` has. Returns how many were inserted; clients whose phone is
 * taken are left out.
 */
export async function generateClients(
  tx: Tx,
  { locationId, at }: GeneratedLocation,
  { count, firstId = null }: { count: number; firstId?: number | null },
): Promise<number> {
  const [row] = await tx.run<{ count: number }>(sql`
    with known as materialized (
      select count(*) as all, count(*) filter (where deleted_at is null) as living,
        pg_get_serial_sequence('clients', 'id')::regclass as ids
      from clients where location_id = ${locationId}
    ), came as (
      select client_place, count(distinct day) as visits from planned_appointments where starts_at < ${at} group by 1
    ), numbered as (
      select n + known.all as n, ${locationId}::bigint * 1000000000 + n + known.all as key, (n + known.all) / 10 as k,
        coalesce(${firstId}::bigint + n - 1, nextval(known.ids)) as id, coalesce(came.visits, 0) as visits
      from known cross join generate_series(1, ${count}::bigint) n
      left join came on came.client_place = known.living + n - 1
    ), made as (
      insert into clients (id, location_id, name, surname, phone, email, card, birth_date, comment, discount, gender_id,
        importance_id, sms_check, spent, paid, balance, visits, created_at, last_change_date)
      select id, ${locationId},
        (array['Olga', 'José', 'Zoë', 'Иван', '花子', 'محمد', 'Priya', 'Noah', 'Emma', 'Lars', 'Maya', 'Łukasz', 'Eleni', 'יעל', '민서'])[1 + pg_temp.pick(key, 7, 15)],
        (array['Smith', 'García', 'Иванова', '山田', 'Müller', 'Nguyễn', 'Okafor', 'Rossi', 'Kowalski', 'Yılmaz', 'O''Connor', 'Παπαδοπούλου', 'כהן', '김'])[1 + pg_temp.pick(key, 8, 14)] || ' ' || n,
        case n % 10
          when 0 then '+1415' || 2000000 + k
          when 1 then '+7916' || 1000000 + k
          when 2 then '+8190' || 10000000 + k
          when 3 then '+49151' || 10000000 + k
          when 4 then '+336' || 10000000 + k
          when 5 then '+55119' || 10000000 + k
          when 6 then '+9198' || 10000000 + k
          when 7 then '+4851' || 1000000 + k
          when 8 then '+90532' || 1000000 + k
          else '+8210' || 20000000 + k
        end,
        case when pg_temp.pick(key, 18, 4) = 0 then '' else 'client-' || n || '@clients.example' end,
        case when pg_temp.pick(key, 9, 3) = 0 then (100000 + n)::text else '' end,
        case when pg_temp.pick(key, 19, 5) > 0 then date '1950-01-01' + pg_temp.pick(key, 20, 20000) end,
        case when pg_temp.pick(key, 21, 7) = 0 then 'Prefers mornings' else '' end,
        pg_temp.pick(key, 10, 4) * 5, pg_temp.pick(key, 11, 3), pg_temp.pick(key, 12, 4), pg_temp.pick(key, 22, 2),
        pg_temp.pick(key, 13, 500000) / 100.0, pg_temp.pick(key, 13, 500000) / 100.0,
        (pg_temp.pick(key, 23, 20000) - 5000) / 100.0, visits,
        ${at}::timestamptz - make_interval(mins => 1000000 + pg_temp.pick(key, 15, 1000000)),
        ${at}::timestamptz - make_interval(mins => pg_temp.pick(key, 16, 1000000))
      from numbered
      on conflict do nothing
      returning location_id, id
    ), linked as (
      insert into client_category_links (location_id, client_id, category_id)
      select made.location_id, made.id, category.id
      from made join client_categories category on category.location_id = made.location_id
      where pg_temp.pick(made.id, category.id::int, 4) = 0
    )
    select count(*)::int as count from made`)
  return (row as { count: number }).count
}
