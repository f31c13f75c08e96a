import { expect, it } from 'vitest'
import { useOldDatabase } from '../../../../test/old-database.ts'

const { client, runFiles } = useOldDatabase()

it('EXA-40 endpoints, settings and dates of an earlier version stay as they were', async () => {
  await runFiles(file => file < '0029')
  await client.query(`
    insert into partners (id, title, created_at) values (7, 'P', now());
    insert into users (id, name, created_at) values (3, 'Somebody', now());
    insert into chains (id, title, created_at) values (4, 'C', now());
    insert into locations (id, chain_id, title, timezone_name, created_at) values (5, 4, 'L', 'UTC', now());
    insert into hook_settings (location_id, partner_id, kinds, is_active, hears_itself, changed_at)
    values (5, 7, '{client,record}', true, true, '2026-01-01');
    insert into receivers (location_id, partner_id, url, kinds, hears_itself, is_active, user_id, created_at)
    values (5, 7, 'https://a.example', '{client,record}', true, true, 3, '2026-01-01'),
      (5, 7, 'https://b.example', '{client,record}', true, true, 3, '2026-01-01');
    insert into clients (location_id, id, name, phone, created_at, last_change_date)
    values (5, 9, 'Ada', '+14155550100', '2026-01-01', '2026-01-01')`)
  const stored = async () => ({
    endpoints: (
      await client.query(
        'select location_id, partner_id, url, kinds, hears_itself, is_active, user_id, created_at from receivers order by id',
      )
    ).rows,
    settings: (await client.query('select * from hook_settings')).rows,
    clients: (await client.query('select * from clients')).rows,
  })
  const before = await stored()
  await runFiles(file => file >= '0029' && file < '0036')
  expect(await stored()).toEqual(before)
  const { rows } = await client.query(
    "update clients set last_change_date = '2026-01-01' returning last_change_date",
  )
  expect(rows[0].last_change_date).toEqual(new Date(before.clients[0].last_change_date.getTime() + 1000))
})
