import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { forceNestedLoops } from '../../../../test/nested-loops.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { takeDueQueues } from './queues.store.ts'
import { insertWorker } from './workers.store.ts'

// The worker is off, so that nothing else takes queues.
const world = useWorld(withoutWorker)

it('WEB-11 a worker takes as many queues as it can handle, whatever plan the database chooses', async () => {
  const { db, clock } = world.program.ctx
  const at = clock.now()
  const taken = await db.transaction(async tx => {
    await tx.run(sql`
      insert into endpoint_queues (partner_id, url, next_due_at)
      select 1, 'https://hooks.example/' || number, ${at} from generate_series(1, 12) number`)
    const workerId = await insertWorker(tx, at)
    await forceNestedLoops(tx)
    return takeDueQueues(tx, { workerId, at, limit: 5 })
  })
  expect(taken).toHaveLength(5)
})
