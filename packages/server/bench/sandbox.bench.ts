import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { demo } from '../src/features/sandbox/demo-world/facts.ts'
import { quantile } from './harness/figures.ts'
import type { Line, OwnBenchmark } from './harness/own-benchmark.ts'
import { startServer } from './harness/server.ts'

const times = 20
const atOnce = 10
const goalMs = 500
const goalMegabytes = 400

interface World {
  id: string
  api_root: string
}

/** Measures worlds: what a test suite waits for, beside the bare copy of the database, and their memory. */
export const run: OwnBenchmark = async ({ databaseUrl, dataDir, pool, shutdownStack, onProgress }) => {
  const server = await startServer({ databaseUrl, dataDir }, shutdownStack)
  const sandbox = `${server.apiUrl}/api/v2/sandbox`
  const before = megabytesOf(server.pid)
  onProgress('The first world')
  const first = await timed(() => create(sandbox))
  const template = await findTemplate(pool)
  onProgress(`${times} worlds, one after the other`)
  const floor: number[] = []
  const taken = { created: [] as number[], reset: [] as number[], deleted: [] as number[] }
  for (let turn = 0; turn < times; turn++) {
    floor.push(await copyOnce(pool, template))
    const { ms, result: world } = await timed(() => create(sandbox))
    taken.created.push(ms)
    await use(world)
    taken.reset.push((await timed(() => send('POST', `${world.api_root}/v2/sandbox/reset`))).ms)
    await use(world)
    taken.deleted.push((await timed(() => send('DELETE', `${sandbox}/worlds/${world.id}`))).ms)
  }
  await send('DELETE', `${sandbox}/worlds/${first.result.id}`)
  onProgress(`${atOnce} worlds at once`)
  const together = await timed(() => Promise.all(Array.from({ length: atOnce }, () => create(sandbox))))
  await Promise.all(together.result.map(use))
  const grown = megabytesOf(server.pid) - before
  return [
    { name: 'the first world after a start', figure: `${first.ms.toFixed(0)} ms, with the template` },
    { name: 'bare create database … template', figure: inWords(floor) },
    withGoal('create a world', taken.created),
    withGoal('reset a world', taken.reset),
    withGoal('delete a world', taken.deleted),
    { name: `create ${atOnce} worlds at once`, figure: `${together.ms.toFixed(0)} ms for all` },
    {
      name: `memory of ${atOnce} worlds and a spare, in MB`,
      figure: `${before.toFixed(0)} MB before the first`,
      ratio: grown,
      goal: { atMost: goalMegabytes },
    },
  ]
}

const inWords = (all: number[]) =>
  `median ${quantile(all, 0.5).toFixed(0)} ms, worst ${Math.max(...all).toFixed(0)} ms`

const withGoal = (name: string, all: number[]): Line => ({
  name,
  figure: `${inWords(all)}; worst`,
  ratio: Math.max(...all),
  ratios: all,
  goal: { atMost: goalMs },
})

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}

async function send(method: string, url: string, body?: object): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${demo.partner.token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function create(sandbox: string): Promise<World> {
  const answer = await send('POST', `${sandbox}/worlds`, {})
  return ((await answer.json()) as { data: World }).data
}

/** What a short test does: a change, and some reads. */
async function use({ api_root }: World): Promise<void> {
  const body = { location_id: demo.locations.main, resource: 'client', status: 'create' }
  await send('POST', `${api_root}/v2/sandbox/trigger`, body)
  for (let read = 0; read < 5; read++) await (await send('GET', `${api_root}/v1/countries`)).arrayBuffer()
}

/** The first database that the server makes for worlds. */
async function findTemplate(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select datname as name from pg_database where datname ~ '^foyer_world_.*_1$'",
  )
  return rows[0]?.name ?? ''
}

async function copyOnce(pool: pg.Pool, template: string): Promise<number> {
  const { ms } = await timed(() => pool.query(`create database floor template ${template} strategy wal_log`))
  await pool.query('drop database floor')
  return ms
}

/** The resident memory of a process, by procfs. */
function megabytesOf(pid: number): number {
  const [, kilobytes = 'NaN'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}
