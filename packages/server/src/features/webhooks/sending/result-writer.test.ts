import { expect, it } from 'vitest'
import { useIdleWorld } from '../../../../test/idle-world.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { deliveriesTo } from '../../../../test/webhooks.ts'
import { Claimer } from './claimer.ts'
import { OwnedQueues } from './owned-queues.ts'
import { ResultWriter } from './result-writer.ts'
import { insertWorker, removeWorkers } from './workers.store.ts'

const world = useIdleWorld()

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
  const results = new ResultWriter(ctx, 0)
  results.expect([delivery])
  results.add({
    result: { delivery, partnerId: 2, outcome: 'cancelled', reason: 'It was removed.', attempt: undefined },
    workerId,
    onWritten: () => expect.unreachable(),
  })
  await results.close()
  expect(results.isIdle).toBe(false)
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
