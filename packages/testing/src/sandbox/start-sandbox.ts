import { asyncDispose } from '../async-dispose.ts'
import { TestingError } from '../errors.ts'
import { pause, realNow } from '../real-time.ts'
import { findServer } from './installed-server.ts'
import { startServer } from './start-server.ts'
import { isAlive } from './users.ts'

const maxStopMs = 20_000

export interface StartedSandbox extends AsyncDisposable {
  /** For FOYER_SANDBOX. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts a sandbox of its own with the installed `@foyer/server`, for the set-up of a whole run. It ends with `stop`, or
 * when this process is gone.
 */
export async function startSandbox(): Promise<StartedSandbox> {
  const server = findServer()
  if (!server)
    throw new TestingError('@foyer/server is not installed here: npm install --save-dev @foyer/server.')
  const { url, pid } = await startServer(server)
  const stop = async () => {
    if (isAlive(pid)) process.kill(pid, 'SIGTERM')
    for (const endMs = realNow() + maxStopMs; isAlive(pid) && realNow() < endMs; ) await pause(25)
  }
  return { url, stop, [asyncDispose]: stop }
}
