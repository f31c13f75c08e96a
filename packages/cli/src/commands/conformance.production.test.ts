import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildServer, Child } from '../../../server/test/child.ts'
import { testKey } from '../../../server/test/global-setup.ts'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { useFoyer } from '../../test/run-foyer.ts'
import type { Report } from '../conformance/report.ts'

const world = useWorld(withoutWorker)
const { folder, run, inWorld } = useFoyer()
let child: Child
let factsFile = ''

const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** The program in production, on a database whose people and applications are those of the demo world. */
beforeAll(async () => {
  const [apiPort, appPort] = [await freePort(), await freePort()]
  const demo = JSON.parse(await readFile(join(world.program.ctx.config.dataDir, 'demo.json'), 'utf8'))
  factsFile = join(folder.path, 'facts.json')
  const base_url = `http://127.0.0.1:${apiPort}/api/v1`
  const { v3_base_url: _v3, ...facts } = { ...demo, base_url, app_url: `http://127.0.0.1:${appPort}` }
  await writeFile(factsFile, JSON.stringify(facts))
  await world.query("update foyer_meta set value = 'production' where key = 'mode'")
  child = new Child(await buildServer(), [], {
    FOYER_MODE: 'production',
    DATABASE_URL: world.databaseUrl,
    FOYER_SECRET_KEY: testKey,
    FOYER_DATA_DIR: folder.path,
    API_PORT: String(apiPort),
    APP_PORT: String(appPort),
    PUBLIC_API_URL: 'https://api.example.com',
    PUBLIC_APP_URL: 'https://app.example.com',
    ALLOWED_HOSTS: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@example.com',
    // A whole run is more than 200 requests; those of a second are limited as always.
    RATE_LIMIT_PER_MINUTE: '0',
  })
  await child.running()
}, 180_000)

afterAll(async () => {
  child?.kill('SIGTERM')
  await child?.exited
})

it('CNF-05 production fails nothing, keeps to its own limits, and is not touched without a yes', async () => {
  const refused = await run(['conformance', '--facts', factsFile], inWorld())
  expect(refused).toMatchObject({ code: 2, stdout: '' })
  const { code, stdout } = await run(['conformance', '--facts', factsFile, '--yes', '-o', 'json'], inWorld())
  const { requirements, left, counts } = JSON.parse(stdout).data as Report
  expect(requirements.filter(({ state }) => state === 'failed')).toEqual([])
  expect({ code, left }).toEqual({ code: 0, left: [] })
  expect(counts.proven).toBeGreaterThan(50)
  const stateOf = (name: string) => requirements.find(({ number }) => number === name)
  expect(stateOf('LIM-01')?.state).toBe('proven')
  expect(stateOf('WEB-01')).toMatchObject({
    state: 'not checked',
    reason: 'needs a receiver that the server can reach',
  })
}, 300_000)
