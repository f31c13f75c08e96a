import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockWaits } from '../../../../server/test/until.ts'
import { EventLog } from '../../../test/event-log.ts'
import { openPostgres, openWasm } from '../../../test/inbox-stores.ts'
import { createInbox } from '../index.ts'
import { postgresStore, postgresTables } from './postgres.store.ts'
import { sqliteStore } from './sqlite.store.ts'

const log = new EventLog()
for (const id of [1, 2, 3]) log.add(id)
const { listEvents } = log

describe('what a handler writes through the transaction of PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    opened = await openPostgres()
    await opened.pool.query('create table handled (id integer)')
  })
  afterAll(() => opened.close())
  beforeEach(() =>
    opened.pool.query('truncate handled; drop table if exists foyer_inbox_deliveries, foyer_inbox_positions'),
  )

  const inboxOf = (afterwards: (tx: PoolClient) => unknown = () => undefined) =>
    createInbox({
      store: postgresStore<PoolClient>(opened.pool),
      listEvents,
      handle: async (event, { tx }) => {
        await tx.query('insert into handled values ($1)', [event.resource_id])
        await afterwards(tx)
      },
    })
  const rows = async () =>
    (await opened.pool.query('select id from handled order by id')).rows.map(({ id }) => id)

  it('WEB-10 is neither lost nor doubled by a crash between the handling and its mark', async () => {
    let crashes = 2
    const crash = async (tx: PoolClient) => {
      if (crashes-- > 0) await tx.query('select pg_terminate_backend(pg_backend_pid())')
    }
    const inbox = inboxOf(crash)
    await expect(inbox.receive(log.webhook(1))).rejects.toThrow()
    await expect(inbox.catchUp(1)).rejects.toThrow()
    expect(await rows()).toEqual([])
    expect(await inbox.receive(log.webhook(1))).toBe('handled')
    await inbox.catchUp(1)
    await inbox.catchUp(1)
    expect(await rows()).toEqual([1, 2, 3])
  })

  it('is rolled back with an error that the handler has caught', async () => {
    const careless = inboxOf(tx => tx.query('select * from nowhere').catch(() => undefined))
    await expect(careless.receive(log.webhook(1))).rejects.toThrow('PostgreSQL rolled back')
    expect(await inboxOf().receive(log.webhook(1))).toBe('handled')
    expect(await rows()).toEqual([1])
  })

  it('is seen by nobody until it is committed, while another connection waits for it', async () => {
    let second: Promise<unknown> | undefined
    const first = inboxOf(async () => {
      second ??= inboxOf().receive(log.webhook(1))
      await lockWaits({ query: async text => (await opened.client.query(text)).rows })
      expect(await rows()).toEqual([])
    })
    expect(await first.receive(log.webhook(1))).toBe('handled')
    expect(await second).toBe('already_handled')
    expect(await rows()).toEqual([1])
  })

  it('needs no right to create tables once they are there, under a name of your own', async () => {
    const { pool } = opened
    const store = () => postgresStore(pool, { prefix: 'shop' })
    await Promise.all([store().has('x'), store().has('x'), store().has('x')])
    expect(await store().has('x')).toBe(false)
    await pool.query(`drop table shop_positions, shop_deliveries; ${postgresTables('shop').sql}`)
    expect(await store().findPosition(1)).toBeUndefined()
    expect(() => postgresStore(pool, { prefix: 'a; drop table handled' })).toThrow(
      'prefix must be a name of lower-case letters',
    )
  })
})

describe('what a handler writes through SQLite', () => {
  it('commits with the mark, or not at all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-inbox-'))
    const database = openWasm(join(folder, 'inbox.db'))
    database.exec('create table handled (id integer)')
    let failures = 1
    const inbox = createInbox({
      store: sqliteStore(database),
      listEvents,
      handle: async (event, { tx }) => {
        tx.prepare('insert into handled values (?)').run(event.resource_id)
        await Promise.resolve()
        if (failures-- > 0) throw new Error('crash')
      },
    })
    const count = () => database.prepare('select count(*) as count from handled').get()
    await expect(inbox.receive(log.webhook(1))).rejects.toThrow('crash')
    expect(count()).toEqual({ count: 0 })
    await inbox.catchUp(1)
    expect(await inbox.receive(log.webhook(1))).toBe('already_handled')
    expect(count()).toEqual({ count: 3 })
    database.close()
    await rm(folder, { recursive: true })
  })
})
