import { describe, expect, it } from 'vitest'
import { testKey } from '../../../test/global-setup.ts'
import { fillSealedColumns, forgetIds, newKey, silenceProcesses } from '../../../test/keys.ts'
import { startWorld, useWorld, type World, withoutWorker } from '../../../test/world.ts'
import { KeyRing } from '../../platform/crypto/key-ring.ts'
import { seal } from '../../platform/crypto/seal.ts'
import { sealPurpose } from '../marketplace/partners/partners.ts'
import { saveKey } from './check-keys.ts'
import { forgetKey, retireKeys, statusOfKeys } from './keys.ts'
import { rotateKeys } from './rotate-keys.ts'
import { sealedColumns } from './sealed-columns.ts'

const world = useWorld(withoutWorker)
const idOf = (key: string) => new KeyRing(Buffer.from(key, 'base64')).current.id
const nextKey = newKey()

const startBeside = (beside: World, env: Record<string, string>) =>
  startWorld({ beside, env: { FOYER_ROLES: 'app', ...env } })

/** Returns the error of a start with these keys; empty when it succeeds. */
async function refusalOf(beside: World, env: Record<string, string>): Promise<string> {
  try {
    await (await startBeside(beside, env)).close()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const knownKeys = async (of: World) =>
  (await of.query('select id from secret_keys order by created_at, id')).map(({ id }) => id)

/** Returns a key ring that works on the database without a running process. */
const partsOf = (of: World, current: string, ...accepted: string[]) => {
  const { db, clock } = of.program.ctx
  const toBytes = (key: string) => Buffer.from(key, 'base64')
  return { db, clock, key: new KeyRing(toBytes(current), accepted.map(toBytes)) }
}

const register = (of: World, key: string) => {
  const ring = new KeyRing(Buffer.from(key, 'base64'))
  return saveKey(of.program.ctx.db, ring, ring.current.id)
}

describe('SEC-17 the start', () => {
  it('refuses a key that is not the key of the database, in a sentence that says what to do', async () => {
    const sentence = await refusalOf(world, { FOYER_SECRET_KEY: newKey() })
    expect(sentence).toContain('FOYER_SECRET_KEY is not the key of this database')
    expect(sentence).toContain(idOf(testKey))
    expect(sentence).toContain('FOYER_SECRET_KEYS_ACCEPTED')
    expect(sentence).not.toContain('\n')
    expect(await knownKeys(world)).toEqual([idOf(testKey)])
    expect(await refusalOf(world, {})).toBe('')
  })

  it('names the file when a sandbox’s own key was replaced', async () => {
    const sentence = await refusalOf(world, { FOYER_SECRET_KEY: '' })
    expect(sentence).toMatch(/secret\.key is not the key of this database/)
    expect(sentence).toContain('Put the former secret.key back')
  })

  it('takes a new key beside the former one, and from then on needs both', async () => {
    const { world: own, close } = await startWorld()
    const both = { FOYER_SECRET_KEY: nextKey, FOYER_SECRET_KEYS_ACCEPTED: testKey }
    expect(await refusalOf(own, both)).toBe('')
    expect(await knownKeys(own)).toEqual([idOf(testKey), idOf(nextKey)])
    expect(await refusalOf(own, {})).toContain(idOf(nextKey))
    expect(await refusalOf(own, { FOYER_SECRET_KEY: nextKey })).toContain(idOf(testKey))
    expect(await refusalOf(own, { FOYER_SECRET_KEYS_ACCEPTED: `${nextKey}, ${nextKey}` })).toBe('')
    const audit = await own.query("select user_id, note from audit_log where action = 'key-rotate'")
    expect(audit).toEqual([{ user_id: null, note: `Key ${idOf(nextKey)} seals from now on.` }])
    await close()
  })
})

describe('SEC-16 a key that is not random', () => {
  const weak = Buffer.from(Array.from({ length: 32 }, (_, index) => index % 16)).toString('base64')
  const zeros = Buffer.alloc(32).toString('base64')

  it('still opens what it sealed, so that it can be rotated away, and every start warns of it by its id', async () => {
    const accepted = [weak, newKey(), zeros]
    const { world: beside, close } = await startBeside(world, {
      FOYER_SECRET_KEYS_ACCEPTED: accepted.join(','),
    })
    await close()
    const warnings = beside.logs
      .map(line => JSON.parse(line))
      .filter(({ msg }) => msg.startsWith('FOYER_SECRET_KEYS_ACCEPTED'))
    expect(
      warnings.map(({ level, msg }) => [level, /key (\w+), which is not random/.exec(msg)?.[1]]),
    ).toEqual([
      [40, idOf(weak)],
      [40, idOf(zeros)],
    ])
    expect(beside.logs.join()).not.toContain(weak)
  })
})

describe('SEC-17 a database from before keys had ids', () => {
  it('is taken over by the key that opens its values, and by no other, also when several start at once', async () => {
    const { world: own, close } = await startWorld(withoutWorker)
    await fillSealedColumns(own)
    await forgetIds(own)
    await own.program.stop()
    const otherKey = { FOYER_SECRET_KEY: nextKey }
    expect(await refusalOf(own, otherKey)).toMatch(
      /FOYER_SECRET_KEY is not the key .* it opens 0 of \d+ sealed values/,
    )
    expect(await knownKeys(own)).toEqual([])
    const outcomes = await Promise.all([{}, otherKey, {}, otherKey, {}].map(env => refusalOf(own, env)))
    expect(outcomes.map(sentence => sentence === '')).toEqual([true, false, true, false, true])
    expect(await knownKeys(own)).toEqual([idOf(testKey)])
    await close()
  })

  it('may be rotated in the same step, and both keys are known then', async () => {
    const { world: own, close } = await startWorld()
    await forgetIds(own)
    const both = { FOYER_SECRET_KEY: nextKey, FOYER_SECRET_KEYS_ACCEPTED: testKey }
    expect(await refusalOf(own, both)).toBe('')
    expect((await knownKeys(own)).sort()).toEqual([idOf(testKey), idOf(nextKey)].sort())
    const { keys, unreadable } = await statusOfKeys(partsOf(own, nextKey, testKey))
    expect(unreadable).toBe(0)
    expect(keys.find(({ id }) => id === idOf(testKey))?.values).toBeGreaterThan(2)
    await close()
  })

  it('with a value that an earlier wrong key damaged starts, and says so', async () => {
    const { world: own, close } = await startWorld()
    await forgetIds(own)
    const damaged = seal(new KeyRing(Buffer.alloc(32, 1)), sealPurpose(1), 'x')
    await own.query('update partner_tokens set sealed = $1 where partner_id = 1', [damaged])
    const started = await startBeside(own, {})
    expect(started.world.logs.some(line => line.includes('some sealed values cannot be opened'))).toBe(true)
    await started.close()
    await close()
  })
})

describe('SEC-17 the list of sealed columns', () => {
  it('has every sealed column of the schema, with its whole primary key', async () => {
    const columns = await world.query(
      `select table_name, column_name, data_type from information_schema.columns
       where table_schema = 'public' and (data_type = 'bytea' or column_name like '%sealed%')
         and column_name not like '%hash' and table_name <> 'secret_keys' order by 1, 2`,
    )
    const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
    expect(columns.map(({ table_name, column_name }) => `${table_name}.${column_name}`)).toEqual(
      listed.sort(),
    )
    for (const { table, key } of sealedColumns) {
      const rows = await world.query(
        `select attname::text as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
         where indrelid = $1::regclass and indisprimary`,
        [table],
      )
      expect(rows.map(({ name }) => name).sort()).toEqual([...key].sort())
    }
  })

  it('has the purpose under which each value was really sealed', async () => {
    const { world: own, close } = await startWorld(withoutWorker)
    await fillSealedColumns(own)
    for (const { table, column } of sealedColumns)
      expect(await own.query(`select from ${table} where ${column} is not null limit 1`), table).toHaveLength(
        1,
      )
    const all = await rotateKeys(partsOf(own, nextKey, testKey), () => undefined)
    expect(all).toMatchObject({ unreadable: 0, left: 0 })
    expect(all.done).toBeGreaterThan(sealedColumns.length)
    await close()
  })
})

describe('SEC-17 the status of keys', () => {
  it('shows what each key holds, and retires one when it holds nothing and nobody seals with it', async () => {
    const { world: own, close } = await startWorld(withoutWorker)
    await fillSealedColumns(own)
    const parts = partsOf(own, nextKey, testKey)
    const of = async (key: string) => (await statusOfKeys(parts)).keys.find(({ id }) => id === idOf(key))
    const before = await of(testKey)
    expect(before).toMatchObject({ isCurrent: false, isGiven: true, isInUse: true })
    const { done } = await rotateKeys(parts, () => undefined)
    expect(done).toBe(before?.values)
    expect(await of(testKey)).toMatchObject({ values: 0, isInUse: true })
    expect(await of(nextKey)).toMatchObject({ values: done, isCurrent: true })
    expect(await retireKeys(parts, done)).toEqual([])
    await silenceProcesses(own)
    expect(await retireKeys(parts, 0)).toEqual([idOf(testKey)])
    const audit = await own.query("select note from audit_log where action = 'key-rotate' order by id")
    expect(audit.map(({ note }) => note)).toEqual([
      `${done} values sealed anew with key ${idOf(nextKey)}.`,
      `0 values sealed anew with key ${idOf(nextKey)}. Key ${idOf(testKey)} is retired.`,
    ])
    await close()
  })

  it('counts what no key opens, and a lost key can be given up', async () => {
    const { world: own, close } = await startWorld()
    const lost = newKey()
    const parts = partsOf(own, nextKey)
    const { keys } = await statusOfKeys(parts)
    expect(keys.find(({ id }) => id === idOf(testKey))).toMatchObject({ isGiven: false })
    expect(await refusalOf(own, { FOYER_SECRET_KEY: nextKey })).toContain(idOf(testKey))
    expect(await forgetKey(parts, idOf(lost))).toBe('unknown')
    await silenceProcesses(own)
    expect(await forgetKey(parts, idOf(testKey))).toBe('forgotten')
    expect(await refusalOf(own, { FOYER_SECRET_KEY: nextKey })).toBe('')
    await close()
  })
})

describe('SEC-17 giving up a key', () => {
  it('is refused while a process seals with it, and leaves the right key the right one', async () => {
    const { world: own, close } = await startWorld()
    expect(await forgetKey(partsOf(own, nextKey), idOf(testKey))).toBe('in use')
    expect(await forgetKey(partsOf(own, nextKey, testKey), idOf(testKey))).toBe('in use')
    expect(await knownKeys(own)).toEqual([idOf(testKey)])
    expect(await own.query("select from audit_log where action = 'key-rotate'")).toEqual([])
    expect(await refusalOf(own, {})).toBe('')
    await close()
  })

  it('is refused to a key that has nothing to do with the running processes, whichever key is to go', async () => {
    const { world: own, close } = await startWorld()
    const lost = newKey()
    await register(own, lost)
    await own.query("update secret_keys set seen_at = now() - interval '5 minutes' where id = $1", [
      idOf(lost),
    ])
    expect(await forgetKey(partsOf(own, nextKey), idOf(lost))).toBe('wrong key')
    // A new key besides the right one is allowed; only a start registers it.
    expect(await forgetKey(partsOf(own, nextKey, testKey), idOf(lost))).toBe('forgotten')
    expect(await knownKeys(own)).toEqual([idOf(testKey)])
    await close()
  })

  it('works with several lost ones, and only after the last of them the new one is the key', async () => {
    const { world: own, close } = await startWorld()
    const second = newKey()
    await register(own, second)
    await silenceProcesses(own)
    const parts = partsOf(own, nextKey)
    expect(await forgetKey(parts, idOf(testKey))).toBe('forgotten')
    expect(await knownKeys(own)).toEqual([idOf(second)])
    expect(await refusalOf(own, { FOYER_SECRET_KEY: nextKey })).toContain(idOf(second))
    expect(await forgetKey(parts, idOf(second))).toBe('forgotten')
    expect(await knownKeys(own)).toEqual([idOf(nextKey)])
    expect(await refusalOf(own, { FOYER_SECRET_KEY: nextKey })).toBe('')
    await close()
  })
})
