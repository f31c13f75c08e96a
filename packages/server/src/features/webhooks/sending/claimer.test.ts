import { expect, it } from 'vitest'
import { useIdleWorld } from '../../../../test/idle-world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { Claimer } from './claimer.ts'
import { OwnedQueues } from './owned-queues.ts'
import { rotateSecret } from './secrets.ts'
import { insertWorker, removeWorkers } from './workers.store.ts'

const world = useIdleWorld()

async function startOwner() {
  const { ctx } = world.program
  const workerId = await insertWorker(ctx.db, new Date())
  const owned = new OwnedQueues(ctx)
  await owned.takeDue(workerId)
  return { workerId, queues: owned.list(), isCrowded: false }
}

it('WEB-10 leaves the deliveries of a partner whose secret cannot be read, and says so once', async () => {
  await world.addDue('https://hooks.example/unreadable', 1)
  const spoil = () =>
    world.query(
      'update webhook_secrets set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where partner_id = $1 and expires_at is null',
      [demo.otherPartner.id],
    )
  // A new secret is not cached yet.
  await rotateSecret(world.program.ctx, demo.otherPartner.id)
  await spoil()
  const owner = await startOwner()
  const claimer = new Claimer(world.program.ctx)
  for (let turn = 0; turn < 3; turn++) expect(await claimer.claim(owner)).toEqual([])
  expect(world.logs.filter(line => line.includes('webhook secret of a partner cannot be read'))).toHaveLength(
    1,
  )
  await spoil()
  expect((await claimer.claim(owner)).length).toBeGreaterThan(0)
  await world.program.ctx.db.transaction(tx => removeWorkers(tx, [owner.workerId]))
})

it('WEB-11 claims what is due in its own queues, in order and once, and leaves a claim that others find', async () => {
  await world.addDue('https://hooks.example/claimed', 3)
  const owner = await startOwner()
  const claimer = new Claimer(world.program.ctx)
  const batches = await claimer.claim(owner)
  const batch = batches.find(({ queue }) => queue.target?.path === '/claimed')
  const ids = batch?.deliveries.map(({ deliveryId }) => deliveryId) ?? []
  expect(ids).toHaveLength(3)
  expect(ids).toEqual(ids.toSorted((left, right) => left - right))
  const claims = await world.query(
    'select delivery_ids::int[] as ids from claims where worker = $1 and queue_id = $2',
    [owner.workerId, batch?.queue.id],
  )
  expect(claims).toEqual([{ ids }])
  expect(await claimer.claim(owner)).toEqual([])
  // A queue that this worker does not own gives nothing, whatever the worker believes.
  const stranger = await insertWorker(world.program.ctx.db, new Date())
  expect(await new Claimer(world.program.ctx).claim({ ...owner, workerId: stranger })).toEqual([])
  await world.program.ctx.db.transaction(tx => removeWorkers(tx, [owner.workerId]))
})
