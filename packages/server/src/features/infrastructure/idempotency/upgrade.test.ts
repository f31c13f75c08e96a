import { expect, it } from 'vitest'
import { useOldDatabase } from '../../../../test/old-database.ts'

const { client, runFiles } = useOldDatabase()

it('EXA-48 the keys of an older database count, for the partner or for the person without one', async () => {
  await runFiles(file => file < '0034')
  await client.query(`
    insert into idempotency_keys (caller, key_hash, request_signature, lease_until, sealed_answer, created_at) values
      ('partner 1, user 2', 'a', '', now(), 'abc', '2026-02-02 10:10Z'),
      ('partner 1', 'b', '', now(), null, '2026-02-02 10:50Z'),
      ('partner 1', 'c', '', now(), 'ab', '2026-02-02 11:00Z'),
      ('user 2', 'd', '', now(), 'abcd', '2026-02-02 10:10Z')`)
  await runFiles(file => file >= '0034')
  const { rows } = await client.query(
    'select holder, hour, keys, bytes::int from idempotency_usage order by holder, hour',
  )
  expect(rows).toEqual([
    { holder: 'partner 1', hour: new Date('2026-02-02T10:00Z'), keys: 2, bytes: 3 },
    { holder: 'partner 1', hour: new Date('2026-02-02T11:00Z'), keys: 1, bytes: 2 },
    { holder: 'user 2', hour: new Date('2026-02-02T10:00Z'), keys: 1, bytes: 4 },
  ])
})
