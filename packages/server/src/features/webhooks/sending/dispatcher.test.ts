import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { useIdleWorld } from '../../../../test/idle-world.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { until } from '../../../../test/until.ts'
import { deliveriesTo } from '../../../../test/webhooks.ts'
import { Claimer } from './claimer.ts'
import { Dispatcher } from './dispatcher.ts'
import { OwnedQueues } from './owned-queues.ts'
import { insertWorker } from './workers.store.ts'

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
  await owned.releaseAll(workerId)
  await dispatcher.close()
  await close()
})
