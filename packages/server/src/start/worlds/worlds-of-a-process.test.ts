import { randomInt } from 'node:crypto'
import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { Http } from '../../../test/http.ts'
import { until } from '../../../test/until.ts'
import { as, onServer, startWorld, type World, withoutWorker } from '../../../test/world.ts'
import { createWorld, databasesOf, databasesSettled } from '../../../test/worlds.ts'

const patience = { timeout: 120_000 }
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function startSandbox(env: Record<string, string> = {}, beside?: Pick<World, 'databaseUrl'>) {
  const started = await startWorld({ env: { ...withoutWorker.env, ...env }, ...(beside ? { beside } : {}) })
  closing.push(started.close)
  return started.world
}

describe('worlds of a process', patience, () => {
  it('WLD-04 the stop of a sandbox ends its worlds, and drops everything of theirs', async () => {
    const { world: sandbox, close } = await startWorld(withoutWorker)
    const observer = await startSandbox({}, sandbox)
    const world = await createWorld(sandbox)
    await databasesSettled(sandbox, 1)
    await sandbox.program.stop()
    expect(await databasesOf(observer)).toEqual([])
    await expect(world.api.get('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(sandbox.logs.filter(line => /"level":(40|50)/.test(line))).toEqual([])
    await observer.program.stop()
    await close()
  })

  it('WLD-11 a start drops what a killed process left, and nothing of one that runs', async () => {
    const sandbox = await startSandbox()
    const world = await createWorld(sandbox)
    await databasesSettled(sandbox, 1)
    const ofRunning = await databasesOf(sandbox)
    const left = ofRunning[0]?.replace(/\d+_\d+$/, `${randomInt(1, 2 ** 31 - 1)}_1`) ?? ''
    await onServer(`create database ${left}`)
    await startSandbox({}, sandbox)
    await until(async () => !(await databasesOf(sandbox)).includes(left), 'the left-over is dropped')
    expect(await databasesOf(sandbox)).toEqual(ofRunning)
    expect((await world.api.get('/v1/countries', { as: as.partner })).status).toBe(200)
  })

  it('WLD-11 a start drops nothing that somebody is connected to', async () => {
    const sandbox = await startSandbox()
    await createWorld(sandbox)
    const nameOf = (owner: number) => ofRunning[0]?.replace(/\d+_\d+$/, `${owner}_1`) ?? ''
    const ofRunning = await databasesOf(sandbox)
    const [used, left] = [nameOf(2 ** 31 - 2), nameOf(2 ** 31 - 1)]
    await onServer(`create database ${used}`)
    closing.push(() => onServer(`drop database ${used}`))
    await onServer(`create database ${left}`)
    const address = new URL(sandbox.databaseUrl)
    address.pathname = used
    const client = new pg.Client(address.href)
    await client.connect()
    closing.push(() => client.end())
    await startSandbox({}, sandbox)
    await until(async () => !(await databasesOf(sandbox)).includes(left), 'the left-over is dropped')
    expect(await databasesOf(sandbox)).toContain(used)
  })

  it('WLD-11 a process that has lost its lock takes it again at once', async () => {
    const sandbox = await startSandbox()
    await createWorld(sandbox)
    await databasesSettled(sandbox, 1)
    const owner = (await databasesOf(sandbox))[0]?.split('_').at(-2)
    const holders = () =>
      sandbox.query("select pid from pg_locks where locktype = 'advisory' and granted and objid = $1", [
        owner,
      ])
    const [before] = await holders()
    expect(before?.pid).toEqual(expect.any(Number))
    await sandbox.query('select pg_terminate_backend($1)', [before?.pid])
    await until(
      async () => (await holders()).some(({ pid }) => pid !== before?.pid),
      'another connection holds the lock',
    )
  })

  it('WLD-14 a template that somebody has dropped is made again', async () => {
    const sandbox = await startSandbox()
    const first = await createWorld(sandbox)
    await databasesSettled(sandbox, 1)
    const template = (await databasesOf(sandbox)).find(name => name.endsWith('_1'))
    await onServer(`drop database ${template}`)
    const [second, third] = [await createWorld(sandbox), await createWorld(sandbox)]
    for (const { api } of [first, second, third])
      expect((await api.get('/v1/countries', { as: as.partner })).status).toBe(200)
  })

  it('WLD-12 says what to do if the database user may not create databases', async () => {
    const sandbox = await startSandbox()
    const user = `foyer_plain_${process.pid}`
    const owner = new URL(inject('serverUrl')).username
    await onServer(
      `create role ${user} login password 'plain'; grant ${pg.escapeIdentifier(owner)} to ${user}`,
    )
    closing.push(() => onServer(`drop role ${user}`))
    const databaseUrl = new URL(sandbox.databaseUrl)
    databaseUrl.username = user
    databaseUrl.password = 'plain'
    const plain = await startSandbox({}, { databaseUrl: databaseUrl.href })
    for (const _ of [1, 2]) {
      const { status, json } = await plain.api.post('/v2/sandbox/worlds', { as: as.partner, body: {} })
      expect([status, json.meta.message]).toEqual([409, expect.stringContaining('give it CREATEDB')])
    }
    await plain.program.stop()
  })

  it('WLD-15 a world for which the server has no connections is refused', async () => {
    const sandbox = await startSandbox()
    const user = `foyer_few_${process.pid}`
    const owner = new URL(inject('serverUrl')).username
    await onServer(
      `create role ${user} login createdb password 'few' connection limit 30;
       grant ${pg.escapeIdentifier(owner)} to ${user}`,
    )
    const databaseUrl = new URL(sandbox.databaseUrl)
    databaseUrl.username = user
    databaseUrl.password = 'few'
    const few = await startSandbox({}, { databaseUrl: databaseUrl.href })
    const create = () => few.api.post('/v2/sandbox/worlds', { as: as.partner, body: {} })
    const answers = await Promise.all(Array.from({ length: 4 }, create))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status }) => status)).toContain(409)
    for (const { status, json } of refused)
      expect([status, json.meta.message]).toEqual([409, expect.stringContaining('max_connections')])
    await few.program.stop()
    await onServer(`drop role ${user}`)
  })

  it('WLD-08 the limits of the sandbox apply in a world that asks for them', async () => {
    const sandbox = await startSandbox({ RATE_LIMIT_PER_MINUTE: '9' })
    const send = async (limits: boolean) => {
      const { api } = await createWorld(sandbox, { limits })
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => api.get('/v1/countries', { as: as.partner })),
      )
      return answers.filter(({ status }) => status === 429).length
    }
    expect([await send(true), await send(false)]).toEqual([3, 0])
  })

  it('WLD-06 a sandbox may allow no worlds', async () => {
    const sandbox = await startSandbox({ SANDBOX_WORLDS: '0' })
    const { status, json } = await sandbox.api.post('/v2/sandbox/worlds', { as: as.partner, body: {} })
    expect([status, json.meta.message]).toEqual([409, expect.stringContaining('switched off')])
    expect(await databasesOf(sandbox)).toEqual([])
  })

  it('WLD-16 worlds have ports of the range that is set, and one without ports is refused', async () => {
    const first = randomInt(20_000, 30_000)
    const sandbox = await startSandbox({ SANDBOX_WORLD_PORTS: `${first}-${first + 2}` })
    const world = await createWorld(sandbox)
    const ports = [world.facts.api_root, world.facts.app_url].map(url => Number(new URL(url).port))
    for (const port of ports) expect(port - first).toBeOneOf([0, 1, 2])
    const create = () => sandbox.api.post('/v2/sandbox/worlds', { as: as.partner, body: {} })
    const { status, json } = await create()
    expect([status, json.meta.message]).toEqual([409, expect.stringContaining('SANDBOX_WORLD_PORTS')])
    await sandbox.api.delete(`/v2/sandbox/worlds/${world.id}`, { as: as.partner })
    expect((await create()).status).toBe(201)
  })

  it('WLD-17 a world has the name by which its sandbox was called, and no other foreign one', async () => {
    const sandbox = await startSandbox({
      ALLOWED_HOSTS: 'foyer.test:8080',
      PUBLIC_APP_URL: 'http://app.test:8081',
    })
    const { json } = await sandbox.api.post('/v2/sandbox/worlds', {
      as: as.partner,
      body: {},
      headers: { host: 'Foyer.test:8080' },
    })
    const { base_url, app_url } = json.data
    expect([base_url, app_url]).toEqual([
      expect.stringMatching(/^http:\/\/foyer\.test:\d+\/api\/v1$/),
      expect.stringMatching(/^http:\/\/foyer\.test:\d+$/),
    ])
    const { port } = new URL(app_url)
    const statusAs = async (host: string) =>
      (await new Http(`http://127.0.0.1:${port}`).get('/account/me', { headers: { host } })).status
    expect(await Promise.all([`foyer.test:${port}`, 'app.test', 'evil.test'].map(statusAs))).toEqual([
      401, 401, 421,
    ])
    const { json: loopback } = await sandbox.api.post('/v2/sandbox/worlds', {
      as: as.partner,
      body: {},
      headers: { host: `[::1]:${new URL(sandbox.api.url).port}` },
    })
    expect(loopback.data.app_url).toMatch(/^http:\/\/127\.0\.0\.1:/)
    expect((await createWorld(sandbox)).facts.app_url).toMatch(/^http:\/\/127\.0\.0\.1:/)
  })
})
