import pg from 'pg'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { useWorld } from '../../../test/world.ts'
import type { Tx } from './database.ts'
import { change, statement } from './statement.ts'

const world = useWorld()
const pidOf = async (tx: Tx) =>
  (await tx.run<{ pid: number }>({ name: 'test.pid', text: 'select pg_backend_pid() as pid', values: [] }))[0]
    ?.pid
const end = async (pid: number | undefined) => {
  await world.query('select pg_terminate_backend($1)', [pid])
  await expect
    .poll(async () => (await world.query('select from pg_stat_activity where pid = $1', [pid])).length)
    .toBe(0)
}
const count = async (key: string) =>
  (await world.query('select from foyer_meta where key = $1', [key])).length
const add = (tx: Tx, key: string) =>
  tx.run({ name: 'test.add', text: "insert into foyer_meta (key, value) values ($1, '1')", values: [key] })

describe('a transaction', () => {
  it('PRI-42 looks again when a row that it refers to was deleted meanwhile, and says then what is missing', async () => {
    await world.query('create table test_clients (id int primary key)')
    await world.query('create table test_visits (client_id int references test_clients)')
    await world.query('insert into test_clients values (1)')
    const work = world.program.ctx.db.transaction(async tx => {
      if ((await tx.run(sql`select id from test_clients where id = 1`)).length === 0)
        throw new Error('No client.')
      await world.query('delete from test_clients')
      await tx.run(sql`insert into test_visits values (1)`)
    })
    await expect(work).rejects.toThrow('No client.')
  })

  it('fails with a connection that is lost between two statements, and nothing else does', async () => {
    const { db } = world.program.ctx
    const work = db.transaction(async tx => {
      // The end of the connection is noticed while no statement waits for an answer.
      await end(await pidOf(tx))
      return tx.run({ name: 'test.one', text: 'select 1 as one', values: [] })
    })
    await expect(work).rejects.toThrow()
    expect(await db.run({ name: 'test.one', text: 'select 1 as one', values: [] })).toEqual([{ one: 1 }])
  })

  it('fails with a connection that is lost under statements that were sent together, every one of them', async () => {
    const { db } = world.program.ctx
    await world.query("insert into foyer_meta (key, value) values ('test:locked', '0')")
    const lock = (tx: Tx) =>
      tx.run({
        name: 'test.lock',
        text: "select from foyer_meta where key = 'test:locked' for update",
        values: [],
      })
    await db.transaction(async holder => {
      await lock(holder)
      const waiting = db.transaction(async tx => {
        const pid = await pidOf(tx)
        const all = Promise.allSettled([lock(tx), pidOf(tx), pidOf(tx)])
        await end(pid)
        expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
      })
      await expect(waiting).rejects.toThrow()
    })
  })

  it('answers statements that were sent at once each with its own rows, whatever fails among them', async () => {
    const work = world.program.ctx.db.transaction(async tx => {
      const echo = (n: number) =>
        tx.run<{ n: number }>({ name: 'test.echo', text: 'select $1::int as n', values: [n] })
      const parts = await Promise.all([echo(1), echo(2), pidOf(tx), echo(3)])
      expect([parts[0], parts[1], parts[3]]).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
      const settled = await Promise.allSettled([
        echo(4),
        tx.run({ name: 'test.fail', text: 'select 1 / $1::int', values: [0] }),
        echo(5),
      ])
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    })
    await expect(work).rejects.toThrow('Nothing was committed.')
  })

  it('that went on after a failed statement commits nothing, and says so', async () => {
    const work = world.program.ctx.db.transaction(async tx => {
      await add(tx, 'test:swallowed')
      await tx.run({ name: 'test.fail', text: 'select 1 / $1::int', values: [0] }).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('Nothing was committed.')
    expect(await count('test:swallowed')).toBe(0)
  })

  it('of a process that hangs in it is ended by PostgreSQL', async () => {
    const [row] = await world.program.ctx.db.transaction(tx =>
      tx.run(sql`select current_setting('idle_in_transaction_session_timeout') as setting`),
    )
    expect(row).toEqual({ setting: '15s' })
  })

  it('commits what goes out with the commit, or nothing at all', async () => {
    const { db } = world.program.ctx
    const notified: string[] = []
    const write = (key: string, lastKey: string) =>
      db.transaction(async tx => {
        await add(tx, key)
        tx.withCommit(() => add(tx, lastKey))
        tx.afterCommit(() => notified.push(key))
      })
    await write('test:a', 'test:b')
    const error = await write('test:c', 'test:b').catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(pg.DatabaseError)
    expect(error).toMatchObject({ code: '23505' })
    expect([await count('test:a'), await count('test:b'), await count('test:c')]).toEqual([1, 1, 0])
    expect(notified).toEqual(['test:a'])
  })
})

describe('statements outside transactions', () => {
  const quick = statement<{ n: number }>('test.quick', 'select $1::int as n')

  it('that are asked for at once are answered each with its own rows', async () => {
    const { db } = world.program.ctx
    for (let time = 0; time < 20; time++) await quick(db, [time])
    const numbers = Array.from({ length: 200 }, (_, n) => n)
    const answers = await Promise.all(numbers.map(n => quick(db, [n])))
    expect(answers).toEqual(numbers.map(n => [{ n }]))
  })

  it('one that fails leaves the others as they are', async () => {
    const { db } = world.program.ctx
    const inverse = statement<{ n: number }>('test.inverse', 'select 60 / $1::int as n')
    // There are so many that they share connections.
    const divisors = Array.from({ length: 60 }, (_, index) => index % 4)
    const settled = await Promise.allSettled(divisors.map(n => inverse(db, [n])))
    expect(settled.map(result => (result.status === 'fulfilled' ? result.value[0]?.n : 'failed'))).toEqual(
      divisors.map(n => (n === 0 ? 'failed' : 60 / n)),
    )
  })

  it('a change runs again when PostgreSQL asks for it', async () => {
    await world.query('create sequence test_attempts')
    await world.query(`create function test_clash() returns bigint language plpgsql as $$ begin
      if nextval('test_attempts') < 3 then raise exception 'clash' using errcode = '40001'; end if;
      insert into foyer_meta (key, value) values ('test:clashed', '1');
      return currval('test_attempts');
    end $$`)
    const clash = change<{ attempt: number }>('test.clash', 'select test_clash() as attempt')
    expect(await clash(world.program.ctx.db, [])).toEqual([{ attempt: 3 }])
    expect(await count('test:clashed')).toBe(1)
  })

  it('one that waits for a lock holds up nobody', async () => {
    const { db } = world.program.ctx
    await world.query("insert into foyer_meta (key, value) values ('test:held', '0')")
    const touch = () => db.run(sql`update foyer_meta set value = '1' where key = 'test:held'`)
    for (let time = 0; time < 20; time++) await Promise.all([touch(), quick(db, [time])])
    let waiting: Promise<unknown>[] = []
    await db.transaction(async tx => {
      await tx.run({
        name: 'test.hold',
        text: "select from foyer_meta where key = 'test:held' for update",
        values: [],
      })
      waiting = [touch(), touch()]
      expect(await Promise.all([1, 2, 3, 4].map(n => quick(db, [n])))).toHaveLength(4)
    })
    await Promise.all(waiting)
  })

  it('one with a name that does more than read is refused by PostgreSQL', async () => {
    const { db } = world.program.ctx
    const write = statement('test.write', "update foyer_meta set value = '1'")
    const lock = statement('test.lock-row', 'select from foyer_meta for share')
    for (const refused of [write, lock])
      await expect(refused(db, [])).rejects.toMatchObject({ code: '25006' })
    await expect(db.transaction(tx => lock(tx, []))).resolves.toBeDefined()
  })

  it('a change with a name is a transaction of its own, and part of another in it', async () => {
    const { db } = world.program.ctx
    const add = change<{ value: string }>(
      'test.add-alone',
      'insert into foyer_meta (key, value) values ($1, $2) returning value',
    )
    expect(await add(db, ['test:change', 'alone'])).toEqual([{ value: 'alone' }])
    await expect(add(db, ['test:change', 'again'])).rejects.toMatchObject({ code: '23505' })
    const failed = db.transaction(async tx => {
      await add(tx, ['test:change-inside', 'inside'])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    const found = await db.run(sql`select key, value from foyer_meta where key like 'test:change%'`)
    expect(found).toEqual([{ key: 'test:change', value: 'alone' }])
  })
})
