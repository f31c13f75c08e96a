import { expect, it } from 'vitest'
import { testKey } from '../../../test/global-setup.ts'
import { newKey, sealWithoutId } from '../../../test/keys.ts'
import { useOldDatabase } from '../../../test/old-database.ts'
import { startWorld } from '../../../test/world.ts'
import { sealPurpose } from '../marketplace/partners/partners.ts'

const { client, databaseUrl, migrateTo } = useOldDatabase()
const versionBeforeKeys = 24

const start = async (env: Record<string, string>) => {
  const { close } = await startWorld({ beside: { databaseUrl }, env: { FOYER_ROLES: 'app', ...env } })
  await close()
}
const versionNow = async () =>
  (await client.query('select max(version)::int as version from schema_version')).rows[0].version

it('SEC-17 a start with a wrong key leaves the schema to the version that made it; the right one upgrades it', async () => {
  await migrateTo(versionBeforeKeys)
  await client.query("insert into foyer_meta (key, value) values ('mode', 'sandbox')")
  await client.query("insert into partners (id, title, created_at) values (900, 'Old', now())")
  await client.query(
    "insert into partner_tokens (id, partner_id, hash, sealed, hint, created_at) values (900, 900, 'hash', $1, 'hint', now())",
    [sealWithoutId(Buffer.from(testKey, 'base64'), sealPurpose(900), 'token')],
  )
  await expect(start({ FOYER_SECRET_KEY: newKey() })).rejects.toThrow('it opens 0 of 1 sealed values')
  expect(await versionNow()).toBe(versionBeforeKeys)
  expect((await client.query("select to_regclass('secret_keys') as found")).rows).toEqual([{ found: null }])
  await start({})
  expect(await versionNow()).toBeGreaterThan(versionBeforeKeys)
  expect((await client.query('select id from secret_keys')).rows).toHaveLength(1)
})
