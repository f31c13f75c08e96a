import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer, Child } from '../../../../test/child.ts'
import { newFolder, removeFolder } from '../../../../test/folders.ts'
import { testKey } from '../../../../test/global-setup.ts'
import { holdDeliveries } from '../../../../test/held-deliveries.ts'
import { bearer } from '../../../../test/http.ts'
import { startReceiver } from '../../../../test/receiver.ts'
import { until } from '../../../../test/until.ts'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const world = useWorld(withoutWorker)
const developer = bearer(demo.developer.accessToken)
const path = '/account/partners/1/replays'
let program = ''
let dataDir = ''
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  program = await buildServer()
  dataDir = await newFolder()
}, 120_000)
afterAll(async () => {
  for (const close of closing) await close()
  await removeFolder(dataDir)
})

function startWorker(): Child {
  const child = new Child(program, [], {
    DATABASE_URL: world.databaseUrl,
    FOYER_SECRET_KEY: testKey,
    FOYER_DATA_DIR: dataDir,
    FOYER_ROLES: 'worker',
  })
  closing.push(() => {
    child.kill('SIGKILL')
    return child.exited
  })
  return child
}

it('BEN-26 another worker goes on with a replay whose process was killed within a batch, and nothing is sent twice', {
  timeout: 180_000,
}, async () => {
  const receiver = await startReceiver()
  closing.push(receiver.close)
  await holdDeliveries(world, { url: receiver.url, count: 1300 })
  const body = { location_id: 1, from: '2020-01-01', outcomes: ['held'] }
  const { id } = (await world.app.post(path, { as: developer, body })).json.data
  const read = async () => (await world.app.get(`${path}/${id}`, { as: developer })).json.data
  const holder = new pg.Client({ connectionString: world.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query(
    `select id from deliveries where id = (select id from deliveries order by created_at, id offset 700 limit 1)
     for update`,
  )
  const first = startWorker()
  await first.running()
  await until(async () => (await read()).scheduled === 500, 'the first batch is done')
  first.kill('SIGKILL')
  await first.exited
  await holder.query('rollback')
  await holder.end()
  expect(await read()).toMatchObject({ status: 'running', scheduled: 500 })
  const second = startWorker()
  await second.running()
  await until(async () => (await read()).status === 'finished', 'the replay is finished')
  expect(await read()).toMatchObject({ scheduled: 1300, total: 1300, reason: '' })
  await until(
    async () => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size === 1300,
    'every delivery arrived',
  )
  const again = await world.query('select id from deliveries where attempts > 1')
  expect(again).toEqual([])
})
