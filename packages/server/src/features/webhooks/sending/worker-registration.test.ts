import { expect, it } from 'vitest'
import { useIdleWorld } from '../../../../test/idle-world.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { deliveriesTo } from '../../../../test/webhooks.ts'
import { Claimer } from './claimer.ts'
import { OwnedQueues } from './owned-queues.ts'
import { WorkerRegistration } from './worker-registration.ts'
import { findDeadWorkers, insertWorker, removeWorkers, takeOver } from './workers.store.ts'

// Nobody else looks for dead workers here.
const world = useIdleWorld()

it('WEB-08 a worker that registers leaves others, which may have lost the database too, time to write', async () => {
  const { ctx } = world.program
  // Nobody holds the lock of this id.
  const silent = await insertWorker(ctx.db, new Date())
  const registration = new WorkerRegistration(ctx)
  await registration.register()
  await registration.takeOverFromDead()
  const workers = await world.query('select id from workers order by id')
  expect(workers.map(({ id }) => id)).toEqual([silent, registration.workerId])
  await registration.close({ keepsClaims: false })
  await ctx.db.transaction(tx => removeWorkers(tx, [silent]))
})

it.each([
  { keepsClaims: true, attempts: 1, interrupted: 1 },
  { keepsClaims: false, attempts: 0, interrupted: 0 },
])('WEB-08 what a worker leaves with $keepsClaims counts as interrupted: $interrupted', async expected => {
  const { url, close } = await startReceiver()
  await world.addDue(url, 1)
  const { ctx } = world.program
  const registration = new WorkerRegistration(ctx)
  await registration.register()
  const workerId = registration.workerId as number
  const owned = new OwnedQueues(ctx)
  await owned.takeDue(workerId)
  await new Claimer(ctx).claim({ workerId, queues: owned.list(), isCrowded: false })
  await registration.close({ keepsClaims: expected.keepsClaims })

  const interrupted = await ctx.db.transaction(async tx =>
    takeOver(tx, await findDeadWorkers(tx), ctx.clock.real()),
  )
  expect(interrupted).toBe(expected.interrupted)
  expect(await deliveriesTo(world, url)).toMatchObject([
    { outcome: 'scheduled', attempts: expected.attempts },
  ])
  await world.query('delete from endpoints')
  await close()
})
