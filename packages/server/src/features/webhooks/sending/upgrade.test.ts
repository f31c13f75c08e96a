import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withDatabase } from '../../../../test/global-setup.ts'
import { useWorld } from '../../../../test/world.ts'
import { packageRoot } from '../../../platform/package-root.ts'

const world = useWorld()
const folder = join(packageRoot, 'migrations')
let client: pg.Client
let name = ''

beforeEach(async () => {
  name = `foyer_upgrade_${randomBytes(8).toString('hex')}`
  await world.query(`create database ${name}`)
  client = new pg.Client(withDatabase(world.databaseUrl, name))
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await world.query(`drop database if exists ${name}`)
})

async function runFiles(subfolder: string, isMeant: (file: string) => boolean) {
  const files = (await readdir(join(folder, subfolder))).filter(
    file => file.endsWith('.sql') && isMeant(file),
  )
  for (const file of files.sort()) await client.query(await readFile(join(folder, subfolder, file), 'utf8'))
}

it('a log and a queue of an older version read as before, and what was due is still due', async () => {
  await runFiles('.', file => file < '0015')
  await client.query(`
    create table deliveries_default partition of deliveries default with (fillfactor = 50);
    create table delivery_attempts_default partition of delivery_attempts default;
    insert into partners (id, title, created_at) values (7, 'P', now());
    insert into lanes (id, partner_id, url) values (1, 7, 'https://a.example');
    insert into workers (id, started_at) values (3, now());
    insert into deliveries (id, created_at, partner_id, location_id, lane_id, url, event_number, occurred_at, resource,
      resource_id, status, is_masked, outcome, reason, due_at, attempts)
    select id, '2026-01-01', 7, 5, 1, 'https://a.example', id, '2026-01-01', 'client', id, 'create', true, outcome, reason,
      '2026-01-01 00:00:05.123456', attempts
    from (values (1, 'delivered', '', 1), (2, 'failed', 'It answered 500.', 2), (3, 'held', 'Frozen.', 0),
      (4, 'scheduled', '', 1)) old (id, outcome, reason, attempts);
    insert into delivery_attempts (delivery_id, created_at, number, partner_id, started_at, duration_ms, request_headers,
      answer_status, answer_headers, reason)
    values (1, '2026-01-01', 1, 7, now(), 1, '{"webhook-signature":"v1,abc"}', 200, '{"server":"x","date":"y"}', ''),
      (4, '2026-01-01', 1, 7, now(), 0, '{}', null, null, 'Interrupted.');
    insert into due_deliveries (lane_id, due_at, delivery_id, created_at)
    values (1, '2026-01-01 00:00:05.123456', 4, '2026-01-01'), (1, '2026-01-01', 99, '2025-01-01');
    insert into claims (worker, lane_id, due_ats, delivery_ids)
    select 3, lane_id, array_agg(due_at), array_agg(delivery_id) from due_deliveries where delivery_id = 4 group by lane_id`)

  await runFiles('.', file => file >= '0015')
  await runFiles('repeatable', () => true)

  const logged = await client.query('select id::int, outcome, reason, attempts from delivery_log order by id')
  expect(logged.rows).toEqual([
    { id: 1, outcome: 'delivered', reason: '', attempts: 1 },
    { id: 2, outcome: 'failed', reason: 'It answered 500.', attempts: 2 },
    { id: 3, outcome: 'held', reason: 'Frozen.', attempts: 0 },
    // The interrupted attempt counts, but has no outcome.
    { id: 4, outcome: 'scheduled', reason: '', attempts: 1 },
  ])
  const attempts = await client.query(
    'select signature, response_head from delivery_attempts order by delivery_id',
  )
  expect(attempts.rows).toEqual([
    { signature: 'v1,abc', response_head: 'server: x\ndate: y\n' },
    { signature: null, response_head: null },
  ])
  const due = await client.query(
    `select delivery_id::int, location_id::int, event_number::int, resource, is_masked, attempts from due_deliveries`,
  )
  expect(due.rows).toEqual([
    { delivery_id: 4, location_id: 5, event_number: 4, resource: 'client', is_masked: true, attempts: 1 },
  ])
  const claims = await client.query(
    `select first_due_at = last_due_at as same, first_due_at = due_at as right
     from claims, due_deliveries where delivery_id = any(delivery_ids)`,
  )
  expect(claims.rows).toEqual([{ same: true, right: true }])
})

it('SEC-09 endpoints of an older version, whose persons nobody wrote down, are paused; keys are those of their makers', async () => {
  await runFiles('.', file => file < '0023')
  await client.query(`
    create view standing_receivers as select id, shows_phones from receivers;
    create view wire_receivers as select * from standing_receivers;
    insert into chains (id, title, created_at) values (1, 'C', now());
    insert into locations (id, chain_id, title, timezone_name, created_at) values (1, 1, 'L', 'UTC', now());
    insert into users (id, name, created_at) values (1, 'Present owner', now()), (2, 'Former owner', now());
    insert into roles (location_id, id, slug, title, rights) values (1, 1, 'owner', 'Owner', '{webhook_access}');
    insert into memberships (location_id, user_id, role_id, created_at) values (1, 1, 1, now());
    insert into partners (id, title, created_at) values (7, 'P', now());
    insert into receivers (location_id, id, partner_id, url, kinds, shows_phones, created_at)
    values (1, 1, 7, 'https://a.example', '{client}', true, now());
    insert into restricted_keys (id, hash, hint, title, scopes, user_id, created_at)
    values (1, '1', '', 'Present', '{}', 1, now()), (2, '2', '', 'Former', '{}', 2, now());
    insert into restricted_key_locations (location_id, key_id) values (1, 1), (1, 2)`)

  await runFiles('.', file => file >= '0023')
  await runFiles('repeatable', () => true)

  const { rows } = await client.query(
    'select decision, blocked_by, shows_phones from endpoint_eligibility(null, null, null, true)',
  )
  expect(rows).toEqual([{ decision: 'cancel', blocked_by: 'person_unknown', shows_phones: false }])
  const reaching = await client.query(`
    select key_id::int from restricted_key_locations join location_owners using (location_id, user_id)`)
  expect(reaching.rows).toEqual([{ key_id: 1 }])
})
