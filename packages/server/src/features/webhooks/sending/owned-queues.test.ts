import { expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { OwnedQueues } from './owned-queues.ts'
import { insertWorker, removeWorkers } from './workers.store.ts'

// The worker is off, so that nothing else takes queues.
const world = useWorld(withoutWorker)

async function addQueue(url: string): Promise<number> {
  const [row] = await world.query(
    'insert into endpoint_queues (partner_id, url, next_due_at) values (1, $1, $2) returning id::int',
    [url, world.program.ctx.clock.now()],
  )
  return Number(row?.id)
}

const ownerOf = async (id: number) =>
  (await world.query('select owner from endpoint_queues where id = $1', [id]))[0]?.owner

it('WEB-11 a queue has one owner, until that worker is gone', async () => {
  const { ctx } = world.program
  const id = await addQueue('https://hooks.example/owned')
  const [one, two] = [await insertWorker(ctx.db, new Date()), await insertWorker(ctx.db, new Date())]
  const [first, second] = [new OwnedQueues(ctx), new OwnedQueues(ctx)]
  expect(await first.takeDue(one)).toBe(1)
  expect(await second.takeDue(two)).toBe(0)
  expect(first.list().map(queue => [queue.id, queue.workerId])).toEqual([[id, one]])
  expect(await ownerOf(id)).toBe(one)
  await ctx.db.transaction(tx => removeWorkers(tx, [one]))
  expect(await ownerOf(id)).toBeNull()
})

it('WEB-08 a queue whose taking was never confirmed is found, and one that is known keeps its state', async () => {
  const { ctx } = world.program
  const id = await addQueue('https://hooks.example/missed')
  const workerId = await insertWorker(ctx.db, new Date())
  await world.query('update endpoint_queues set owner = $1 where id = $2', [workerId, id])
  const queues = new OwnedQueues(ctx)
  await queues.addMissed(workerId)
  const [found] = queues.list()
  expect(found?.id).toBe(id)
  await queues.addMissed(workerId)
  expect(queues.list()).toEqual([found])
  expect(queues.list()[0]).toBe(found)
  await ctx.db.transaction(tx => removeWorkers(tx, [workerId]))
})
