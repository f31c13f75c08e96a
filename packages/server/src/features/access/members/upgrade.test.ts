import { expect, it } from 'vitest'
import { useOldDatabase } from '../../../../test/old-database.ts'

const { client, runFiles } = useOldDatabase()

it('SEC-03 SEC-04 roles of accounts that were only invited become invitations, and their old links open nothing', async () => {
  await runFiles(file => file < '0022')
  await client.query(`
    insert into chains (id, title, created_at) values (1, 'C', now());
    insert into locations (id, chain_id, title, timezone_name, created_at, deleted_at) values
      (1, 1, 'A', 'UTC', now(), null), (2, 1, 'B', 'UTC', now(), null), (3, 1, 'Gone', 'UTC', now(), now());
    insert into roles (location_id, id, slug, title, rights) values
      (1, 1, 'owner', 'Owner', '{}'), (1, 2, null, 'Desk', '{}'), (2, 3, 'owner', 'Owner', '{}'), (2, 4, null, 'Desk', '{}'),
      (3, 5, 'owner', 'Owner', '{}');
    insert into partners (id, title, created_at) values (1, 'P', now());
    insert into users (id, partner_id, name, email, password_hash, created_at) values
      (1, null, 'Olivia', 'olivia@example.com', 'x', now()), (2, null, 'Ivo', 'Ivo@example.com', null, now()),
      (3, null, 'bare@example.com', 'bare@example.com', null, now()), (4, 1, 'System', null, null, now()),
      (5, null, 'Heir', 'heir@example.com', null, now());
    insert into memberships (location_id, user_id, role_id, created_at) values
      (1, 1, 1, '2026-01-01'), (2, 1, 3, '2026-01-01'), (3, 1, 5, '2026-01-01'), (1, 2, 2, '2026-02-01'), (2, 2, 4, '2026-02-02'),
      (1, 3, 2, '2026-02-03'), (3, 3, 5, '2026-02-03'), (2, 5, 3, '2025-12-31');
    insert into invitations (hash, user_id, created_at, expires_at) values ('\\x01', 2, '2026-02-05', '2026-02-19');
    insert into sessions (hash, user_id, created_at, expires_at, proven_at, last_seen_at)
    values ('\\x02', 1, now(), now(), now(), now())`)

  await runFiles(file => file >= '0022')

  const invitations = await client.query(`
    select location_id::int, email, name, role_id::int, invited_by::int, token_hash, expires_at <= now() as is_over, expires_at > now() - interval '1 hour' as is_shown
    from invitations order by location_id, email`)
  const byOlivia = { invited_by: 1, token_hash: null }
  // It is shown as expired for a while, so that the owner can invite again.
  const justOver = { is_over: true, is_shown: true }
  expect(invitations.rows).toEqual([
    { ...byOlivia, location_id: 1, email: 'bare@example.com', name: '', role_id: 2, ...justOver },
    { ...byOlivia, location_id: 1, email: 'ivo@example.com', name: 'Ivo', role_id: 2, ...justOver },
    {
      ...byOlivia,
      location_id: 2,
      email: 'heir@example.com',
      name: 'Heir',
      role_id: 3,
      ...justOver,
    },
    { ...byOlivia, location_id: 2, email: 'ivo@example.com', name: 'Ivo', role_id: 4, ...justOver },
  ])
  const users = await client.query('select id::int from users order by id')
  expect(users.rows).toEqual([{ id: 1 }, { id: 4 }])
  const members = await client.query('select location_id::int, user_id::int from memberships order by 1, 2')
  expect(members.rows).toEqual([1, 2, 3].map(location_id => ({ location_id, user_id: 1 })))
})
