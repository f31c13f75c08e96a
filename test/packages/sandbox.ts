import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { endGroup, untilSilent } from './terminals.ts'

export interface Sandbox {
  apiUrl: string
  appUrl: string
  demo: { partner: { token: string }; owner: { token: string }; restricted_key: string }
  stop(): Promise<void>
}

/** Starts the installed server with one command, and waits until it is ready. */
export async function startSandbox(folder: string, command: string[]): Promise<Sandbox> {
  const [apiPort, appPort] = [await freePort(), await freePort()]
  const data = join(folder, `data-${apiPort}`)
  const child = spawn('npx', ['--no-install', ...command], {
    cwd: folder,
    env: { ...process.env, FOYER_DATA_DIR: data, API_PORT: `${apiPort}`, APP_PORT: `${appPort}` },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const ended = untilSilent(child)
  const appUrl = `http://127.0.0.1:${appPort}`
  await Promise.race([untilReady(appUrl), ended.then(() => Promise.reject(new Error(output)))])
  const demo = JSON.parse(await readFile(join(data, 'demo.json'), 'utf8'))
  return {
    apiUrl: `http://127.0.0.1:${apiPort}`,
    appUrl,
    demo,
    stop: async () => {
      endGroup(child)
      await ended
    },
  }
}

/** A port that was free a moment ago, below those that the system hands out itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000)
    const server = createServer()
    const isFree = await new Promise<boolean>(resolve => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

async function untilReady(appUrl: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${appUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
