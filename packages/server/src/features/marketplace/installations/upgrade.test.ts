import { expect, it } from 'vitest'
import { useOldDatabase } from '../../../../test/old-database.ts'

const { client, runFiles } = useOldDatabase()

/** Adds a frozen installation, and a log that says who froze it last. */
const freeze = (locationId: number, source: 'billing' | 'platform') =>
  client.query(`
    insert into links (location_id, application_id, status, created_at, granted_at)
      values (${locationId}, 1, 'freezed', now(), now());
    insert into link_log (location_id, application_id, changed_at, status_from, status_to, source)
      values (${locationId}, 1, now(), 'active', 'freezed', '${source}')`)

it('EXA-01 EXA-08 an older database learns from its log who froze an installation, and keeps its URLs unique', async () => {
  await runFiles(file => file < '0027')
  await client.query(`
    insert into partners (id, title, created_at) values (1, 'P', now());
    insert into chains (id, title, created_at) values (1, 'C', now());
    insert into locations (id, chain_id, title, timezone_name, created_at)
      select id, 1, 'L', 'UTC', now() from generate_series(1, 6) id;
    insert into users (id, name, created_at) values (1, 'S', now());
    insert into applications (id, partner_id, title, category, system_user_id, created_at)
      values (1, 1, 'A', 'other', 1, now());
    insert into links (location_id, application_id, status, created_at, granted_at)
    values (1, 1, 'freezed', now(), now()), (2, 1, 'freezed', now(), now()), (3, 1, 'freezed', now(), now()),
      (4, 1, 'active', now(), now());
    insert into link_log (location_id, application_id, changed_at, status_from, status_to, source)
    values (1, 1, now(), 'active', 'freezed', 'billing'), (1, 1, now(), 'freezed', 'active', 'billing'),
      (1, 1, now(), 'active', 'freezed', 'platform'), (2, 1, now(), 'active', 'freezed', 'platform'),
      (2, 1, now(), 'freezed', 'active', 'platform'), (2, 1, now(), 'active', 'freezed', 'billing');
    insert into lanes (partner_id, url) values (1, 'https://a.example');
    insert into receivers (location_id, partner_id, url, created_at) values (1, 1, 'https://a.example', now())`)
  await runFiles(file => file >= '0027' && file < '0035')
  await freeze(5, 'platform')
  await freeze(6, 'billing')
  await runFiles(file => file >= '0035')
  const { rows } = await client.query('select frozen_by from installations order by location_id')
  expect(rows.map(({ frozen_by }) => frozen_by)).toEqual([
    'operator',
    'billing',
    'billing',
    null,
    'operator',
    'billing',
  ])
  const again = [
    `insert into endpoint_queues (partner_id, url) values (1, 'https://a.example')`,
    `insert into endpoints (location_id, partner_id, url, created_at) values (1, 1, 'https://a.example', now())`,
  ]
  for (const statement of again) await expect(client.query(statement)).rejects.toThrow('duplicate key')
  for (const contradiction of ["status = 'freezed'", "frozen_by = 'operator'"])
    await expect(
      client.query(`update installations set ${contradiction} where location_id = 4`),
    ).rejects.toThrow('installations_frozen_by_status_check')
})
