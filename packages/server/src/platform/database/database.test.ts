import { expect, it } from 'vitest'
import { useWorld } from '../../../test/world.ts'

const world = useWorld()

it('a connection that is lost between two statements fails its transaction, and nothing else', async () => {
  const { db } = world.program.ctx
  const work = db.transaction(async tx => {
    const [row] = await tx.runPrepared<{ pid: number }>('test.pid', 'select pg_backend_pid() as pid', [])
    await world.query('select pg_terminate_backend($1)', [row?.pid])
    // The end of the connection is heard while no statement waits for an answer.
    await expect
      .poll(async () => (await world.query('select from pg_stat_activity where pid = $1', [row?.pid])).length)
      .toBe(0)
    return tx.runPrepared('test.one', 'select 1 as one', [])
  })
  await expect(work).rejects.toThrow()
  expect(await db.runPrepared('test.one', 'select 1 as one', [])).toEqual([{ one: 1 }])
})
