import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startReceiver } from '../../../../test/receiver.ts'
import { addEndpoint, createClient, fannedOut, settled } from '../../../../test/webhooks.ts'
import { as, useWorld } from '../../../../test/world.ts'
import { keepPartitions } from './retention.ts'

const world = useWorld()
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

const day = 86_400
const partitionsOf = async (table: string) =>
  (
    await world.query(
      `select child.relname as name from pg_inherits join pg_class child on child.oid = inhrelid
       where inhparent = $1::regclass order by 1`,
      [table],
    )
  ).map(({ name }) => String(name))
const rowsIn = async (table: string) =>
  Number((await world.query(`select count(*)::int as count from ${table}`))[0]?.count)

it('WEB-10 events and deliveries are kept for thirty days, and go with their week', async () => {
  const receiver = await startReceiver()
  closing.push(receiver.close)
  await addEndpoint(world, { url: receiver.url })
  await createClient(world)
  await fannedOut(world)
  world.clock.advance(5)
  await receiver.waitFor(1)
  await settled(world)

  world.clock.advance(29 * day)
  await keepPartitions(world.program.ctx)
  expect(await rowsIn('deliveries')).toBe(1)
  expect(await rowsIn('delivery_attempts')).toBe(1)

  world.clock.advance(9 * day)
  const before = await partitionsOf('deliveries')
  await keepPartitions(world.program.ctx)
  for (const table of ['events', 'event_feed', 'deliveries', 'delivery_attempts'])
    expect(await rowsIn(table)).toBe(0)
  expect((await partitionsOf('deliveries')).length).toBeGreaterThan(0)
  expect(await partitionsOf('deliveries')).not.toContain(before[0])
})

it('a write never fails for want of a partition, not even after a jump of the clock', async () => {
  const moved = await world.api.post('/v2/sandbox/clock', {
    as: as.partner,
    body: { advance_seconds: 400 * day },
  })
  expect(moved.status).toBe(200)
  const receiver = await startReceiver()
  closing.push(receiver.close)
  await addEndpoint(world, { url: receiver.url })
  await createClient(world)
  // Moving the clock created the partition of that week, so the default partition is empty.
  expect(await rowsIn('events_default')).toBe(0)
  // Without those partitions the rows are in the default one.
  world.clock.advance(3 * 365 * day)
  await createClient(world)
  expect(await rowsIn('events_default')).toBe(1)
  await fannedOut(world)
  world.clock.advance(5)
  await receiver.waitFor(2)
})

it('nobody waits for partitions behind somebody who reads for long', async () => {
  world.clock.advance(60 * day)
  const reader = new pg.Client(world.databaseUrl)
  await reader.connect()
  await reader.query('begin')
  await reader.query('select count(*) from events')
  const before = await partitionsOf('events')
  await keepPartitions(world.program.ctx)
  expect(await partitionsOf('events')).toEqual(expect.arrayContaining(before))
  expect(world.logs.at(-1)).toContain('partitions are checked again later')
  await createClient(world)
  await reader.query('commit')
  await reader.end()
  await keepPartitions(world.program.ctx)
  expect(await partitionsOf('events')).not.toEqual(expect.arrayContaining(before))
})
