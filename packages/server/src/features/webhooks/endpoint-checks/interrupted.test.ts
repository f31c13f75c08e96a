import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer, Child } from '../../../../test/child.ts'
import { newFolder, removeFolder } from '../../../../test/folders.ts'
import { testKey } from '../../../../test/global-setup.ts'
import { serveEndpoint } from '../../../../test/right-endpoint.ts'
import { until } from '../../../../test/until.ts'
import { addEndpoint } from '../../../../test/webhooks.ts'
import { as, useWorld, withoutWorker } from '../../../../test/world.ts'

const world = useWorld(withoutWorker)
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

/** It never answers. */
async function silentEndpoint() {
  const endpoint = await serveEndpoint(() => undefined)
  closing.push(endpoint.close)
  await addEndpoint(world, { url: endpoint.url, partnerId: 1 })
  return endpoint
}

const start = (url: string) =>
  world.api.post('/v2/webhooks/endpoint_checks', { as: as.partner, body: { url } })
const read = async (id: number) =>
  (await world.api.get(`/v2/webhooks/endpoint_checks/${id}`, { as: as.partner })).json.data

it('CHK-05 a run ends as interrupted when its process is killed, and another one may begin', {
  timeout: 120_000,
}, async () => {
  const { url, seen } = await silentEndpoint()
  const child = startWorker()
  await child.running()
  const { id } = (await start(url)).json.data
  await until(async () => seen.length > 0, 'the first request came')
  child.kill('SIGKILL')
  await child.exited
  expect(await read(id)).toMatchObject({ status: 'running', finished_at: null })
  expect((await start(url)).status).toBe(409)
  world.clock.advance(600)
  expect(await read(id)).toMatchObject({
    status: 'interrupted',
    reason: 'The process that ran the check ended. Check the endpoint again.',
    finished_at: expect.any(String),
  })
  const next = await start(url)
  expect(next.status).toBe(202)
  // The runs of before are not begun again.
  expect(seen).toHaveLength(1)
})

it('CHK-05 a run that no worker takes ends as interrupted, says so, and does not count', async () => {
  world.clock.advance(3601)
  const { url } = await silentEndpoint()
  const { id } = (await start(url)).json.data
  expect((await read(id)).status).toBe('waiting')
  world.clock.advance(14 * 60)
  expect((await read(id)).status).toBe('waiting')
  world.clock.advance(61)
  const reason = 'No worker was free in time, and nothing was sent. Check the endpoint again later.'
  expect(await read(id)).toMatchObject({ status: 'interrupted', reason })
  // The same words after the next start has written it down, and as often as somebody likes.
  for (let count = 0; count < 11; count += 1) {
    const next = (await start(url)).json.data
    expect(await read(id)).toMatchObject({ status: 'interrupted', reason })
    await world.query('update endpoint_checks set alive_until = $1 where id = $2', [
      world.clock.real(),
      next.id,
    ])
  }
})

it('CHK-05 a server that stops says so in its runs', { timeout: 120_000 }, async () => {
  world.clock.advance(600)
  const { url, seen } = await silentEndpoint()
  const child = startWorker()
  await child.running()
  // The clock of the world is ahead of that of the other process, which sees the run all the same.
  const { id } = (await start(url)).json.data
  await until(async () => seen.length > 0, 'the first request came')
  child.kill('SIGTERM')
  await child.exited
  expect(await read(id)).toMatchObject({
    status: 'interrupted',
    reason: 'Foyer itself was stopped or restarted meanwhile. Check the endpoint again.',
  })
})
