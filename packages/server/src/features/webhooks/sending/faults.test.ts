import { afterAll, expect, it } from 'vitest'
import { buildServer, Child } from '../../../../test/child.ts'
import { newFolder, removeFolder } from '../../../../test/folders.ts'
import { testKey } from '../../../../test/global-setup.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { useRandom } from '../../../../test/seed.ts'
import { until } from '../../../../test/until.ts'
import { addEndpoint, createClient } from '../../../../test/webhooks.ts'
import { startWorld, withoutWorker } from '../../../../test/world.ts'

const rounds = Number(process.env.FAULT_ROUNDS ?? 3)
const changesPerRound = 40
const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

it('WEB-07 WEB-08 workers are killed and connections cut, and every event is accounted for', async () => {
  const random = useRandom()
  const { world, close } = await startWorld(withoutWorker)
  closing.push(close)
  const receiver = await startReceiver((_got, response) => {
    setTimeout(() => response.end(), random.below(20))
  })
  closing.push(receiver.close)
  await addEndpoint(world, { url: receiver.url })

  const program = await buildServer()
  const folder = await newFolder()
  closing.push(() => removeFolder(folder))
  const startWorker = async () => {
    const worker = new Child(program, [], {
      DATABASE_URL: world.databaseUrl,
      FOYER_SECRET_KEY: testKey,
      FOYER_DATA_DIR: folder,
      FOYER_ROLES: 'worker',
    })
    closing.push(async () => {
      worker.kill('SIGTERM')
      await worker.exited
    })
    await worker.running()
    return worker
  }

  const workers = [await startWorker(), await startWorker()]
  for (let round = 0; round < rounds; round++) {
    const changes = Array.from({ length: changesPerRound }, () => createClient(world))
    const before = receiver.received.length
    await Promise.all(changes)
    // The fault happens while this round is being sent, not before or after.
    await receiver.waitFor(before + 1 + random.below(changesPerRound / 2))
    if (round % 2 === 1)
      await world.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    const victim = workers.shift()
    victim?.kill('SIGKILL')
    await victim?.exited
    workers.push(await startWorker())
  }
  const events = rounds * changesPerRound
  await until(
    async () => {
      const [left] = await world.query(
        `select (select count(*)::int from delivery_log) as all,
         (select count(*)::int from delivery_log where outcome = 'scheduled') as scheduled`,
      )
      return left?.all === events && left?.scheduled === 0
    },
    `${events} deliveries are made and none is scheduled`,
    { timeoutMs: 120_000 },
  )

  const times = new Map<string, number>()
  for (const { headers } of receiver.received) {
    const id = String(headers['webhook-id'])
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const log = await world.query(
    `select 'dlv_' || delivery.id as id, delivery.outcome,
       (select count(*)::int from delivery_attempts attempt
        where attempt.delivery_id = delivery.id and attempt.reason like 'Interrupted%') as interruptions
     from delivery_log delivery`,
  )
  const lost = log.filter(({ id, outcome }) => outcome === 'delivered' && !times.has(String(id)))
  const unexplained = log.filter(
    ({ id, interruptions }) => (times.get(String(id)) ?? 0) > 1 + Number(interruptions),
  )
  const failed = log.filter(({ outcome }) => outcome !== 'delivered')
  const interrupted = log.filter(({ interruptions }) => Number(interruptions) > 0)
  process.stdout.write(
    `faults: ${events} events, ${receiver.received.length} received, ${interrupted.length} interrupted and sent again, ` +
      `lost ${lost.length}, unexplained duplicates ${unexplained.length}\n`,
  )
  expect(log).toHaveLength(events)
  expect(lost).toEqual([])
  expect(unexplained).toEqual([])
  expect(failed).toEqual([])
}, 180_000)
