import { expect, it } from 'vitest'
import { useIdleWorld } from '../../../../test/idle-world.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { startRelay } from '../../../../test/relay.ts'
import { until } from '../../../../test/until.ts'
import { deliveriesTo } from '../../../../test/webhooks.ts'
import { Database } from '../../../platform/database/database.ts'
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
  await registration.close({ keepsClaims: false, interrupted: [] })
  await ctx.db.transaction(tx => removeWorkers(tx, [silent]))
})

/** A worker that reaches the database by a way that the test can cut. */
async function registerByRelay() {
  const { ctx } = world.program
  const relay = await startRelay(world.databaseUrl)
  const db = new Database(relay.connection, () => undefined)
  const registration = new WorkerRegistration({ ...ctx, db })
  await registration.register()
  return {
    relay,
    registration,
    /** Waits until the worker has noticed that its connection is cut. */
    async cutOff() {
      relay.cut()
      await expect.poll(() => registration.workerId).toBeUndefined()
    },
    async close() {
      await registration.close({ keepsClaims: false, interrupted: [] })
      await db.close()
      await relay.close()
    },
  }
}

it('WEB-08 a worker that lost its lock takes it again, also when the database comes back later', async () => {
  const { relay, registration, cutOff, close } = await registerByRelay()
  const { workerId } = registration
  await cutOff()
  relay.refuse(true)
  await expect(registration.resume()).rejects.toThrow()
  await expect(registration.resume()).rejects.toThrow()
  relay.refuse(false)
  expect(await registration.resume()).toBe(true)
  expect(registration.workerId).toBe(workerId)
  await close()
})

it('WEB-08 a worker that others have taken over gets another id', async () => {
  const { ctx } = world.program
  const { registration, cutOff, close } = await registerByRelay()
  const { workerId } = registration
  await cutOff()
  await until(
    () =>
      ctx.db.transaction(async tx => {
        const dead = await findDeadWorkers(tx)
        await takeOver(tx, { workerIds: dead, at: ctx.clock.real() })
        return dead.length > 0
      }),
    'PostgreSQL has noticed the cut',
  )
  expect(await registration.resume()).toBe(false)
  await registration.register()
  expect(registration.workerId).toBeGreaterThan(workerId as number)
  await close()
})

it('WEB-08 a worker never takes itself for dead', async () => {
  const { ctx } = world.program
  const own = await insertWorker(ctx.db, new Date())
  const other = await insertWorker(ctx.db, new Date())
  expect(await ctx.db.transaction(tx => findDeadWorkers(tx, own))).toEqual([other])
  await ctx.db.transaction(tx => removeWorkers(tx, [own, other]))
})

it('WEB-08 a worker lets go of a connection that has gone silent', async () => {
  const { relay, registration, close } = await registerByRelay()
  relay.silence()
  await registration.drop()
  expect(registration.workerId).toBeUndefined()
  relay.cut()
  await close()
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
  await registration.close({ keepsClaims: expected.keepsClaims, interrupted: [] })

  const interrupted = await ctx.db.transaction(async tx =>
    takeOver(tx, { workerIds: await findDeadWorkers(tx), at: ctx.clock.real() }),
  )
  expect(interrupted).toBe(expected.interrupted)
  expect(await deliveriesTo(world, url)).toMatchObject([
    { outcome: 'scheduled', attempts: expected.attempts },
  ])
  await world.query('delete from endpoints')
  await close()
})
