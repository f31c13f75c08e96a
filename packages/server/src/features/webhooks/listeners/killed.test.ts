import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer, Child, readDemo } from '../../../../test/child.ts'
import { listen } from '../../../../test/event-stream.ts'
import { newFolder, removeFolder } from '../../../../test/folders.ts'
import { testKey } from '../../../../test/global-setup.ts'
import { Http } from '../../../../test/http.ts'
import { install } from '../../../../test/marketplace.ts'
import { until } from '../../../../test/until.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const children: Child[] = []
const folders: string[] = []
let program = ''

beforeAll(async () => {
  program = await buildServer()
}, 120_000)

afterAll(async () => {
  for (const child of children) {
    child.kill('SIGKILL')
    await child.exited
  }
  for (const folder of folders) await removeFolder(folder)
})

async function start(roles: string) {
  const dataDir = await newFolder()
  folders.push(dataDir)
  const child = new Child(program, [], {
    DATABASE_URL: world.databaseUrl,
    FOYER_SECRET_KEY: testKey,
    FOYER_DATA_DIR: dataDir,
    FOYER_ROLES: roles,
  })
  children.push(child)
  await child.running()
  return { child, dataDir }
}

async function startApi() {
  const { child, dataDir } = await start('api,app')
  return { child, api: new Http((await readDemo(dataDir)).api_root as string) }
}

const open = (api: Http, lastEventId = '') =>
  listen(`${api.url}/v2/webhooks/listen`, {
    authorization: as.partner,
    ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
  })

it('LSN-06 a delivery survives that its stream and its worker are killed', { timeout: 120_000 }, async () => {
  await install(world)
  const first = await startApi()
  const second = await startApi()
  const worker = await start('worker')
  const lost = await open(first.api)
  await lost.next()
  const body = { location_id: demo.locations.main, resource: 'client', status: 'create' }
  expect((await second.api.post('/v2/sandbox/trigger', { as: as.partner, body })).status).toBe(201)
  const handed = await lost.next()
  const before = JSON.parse(handed?.data ?? 'null')
  expect(before).toMatchObject({ type: 'delivery', attempt: 1 })

  first.child.kill('SIGKILL')
  await first.child.exited
  const stream = await open(second.api, handed?.id)
  expect(JSON.parse((await stream.next())?.data ?? 'null').listener_id).toBe(before.listener_id)
  const again = JSON.parse((await stream.next())?.data ?? 'null')
  expect([again.delivery_id, again.attempt]).toEqual([before.delivery_id, 1])

  worker.child.kill('SIGKILL')
  await worker.child.exited
  await start('worker')
  const sentAgain = JSON.parse((await stream.next())?.data ?? 'null')
  expect([sentAgain.delivery_id, sentAgain.attempt]).toEqual([before.delivery_id, 2])
  const path = `/v2/webhooks/listeners/${before.listener_id}/attempts`
  const report = (attempt: number) =>
    second.api.post(path, {
      as: as.partner,
      body: { delivery_id: before.delivery_id, attempt, duration_ms: 3, status: 200 },
    })
  expect((await report(2)).status).toBe(200)
  const read = async () =>
    (await world.api.get(`/v2/webhooks/deliveries/${before.delivery_id}`, { as: as.partner })).json.data
  await until(async () => (await read()).outcome === 'delivered', 'the second worker has the report')
  const { log } = await read()
  expect(log).toMatchObject([{ reason: expect.stringContaining('Interrupted') }, { answer: { status: 200 } }])
  await stream.leave()
})
