import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../test/world.ts'
import type { Db } from './database.ts'

const world = useWorld(withoutWorker)
/** Names belong to a connection; inside a transaction all calls share one. */
const onOneConnection = <T>(work: (db: Db) => Promise<T>) => world.program.ctx.db.transaction(work)

describe('a prepared query', () => {
  it('gives the same rows again and again, as pg reads them', async () => {
    const text = `select n, n * 10000000000 as large, null::text as nothing, array[n, 7] as few, array[null, 'b'] as words,
        array[n::bigint] as ids, json_build_object('n', n) as json, jsonb_build_array(n) as list,
        timestamptz '2026-01-31 10:00:00+00' as at, n > $2 as fits, 1.50::numeric as price, 'ü李'::text as name
      from generate_series(1, $1::int) n`
    const rowOf = (n: number) => ({
      n,
      large: n * 10_000_000_000,
      nothing: null,
      few: [n, 7],
      words: [null, 'b'],
      ids: [n],
      json: { n },
      list: [n],
      at: new Date('2026-01-31T10:00:00Z'),
      fits: n > 1,
      price: '1.50',
      name: 'ü李',
    })
    await onOneConnection(async db => {
      for (const count of [2, 3, 0, 1]) {
        const rows = await db.run({ name: 'test.kinds', text, values: [count, 1] })
        expect(rows).toEqual([1, 2, 3].slice(0, count).map(rowOf))
      }
    })
  })

  it('runs statements without rows, and tells two statements of one connection apart', async () => {
    await onOneConnection(async db => {
      await db.run({
        name: 'test.table',
        text: 'create temporary table kept (id int unique) on commit drop',
        values: [],
      })
      for (const id of [1, 2]) {
        expect(
          await db.run({ name: 'test.insert', text: 'insert into kept values ($1)', values: [id] }),
        ).toEqual([])
        expect(await db.run({ name: 'test.count', text: 'select count(*) from kept', values: [] })).toEqual([
          { count: id },
        ])
      }
    })
  })

  it('rejects with the error of the database, and the next call works', async () => {
    const { db } = world.program.ctx
    const insert = (key: string) =>
      db.transaction(tx =>
        tx.run({
          name: 'test.meta',
          text: "insert into foyer_meta (key, value) values ($1, '1') returning key",
          values: [key],
        }),
      )
    expect(await insert('test:one')).toEqual([{ key: 'test:one' }])
    for (let time = 1; time <= 3; time++) {
      const error = await insert('test:one').catch(failure => failure)
      expect(error).toBeInstanceOf(pg.DatabaseError)
      expect(error).toMatchObject({ code: '23505', constraint: 'foyer_meta_pkey' })
      expect(await insert(`test:${time}`)).toEqual([{ key: `test:${time}` }])
    }
  })

  it('a value that cannot be sent rejects, and nothing that comes later', async () => {
    const { db } = world.program.ctx
    const unsendable = {
      toPostgres() {
        throw new Error('cannot be sent')
      },
    }
    const echo = (connection: Db, value: unknown) =>
      connection.run({ name: 'test.unsendable', text: 'select $1::text as value', values: [value] })
    for (let time = 1; time <= 3; time++) {
      await expect(echo(db, unsendable)).rejects.toThrow('cannot be sent')
      expect(await echo(db, 'after')).toEqual([{ value: 'after' }])
      await expect(onOneConnection(tx => echo(tx, unsendable))).rejects.toThrow('cannot be sent')
      expect(await onOneConnection(tx => echo(tx, 'after'))).toEqual([{ value: 'after' }])
    }
  })

  it('a statement that is not SQL rejects each time', async () => {
    for (let time = 1; time <= 3; time++)
      await expect(
        world.program.ctx.db.run({ name: 'test.wrong', text: 'selekt 1', values: [] }),
      ).rejects.toMatchObject({
        code: '42601',
      })
    await expect(
      onOneConnection(db => db.run({ name: 'test.wrong', text: 'selekt 1', values: [] })),
    ).rejects.toBeInstanceOf(pg.DatabaseError)
    expect(
      await world.program.ctx.db.run({ name: 'test.right', text: 'select 1 as one', values: [] }),
    ).toEqual([{ one: 1 }])
  })

  it('sends moments of any year', async () => {
    const years = [
      '-000043-03-15T12:00:00.000Z',
      '0000-01-01T00:00:00.000Z',
      '2026-01-31T10:00:00.123Z',
      '+010000-01-01T00:00:00.000Z',
    ]
    for (const year of years) {
      const at = new Date(year)
      const [row] = await world.program.ctx.db.run<{ seconds: number }>({
        name: 'test.moment',
        text: 'select extract(epoch from $1::timestamptz)::float8 as seconds',
        values: [at],
      })
      expect(row?.seconds).toBeCloseTo(at.getTime() / 1000, 3)
    }
  })
})
