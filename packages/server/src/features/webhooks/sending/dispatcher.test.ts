import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { useIdleWorld } from '../../../../test/idle-world.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { until } from '../../../../test/until.ts'
import { deliveriesTo } from '../../../../test/webhooks.ts'
import { initialConcurrency } from '../limits.ts'
import { Claimer } from './claimer.ts'
import { Dispatcher } from './dispatcher.ts'
import { OwnedQueues } from './owned-queues.ts'
import { ResultWriter } from './result-writer.ts'
import { insertWorker, removeWorkers } from './workers.store.ts'

const world = useIdleWorld({ WEBHOOK_MAX_CLAIMED: '2' })

it('WEB-08 counts what it has claimed until its result is written, and is crowded beyond the setting', async () => {
  const held: ServerResponse[] = []
  const { url, received, close } = await startReceiver((_got, response) => void held.push(response))
  await world.addDue(url, 3)
  const { ctx } = world.program
  const workerId = await insertWorker(ctx.db, new Date())
  const owned = new OwnedQueues(ctx)
  await owned.takeDue(workerId)
  const dispatcher = new Dispatcher(ctx, {
    stopping: new AbortController().signal,
    onCapacity: () => undefined,
  })
  const state = () => ({
    claimed: dispatcher.claimed,
    isCrowded: dispatcher.isCrowded,
    isIdle: dispatcher.isIdle,
  })
  expect(state()).toEqual({ claimed: 0, isCrowded: false, isIdle: true })

  for (const { queue, deliveries } of await new Claimer(ctx).claim({
    workerId,
    queues: owned.list(),
    isCrowded: dispatcher.isCrowded,
  }))
    dispatcher.send(queue, deliveries)
  expect(state()).toEqual({ claimed: 3, isCrowded: true, isIdle: false })
  await until(async () => received.length === 3, 'all three are at the endpoint at the same time')

  held.pop()?.end()
  await until(async () => dispatcher.claimed === 2, 'one has its answer')
  expect(state()).toEqual({ claimed: 2, isCrowded: false, isIdle: false })
  for (const response of held) response.end()
  await until(async () => dispatcher.isIdle, 'every result is written')
  const log = await deliveriesTo(world, url)
  expect(log.map(({ outcome, attempts }) => [outcome, attempts])).toEqual(
    Array.from({ length: 3 }, () => ['delivered', 1]),
  )
  await ctx.db.transaction(tx => removeWorkers(tx, [workerId]))
  await dispatcher.close()
  await close()
})

it('WEB-08 sends nothing more once it stops, and leaves the rest to the next worker, without an attempt', async () => {
  const held: ServerResponse[] = []
  const { url, received, waitFor, close } = await startReceiver((_got, response) => void held.push(response))
  await world.addDue(url, initialConcurrency + 4)
  const { ctx } = world.program
  const workerId = await insertWorker(ctx.db, new Date())
  const owned = new OwnedQueues(ctx)
  await owned.takeDue(workerId)
  const stopping = new AbortController()
  const dispatcher = new Dispatcher(ctx, { stopping: stopping.signal, onCapacity: () => undefined })
  const claimer = new Claimer(ctx)
  for (const { queue, deliveries } of await claimer.claim({
    workerId,
    queues: owned.list(),
    isCrowded: false,
  }))
    dispatcher.send(queue, deliveries)
  await waitFor(initialConcurrency)
  expect(dispatcher.claimed).toBe(initialConcurrency + 4)

  stopping.abort()
  for (const queue of owned.list()) dispatcher.drop(queue)
  expect(dispatcher.claimed).toBe(initialConcurrency)
  for (const response of held) response.end()
  await until(async () => dispatcher.isIdle, 'what was under way is written')
  await ctx.db.transaction(tx => removeWorkers(tx, [workerId]))
  expect(received).toHaveLength(initialConcurrency)
  const left = (await deliveriesTo(world, url)).filter(({ outcome }) => outcome === 'scheduled')
  expect(left.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0])

  const nextId = await insertWorker(ctx.db, new Date())
  const next = new OwnedQueues(ctx)
  await next.takeDue(nextId)
  const [batch] = await new Claimer(ctx).claim({ workerId: nextId, queues: next.list(), isCrowded: false })
  expect(batch?.deliveries.map(({ deliveryId, attempts }) => [deliveryId, attempts])).toEqual(
    left.map(({ id }) => [Number(id), 0]),
  )
  await ctx.db.transaction(tx => removeWorkers(tx, [nextId]))
  await dispatcher.close()
  await close()
})

it('WEB-08 a stop ends although results cannot be written, and says that they are not', async () => {
  const { url, close } = await startReceiver()
  await world.addDue(url, 1)
  const { ctx } = world.program
  const workerId = await insertWorker(ctx.db, new Date())
  const owned = new OwnedQueues(ctx)
  await owned.takeDue(workerId)
  const [batch] = await new Claimer(ctx).claim({ workerId, queues: owned.list(), isCrowded: false })
  const [delivery] = batch?.deliveries ?? []
  if (!delivery) throw new Error('Nothing was claimed.')
  await world.query('alter table due_deliveries rename to due_deliveries_away')
  const results = new ResultWriter(ctx.db, ctx.log, 0)
  results.expect([delivery])
  results.add({
    result: { delivery, partnerId: 2, outcome: 'cancelled', reason: 'It was removed.', attempt: undefined },
    workerId,
    onWritten: () => expect.unreachable(),
  })
  expect(await results.close()).toBe(false)
  await world.query('alter table due_deliveries_away rename to due_deliveries')
  expect(await deliveriesTo(world, url)).toMatchObject([{ outcome: 'scheduled' }])
  // The next worker finds the claim.
  const claims = await world.query('select from claims where worker = $1 and $2 = any(delivery_ids)', [
    workerId,
    delivery.deliveryId,
  ])
  expect(claims).toHaveLength(1)
  await ctx.db.transaction(tx => removeWorkers(tx, [workerId]))
  await close()
})
