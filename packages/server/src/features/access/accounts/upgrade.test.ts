import { expect, it } from 'vitest'
import { useOldDatabase } from '../../../../test/old-database.ts'

const { client, runFiles } = useOldDatabase()

it('SEC-04 operators and developers of an older version count as confirmed, and nobody else', async () => {
  await runFiles(file => file < '0021')
  await client.query(`
    insert into partners (id, title, created_at) values (1, 'P', now());
    insert into users (id, name, email, password_hash, is_operator, partner_id, created_at) values
      (1, 'Operator', 'operator@x.example', 'hash', true, null, now()),
      (2, 'Developer', 'developer@x.example', 'hash', false, null, now()),
      (3, 'Just signed up', 'new@x.example', 'hash', false, null, now()),
      (4, 'Invited, never came', 'invited@x.example', null, false, null, now()),
      (5, 'System user', null, null, false, 1, now());
    insert into partner_members (partner_id, user_id) values (1, 2), (1, 4)`)
  await runFiles(file => file >= '0021')
  const { rows } = await client.query('select id::int from users where is_email_confirmed order by id')
  expect(rows).toEqual([{ id: 1 }, { id: 2 }])
})
