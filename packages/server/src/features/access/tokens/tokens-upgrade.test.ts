import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { withDatabase } from '../../../../test/global-setup.ts'
import { packageRoot } from '../../../platform/package-root.ts'

const migrations = join(packageRoot, 'migrations')

it('SEC-14 SEC-16 tokens and sessions from before go on: people’s tokens get their end, sessions their last use', async () => {
  const name = `foyer_upgrade_${process.pid}_signin`
  const server = new pg.Client(inject('serverUrl'))
  await server.connect()
  await server.query(`create database ${name}`)
  const client = new pg.Client(withDatabase(inject('serverUrl'), name))
  await client.connect()
  const files = (await readdir(migrations)).filter(file => file.endsWith('.sql')).sort()
  const run = async (file: string) => client.query(await readFile(join(migrations, file), 'utf8'))
  for (const file of files.filter(name => name < '0019')) await run(file)
  await client.query(`
    insert into partners (id, title, created_at) values (1, 'P', now());
    insert into users (id, partner_id, name, created_at) values (1, 1, 'System', now()), (2, null, 'Person', now());
    insert into user_tokens (user_id, hash, hint, created_at) values (1, '\\x01', 'a', now()), (2, '\\x02', 'b', now());
    insert into sessions (hash, user_id, created_at, expires_at) values ('\\x03', 2, now(), now() + interval '1 day')`)
  for (const file of files.filter(name => name >= '0019' && name < '0020')) await run(file)
  const tokens = await client.query(
    "select user_id::int, expires_at > now() + interval '179 days' as ends_later from user_tokens order by user_id",
  )
  expect(tokens.rows).toEqual([
    { user_id: 1, ends_later: null },
    { user_id: 2, ends_later: true },
  ])
  const sessions = await client.query('select id::int, proven_at = created_at as is_proven from sessions')
  expect(sessions.rows).toEqual([{ id: 1, is_proven: true }])
  await client.end()
  await server.query(`drop database ${name} with (force)`)
  await server.end()
})
