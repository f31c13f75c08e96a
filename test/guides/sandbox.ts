import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildServer, Child, readDemo } from '../../packages/server/test/child.ts'
import { newFolder, removeFolder } from '../../packages/server/test/folders.ts'
import { testKey, withDatabase } from '../../packages/server/test/global-setup.ts'
import { copyTemplate, onServer } from '../../packages/server/test/world.ts'
import { createPlaces, type Places, portsOfGuides } from './places.ts'
import type { Guide } from './read-guide.ts'

export interface GuideWorld {
  facts: { api_root: string; app_url: string; partner: { token: string } }
  places: Places
  ports: Record<string, number>
  /** Moves the clock of the world, so that nobody waits for what is due later. */
  advance(seconds: number): Promise<void>
  /** The bodies of webhooks that were sent, newest first. */
  deliveredBodies(): Promise<unknown[]>
  remove(): Promise<void>
}

/** A sandbox as a guide starts it, in which every guide gets a world. */
export function useSandbox() {
  const sandbox = {
    createWorld: (_guide: Guide): Promise<GuideWorld> =>
      Promise.reject(new Error('The sandbox has not started.')),
  }
  let stop = async () => {}
  beforeAll(async () => {
    const folder = await newFolder()
    const child = new Child(await buildServer(), [], {
      DATABASE_URL: await copyTemplate(inject('template')),
      FOYER_SECRET_KEY: testKey,
      FOYER_DATA_DIR: folder,
      RATE_LIMIT_PER_SECOND: '0',
      RATE_LIMIT_PER_MINUTE: '0',
    })
    stop = async () => {
      child.kill('SIGTERM')
      await child.exited
      await removeFolder(folder)
    }
    await child.running()
    const demo = await readDemo(folder)
    sandbox.createWorld = guide => createWorld(demo, guide)
  }, 180_000)
  afterAll(() => stop())
  return sandbox
}

/** A world has no worlds: guides that create some run in the sandbox itself, as it was when it was new. */
const needsSandbox = ({ blocks }: Guide) =>
  blocks.some(
    ({ text, marks }) => !marks.notExecuted && /createWorld|sandbox\/worlds|foyer worlds/.test(text),
  )

async function createWorld(sandbox: GuideWorld['facts'], guide: Guide): Promise<GuideWorld> {
  const call = async (method: string, url: string, body?: object) => {
    const response = await fetch(url, {
      method,
      headers: { Authorization: `Bearer ${sandbox.partner.token}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : (await response.json()).data
  }
  if (needsSandbox(guide)) await call('POST', `${sandbox.api_root}/v2/sandbox/reset`)
  const facts = needsSandbox(guide)
    ? sandbox
    : await call('POST', `${sandbox.api_root}/v2/sandbox/worlds`, {})
  const databaseName = `foyer_guide_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${databaseName}`)
  const ports: Record<string, number> = {}
  for (const port of portsOfGuides) ports[port] = await findFreePort()
  return {
    facts,
    ports,
    places: createPlaces({
      apiUrl: new URL(facts.api_root).origin,
      appUrl: new URL(facts.app_url).origin,
      ports,
      databaseUrl: withDatabase(inject('serverUrl'), databaseName),
    }),
    advance: seconds => call('POST', `${facts.api_root}/v2/sandbox/clock`, { advance_seconds: seconds }),
    deliveredBodies: async () => {
      const list: { id: number }[] = await call('GET', `${facts.api_root}/v2/webhooks/deliveries`)
      const deliveries = list.map(({ id }) => call('GET', `${facts.api_root}/v2/webhooks/deliveries/${id}`))
      return (await Promise.all(deliveries)).map(({ body }) =>
        typeof body === 'string' ? JSON.parse(body) : body,
      )
    },
    remove: async () => {
      if (facts.id) await call('DELETE', `${sandbox.api_root}/v2/sandbox/worlds/${facts.id}`)
      await onServer(`drop database ${databaseName} with (force)`)
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return port
}
