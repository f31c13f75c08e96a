import { expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../test/world.ts'
import type { Db } from './db.ts'
import { LiveTopics } from './live-topics.ts'

const world = useWorld(withoutWorker)

it('LIV-12 after an announcement that failed, the next reader is announced again', async () => {
  const { db, notifications } = world.program.ctx
  let isAway = true
  const flaky: Db = Object.assign(Object.create(db), {
    run: (...given: Parameters<Db['run']>) =>
      isAway ? Promise.reject(new Error('The database is away.')) : db.run(...given),
  })
  const topics = new LiveTopics({ db: flaky, notifications, onTrouble: () => undefined })
  const reader = () => ({ onLine: () => undefined, onLost: () => undefined })
  const wanted = { topics: ['location:1'], before: [] }
  const [first, second] = [reader(), reader()]
  await expect(topics.read(first, wanted)).rejects.toThrow('The database is away.')
  isAway = false
  await topics.read(second, wanted)
  for (const each of [first, second]) topics.leave(each, wanted.topics)
})
