import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EventLog } from '../../../test/event-log.ts'
import {
  findBetterSqlite,
  findNodeSqlite,
  openWasm,
  type SharedStore,
  sharedMemory,
  sharedPostgres,
  sharedSqlite,
} from '../../../test/inbox-stores.ts'
import { createInbox, type InboxOptions } from '../index.ts'

const nodeSqlite = await findNodeSqlite()
if (!nodeSqlite)
  process.stderr.write(`node:sqlite is not tested: Node ${process.versions.node} is older than 22.5.\n`)

const betterSqlite = await findBetterSqlite()

const kinds: [string, (() => Promise<SharedStore>) | undefined][] = [
  ['memory', sharedMemory],
  ['PostgreSQL', sharedPostgres],
  ['SQLite (WebAssembly)', () => sharedSqlite(openWasm)],
  ['node:sqlite', nodeSqlite && (() => sharedSqlite(nodeSqlite))],
  ['better-sqlite3', betterSqlite && (() => sharedSqlite(betterSqlite))],
]

describe.each(kinds)('an inbox in %s', (_name, open) => {
  if (!open) return it.skip('is not here: node:sqlite needs Node 22.5, better-sqlite3 an installation')
  let shared: SharedStore
  let log: EventLog
  let handled: number[]
  beforeEach(async () => {
    shared = await open()
    log = new EventLog()
    handled = []
  })
  afterEach(() => shared.close())

  const inboxOf = (program: 0 | 1 = 0, change: Partial<InboxOptions<unknown>> = {}) =>
    createInbox({
      store: shared.stores[program],
      listEvents: log.listEvents,
      handle: event => handled.push(event.resource_id),
      ...change,
    })

  it('WEB-10 handles a webhook once, however often it arrives', async () => {
    log.add(1)
    const inbox = inboxOf()
    const receipts = [await inbox.receive(log.webhook(1)), await inbox.receive(log.webhook(1))]
    expect(receipts).toEqual(['handled', 'already_handled'])
    expect(await inboxOf(1).receive(log.webhook(1))).toBe('already_handled')
    expect(handled).toEqual([1])
  })

  it('lets two programs handle the same webhook at the same time only once', async () => {
    log.add(1)
    const [started, finish] = [withResolvers(), withResolvers()]
    const slow = inboxOf(0, {
      handle: async event => {
        started.resolve()
        await finish.promise
        handled.push(event.resource_id)
      },
    })
    const first = slow.receive(log.webhook(1))
    await started.promise
    const second = inboxOf(1).receive(log.webhook(1))
    const third = inboxOf(1).catchUp(1)
    finish.resolve()
    expect(await Promise.all([first, second])).toEqual(['handled', 'already_handled'])
    expect(await third).toMatchObject({ handled: 0, alreadyHandled: 1 })
    expect(handled).toEqual([1])
  })

  it('handles a webhook in the second program when the first one fails', async () => {
    log.add(1)
    const [started, finish] = [withResolvers(), withResolvers()]
    const failing = inboxOf(0, {
      handle: async () => {
        started.resolve()
        await finish.promise
        throw new Error('no')
      },
    })
    const first = failing.receive(log.webhook(1))
    await started.promise
    const second = inboxOf(1).receive(log.webhook(1))
    finish.resolve()
    await expect(first).rejects.toThrow('no')
    expect(await second).toBe('handled')
    expect(handled).toEqual([1])
  })

  it('catches up with what was lost, in order, and drops the webhooks that come late', async () => {
    for (const id of [1, 2, 3, 4, 5]) log.add(id)
    log.add()
    const inbox = inboxOf()
    await inbox.receive(log.webhook(4))
    await inbox.receive(log.webhook(2))
    const caughtUp = await inbox.catchUp(1)
    expect(caughtUp).toEqual({ handled: 4, alreadyHandled: 2, expired: 0, position: 6 })
    expect(handled).toEqual([4, 2, 1, 3, 5, 6])
    for (const id of [1, 2, 3, 4, 5]) expect(await inbox.receive(log.webhook(id))).toBe('already_handled')
    expect(await inbox.catchUp(1)).toEqual({ handled: 0, alreadyHandled: 0, expired: 0, position: 6 })
    expect(handled).toHaveLength(6)
  })

  it('lets two programs catch up at the same time, with each event once and in order', async () => {
    // Some have no deliveries: the position alone keeps them apart.
    for (let id = 1; id <= 40; id += 1) log.add(...(id % 3 ? [id] : []))
    const results = await Promise.all([inboxOf(0).catchUp(1), inboxOf(1).catchUp(1), inboxOf(0).catchUp(1)])
    expect(handled).toEqual(log.events.map(({ sequence }) => sequence))
    expect(results.map(({ position }) => position)).toEqual([40, 40, 40])
  })

  it('stops at an event that fails, and goes on there the next time', async () => {
    for (const id of [1, 2, 3]) log.add(id)
    const failing = inboxOf(0, {
      handle: event => {
        if (event.resource_id === 2) throw new Error('not this one')
        handled.push(event.resource_id)
      },
    })
    await expect(failing.catchUp(1)).rejects.toThrow('not this one')
    expect(handled).toEqual([1])
    await inboxOf().catchUp(1)
    expect(handled).toEqual([1, 2, 3])
  })

  it('in order, takes even early webhooks from the event log, and an event of several URLs once', async () => {
    for (const ids of [[1, 11], [2, 12], [3]]) log.add(...ids)
    const [one, two] = [inboxOf(0, { isInOrder: true }), inboxOf(1, { isInOrder: true })]
    await Promise.all([
      one.receive(log.webhook(3)),
      two.receive(log.webhook(12)),
      one.receive(log.webhook(1)),
      two.receive(log.webhook(2)),
    ])
    expect(handled).toEqual([1, 2, 3])
    const calls = log.calls
    expect(await one.receive(log.webhook(11))).toBe('already_handled')
    expect(log.calls).toBe(calls)
  })

  it('counts what has expired, at the beginning of a page and when nothing is left', async () => {
    for (const id of [1, 2, 3, 4]) log.add(id)
    const inbox = inboxOf()
    await inbox.catchUp(1)
    for (const id of [5, 6, 7]) log.add(id)
    log.events = log.events.slice(6)
    expect(await inbox.catchUp(1)).toEqual({ handled: 1, alreadyHandled: 0, expired: 2, position: 7 })
    log.add(8)
    log.events = []
    expect(await inbox.catchUp(1)).toEqual({ handled: 0, alreadyHandled: 0, expired: 1, position: 8 })
  })

  it('begins again when a sandbox was reset, and with the next event if asked to', async () => {
    for (const id of [1, 2, 3]) log.add(id)
    await inboxOf().catchUp(1)
    log = new EventLog()
    log.add(4)
    expect(await inboxOf().catchUp(1)).toMatchObject({ handled: 1, position: 1 })
    const next = inboxOf(0, { startFrom: 'next', listEvents: page => log.listEvents(page) })
    expect(await next.catchUp(2)).toEqual({ handled: 0, alreadyHandled: 0, expired: 0, position: 1 })
    log.add(5)
    expect(await next.catchUp(2)).toMatchObject({ handled: 1, position: 2 })
  })

  it('begins with the next event even before the first one', async () => {
    const next = inboxOf(0, { startFrom: 'next' })
    expect(await next.catchUp(1)).toMatchObject({ position: 0 })
    log.add(1)
    expect(await next.catchUp(1)).toMatchObject({ handled: 1, position: 1 })
  })

  it('remembers for longer than Foyer redelivers, and not for ever', async () => {
    log.add(1)
    const day = 24 * 3600 * 1000
    let now = Date.parse('2026-03-01T12:00:00Z')
    const inbox = inboxOf(0, { now: () => now })
    await inbox.receive(log.webhook(1))
    now += 34 * day
    await inbox.catchUp(2)
    expect(await inbox.receive(log.webhook(1))).toBe('already_handled')
    now += 2 * day
    await inbox.catchUp(2)
    expect(await shared.stores[0].has('dlv_1')).toBe(false)
  })

  it('leaves tests alone, which are in no event log', async () => {
    log.add(1)
    expect(await inboxOf().receive({ ...log.webhook(1), isTest: true })).toBe('test')
    expect(handled).toEqual([])
  })
})

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
