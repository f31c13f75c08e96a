import { expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { useFoyerProcess } from '../../test/foyer-process.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const world = useWorld(withoutWorker)
const { folder, inWorld } = useFoyer(world)
const { runProcess } = useFoyerProcess(folder)

it('a time without an offset is in UTC, wherever the command runs', async () => {
  const { stdout } = await runProcess(['clock', 'set', '2090-01-31 18:30'], {
    ...inWorld(),
    TZ: 'America/New_York',
  })
  expect(JSON.parse(stdout)).toMatchObject({ data: { now: expect.stringMatching(/^2090-01-31T18:30:/) } })
})
