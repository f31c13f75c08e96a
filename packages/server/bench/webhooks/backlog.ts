import type pg from 'pg'

/** The body of all deliveries: a client, as its GET answers. */
export async function readBody(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ wire: string }>(
    'select row_to_json(client)::text as wire from (select * from clients where location_id = 1 order by id limit 1) client',
  )
  return rows[0]?.wire ?? '{}'
}

interface Backlog {
  url: string
  count: number
  data: string
  /** The milliseconds from one due time to the next; the first is at `from`. */
  from: Date
  stepMs: number
}

/** Inserts deliveries as the fan-out does, each of another record. */
export async function addBacklog(pool: pg.Pool, { url, count, data, from, stepMs }: Backlog): Promise<void> {
  await pool.query('alter table due_deliveries set (autovacuum_enabled = true)')
  await pool.query(
    `with endpoint as (
       insert into endpoints (location_id, partner_id, user_id, url, kinds, created_at)
       values (1, 2, 2, $1, '{client}', now())
       on conflict (location_id, partner_id, url_hash(url), application_id) do update set is_active = true returning id
     ), queue as materialized (
       select id from queues_due('{2}', array[$1], array[$4::timestamptz])
     ), last as (
       select coalesce(max(number), 0) as number from events where location_id = 1
     ), event as (
       insert into events (location_id, number, resource, resource_id, status, data, occurred_at)
       select 1, last.number + n, 'client', last.number + n, 'create', $3::json, date_trunc('milliseconds', now())
       from last, generate_series(1, $2::int) n
       returning number, occurred_at
     ), delivery as (
       insert into deliveries (created_at, partner_id, location_id, endpoint_id, queue_id, url, event_number,
         occurred_at, resource, resource_id, status, outcome, due_at)
       select event.occurred_at, 2, 1, endpoint.id, queue.id, $1, event.number, event.occurred_at, 'client',
         event.number, 'create', 'scheduled',
         date_trunc('milliseconds', $4::timestamptz + make_interval(secs => (event.number - last.number) * $5::float8 / 1000))
       from event, endpoint, queue, last
       returning deliveries as row
     )
     insert into due_deliveries select due.* from delivery cross join lateral to_due(delivery.row) due`,
    [url, count, data, from, stepMs],
  )
  await pool.query(
    `update event_counters set last_number = (select max(number) from events where location_id = 1) where location_id = 1`,
  )
}

export async function countDue(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from due_deliveries')
  return rows[0]?.count ?? 0
}
