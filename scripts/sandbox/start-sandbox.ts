import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const patienceMs = 120_000

export interface Sandbox {
  apiUrl: string
  appUrl: string
  stop(): Promise<void>
}

/** Starts the program from its sources, as a sandbox with data of its own, and waits until it answers. */
export async function startSandbox(settings: Record<string, string> = {}): Promise<Sandbox> {
  const data = await mkdtemp(join(tmpdir(), 'foyer-sandbox-'))
  const [apiPort, appPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts', 'start'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Settings of this shell, such as DATABASE_URL, would lead to other data.
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      // Documents show the bookings of every day, not those of this week.
      SANDBOX_DEMO_WEEK: '0',
      ...settings,
      FOYER_DATA_DIR: data,
      API_PORT: `${apiPort}`,
      APP_PORT: `${appPort}`,
    },
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  const apiUrl = `http://127.0.0.1:${apiPort}`
  for (const startedMs = performance.now(); !(await answers(apiUrl)); await sleep(250)) {
    const isRunning = child.exitCode === null && child.signalCode === null
    if (isRunning && performance.now() - startedMs < patienceMs) continue
    await stop()
    throw new Error('The sandbox did not start.')
  }
  return { apiUrl, appUrl: `http://127.0.0.1:${appPort}`, stop }
}

const answers = (url: string) =>
  fetch(`${url}/api/v1/companies`).then(
    () => true,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
