import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { useWorld } from '../../../test/world.ts'
import type { Tx } from './database.ts'
import { reading } from './statement.ts'

const world = useWorld()
const pidOf = async (tx: Tx) =>
  (await tx.runPrepared<{ pid: number }>('test.pid', 'select pg_backend_pid() as pid', []))[0]?.pid
const end = async (pid: number | undefined) => {
  await world.query('select pg_terminate_backend($1)', [pid])
  await expect
    .poll(async () => (await world.query('select from pg_stat_activity where pid = $1', [pid])).length)
    .toBe(0)
}
const count = async (key: string) =>
  (await world.query('select from foyer_meta where key = $1', [key])).length
const add = (tx: Tx, key: string) =>
  tx.runPrepared('test.add', "insert into foyer_meta (key, value) values ($1, '1')", [key])

describe('a transaction', () => {
  it('fails with a connection that is lost between two statements, and nothing else does', async () => {
    const { db } = world.program.ctx
    const work = db.transaction(async tx => {
      // The end of the connection is heard while no statement waits for an answer.
      await end(await pidOf(tx))
      return tx.runPrepared('test.one', 'select 1 as one', [])
    })
    await expect(work).rejects.toThrow()
    expect(await db.runPrepared('test.one', 'select 1 as one', [])).toEqual([{ one: 1 }])
  })

  it('fails with a connection that is lost under statements that were sent together, every one of them', async () => {
    const { db } = world.program.ctx
    await world.query("insert into foyer_meta (key, value) values ('test:locked', '0')")
    const lock = (tx: Tx) =>
      tx.runPrepared('test.lock', "select from foyer_meta where key = 'test:locked' for update", [])
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
      const echo = (n: number) => tx.runPrepared<{ n: number }>('test.echo', 'select $1::int as n', [n])
      const parts = await Promise.all([echo(1), echo(2), pidOf(tx), echo(3)])
      expect([parts[0], parts[1], parts[3]]).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]])
      const settled = await Promise.allSettled([
        echo(4),
        tx.runPrepared('test.fail', 'select 1 / $1::int', [0]),
        echo(5),
      ])
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    })
    await expect(work).rejects.toThrow('Nothing was committed.')
  })

  it('that went on after a failed statement commits nothing, and says so', async () => {
    const work = world.program.ctx.db.transaction(async tx => {
      await add(tx, 'test:swallowed')
      await tx.runPrepared('test.fail', 'select 1 / $1::int', [0]).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('Nothing was committed.')
    expect(await count('test:swallowed')).toBe(0)
  })

  it('commits what goes out with the commit, or nothing at all', async () => {
    const { db } = world.program.ctx
    const told: string[] = []
    const write = (key: string, lastKey: string) =>
      db.transaction(async tx => {
        await add(tx, key)
        tx.withCommit(() => add(tx, lastKey))
        tx.afterCommit(() => told.push(key))
      })
    await write('test:a', 'test:b')
    const error = await write('test:c', 'test:b').catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(pg.DatabaseError)
    expect(error).toMatchObject({ code: '23505' })
    expect([await count('test:a'), await count('test:b'), await count('test:c')]).toEqual([1, 1, 0])
    expect(told).toEqual(['test:a'])
  })
})

describe('statements outside transactions', () => {
  const quick = reading<{ n: number }>('test.quick', 'select $1::int as n')

  it('that are asked for at once are answered each with its own rows', async () => {
    const { db } = world.program.ctx
    for (let time = 0; time < 20; time++) await quick(db, [time])
    const numbers = Array.from({ length: 200 }, (_, n) => n)
    const answers = await Promise.all(numbers.map(n => quick(db, [n])))
    expect(answers).toEqual(numbers.map(n => [{ n }]))
  })

  it('one that fails leaves the others as they are', async () => {
    const { db } = world.program.ctx
    const inverse = reading<{ n: number }>('test.inverse', 'select 60 / $1::int as n')
    for (let time = 0; time < 20; time++) await inverse(db, [1])
    const settled = await Promise.allSettled([1, 0, 2, 0, 3, 4].map(n => inverse(db, [n])))
    expect(settled.map(each => (each.status === 'fulfilled' ? each.value[0]?.n : 'failed'))).toEqual([
      60,
      'failed',
      30,
      'failed',
      20,
      15,
    ])
  })

  it('one that waits for a lock holds up nobody', async () => {
    const { db } = world.program.ctx
    await world.query("insert into foyer_meta (key, value) values ('test:held', '0')")
    const touch = () =>
      db.runPrepared('test.touch', "update foyer_meta set value = '1' where key = 'test:held'", [])
    for (let time = 0; time < 20; time++) await Promise.all([touch(), quick(db, [time])])
    let waiting: Promise<unknown>[] = []
    await db.transaction(async tx => {
      await tx.runPrepared('test.hold', "select from foyer_meta where key = 'test:held' for update", [])
      waiting = [touch(), touch()]
      expect(await Promise.all([1, 2, 3, 4].map(n => quick(db, [n])))).toHaveLength(4)
    })
    await Promise.all(waiting)
  })

  it('one that does more than read cannot be declared as one that reads', () => {
    for (const text of ['update x set y = 1', 'select 1 from x for share', 'select pg_advisory_lock(1)'])
      expect(() => reading('test.wrong', text)).toThrow('does more than read')
  })
})
