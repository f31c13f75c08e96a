import { join } from 'node:path'
import { TestingError } from '../errors.ts'
import { pause, realNow } from '../real-time.ts'
import { whatAnswers } from './answers.ts'
import type { FoundSandbox } from './found-sandbox.ts'
import type { InstalledServer } from './installed-server.ts'
import { removeSandboxFolder } from './sandbox-folder.ts'
import { sharedFolder } from './shared-folder.ts'
import { takeLock } from './start-lock.ts'
import { maxStartMs, startServer } from './start-server.ts'
import { readState, type SandboxState } from './state-file.ts'
import { addUser, isAlive, removeUser } from './users.ts'

const answerMs = 30_000

/** The sandbox that all processes share. The first one starts it. */
export async function useSharedSandbox(server: InstalledServer): Promise<FoundSandbox> {
  const folder = sharedFolder(server)
  const file = join(folder, 'state.json')
  for (const endMs = realNow() + maxStartMs; realNow() < endMs; await pause(25)) {
    const running = await joinRunning(file)
    if (running) return toFound(running)
    const lock = takeLock(folder)
    if (!lock) continue
    try {
      // Another process may have started it in between.
      const other = await joinRunning(file)
      if (other) return toFound(other)
      const former = readState(file)
      if (former && !isAlive(former.pid)) removeSandboxFolder(former.folder)
      return toFound(await startServer(server, file))
    } finally {
      lock.release()
    }
  }
  throw new TestingError(
    `Another process has been starting a sandbox for ${maxStartMs / 1000} s: remove ${folder} if there is none.`,
  )
}

/** Registers first, so that a sandbox that is about to end sees it. */
async function joinRunning(file: string): Promise<SandboxState | undefined> {
  const state = readState(file)
  if (!state || !isAlive(state.pid)) return undefined
  try {
    addUser(state.folder)
  } catch {
    return undefined
  }
  return (await whatAnswers(state.url, answerMs)) === 'sandbox' ? state : undefined
}

const toFound = ({ url, folder }: SandboxState): FoundSandbox => ({
  url,
  remember: async worldId => addUser(folder, worldId),
  forget: async worldId => removeUser(folder, worldId),
})
