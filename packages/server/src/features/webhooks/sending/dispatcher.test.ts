import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { useIdleWorld } from '../../../../test/idle-world.ts'
import { newDelivery } from '../../../../test/new-delivery.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { until } from '../../../../test/until.ts'

import { deliveriesTo } from '../../../../test/webhooks.ts'
import { attemptTimeoutMs, initialConcurrency } from '../limits.ts'
import { Claimer } from './claimer.ts'
import { Dispatcher } from './dispatcher.ts'
import { EndpointQueue } from './endpoint-queue.ts'
import { Origins } from './origins.ts'
import { OwnedQueues } from './owned-queues.ts'
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

it('WEB-11 a queue in line that has nothing to send now lets the next one pass', async () => {
  const held = new Map<string, ServerResponse>()
  const { url, waitFor, close } = await startReceiver(
    ({ path }, response) => void held.set(path.split('/').at(-1) ?? '', response),
  )
  const maxConcurrency = 2
  const origin = new Origins<EndpointQueue>(maxConcurrency).join(url)
  const dispatcher = new Dispatcher(world.program.ctx, {
    stopping: new AbortController().signal,
    onCapacity: () => undefined,
  })
  let batchId = 0
  const send = (path: string, resourceIds: number[]) => {
    batchId++
    const queue = new EndpointQueue(
      { id: batchId, partnerId: 2, url: `${url}/${path}` },
      { workerId: 0, origin, maxConcurrency },
    )
    const batch = resourceIds.map((resourceId, index) =>
      newDelivery({
        batchId,
        queueId: batchId,
        deliveryId: batchId * 10 + index,
        resourceId,
        claimedMs: world.clock.real().getTime(),
      }),
    )
    queue.secrets = [Buffer.from('secret')]
    queue.add(batch, { isFull: false })
    dispatcher.send(queue, batch)
  }
  send('first', [1])
  // The second change of a record waits for the first one.
  send('same-record', [7, 7])
  send('next', [1])
  await waitFor(2)
  expect([...held.keys()].toSorted()).toEqual(['first', 'same-record'])

  held.get('first')?.end()
  // It passes before the attempt to the other one times out.
  await waitFor(3, { timeoutMs: attemptTimeoutMs / 2 })
  expect(held.has('next')).toBe(true)
  for (const response of held.values()) response.end()
  await waitFor(4)
  held.get('same-record')?.end()
  await until(async () => dispatcher.isIdle, 'every result is written')
  await dispatcher.close()
  await close()
})
