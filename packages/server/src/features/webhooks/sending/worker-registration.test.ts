import { expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { WorkerRegistration } from './worker-registration.ts'
import { insertWorker } from './workers.store.ts'

// The worker is off, so that nobody else looks for dead workers.
const world = useWorld(withoutWorker)

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
})
