import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentOfServer } from '../config.ts'
import { TestingError } from '../errors.ts'
import { pause, realNow } from '../real-time.ts'
import type { InstalledServer } from './installed-server.ts'
import { readState, type SandboxState } from './state-file.ts'
import { addUser, openUsers } from './users.ts'

/**
 * PostgreSQL runs as another user where we are root, and must be able to pass: otherwise its files would lie elsewhere,
 * and stay.
 */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), folderPrefix))
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  await chmod(folder, mode)
  await mkdir(join(folder, 'data'), { mode })
  return folder
}

/** Removes what a sandbox that was killed has left. */
export function removeLeftOvers({ folder }: SandboxState): void {
  if (folder.startsWith(join(tmpdir(), folderPrefix))) rmSync(folder, { recursive: true, force: true })
}

const folderPrefix = 'foyer-testing-'
const ownEnd = new URL('./own-end.js', import.meta.url).href

export const maxStartMs = 120_000

/** Starts a sandbox on free ports that outlives this process, and ends when nobody uses it any more. */
export async function startServer(server: InstalledServer, stateFile?: string): Promise<SandboxState> {
  if (!existsSync(server.program))
    throw new TestingError(`@foyer/server in ${server.folder} has no program foyer-server: install it again.`)
  const folder = await makeFolder()
  const file = stateFile ?? join(folder, 'state.json')
  openUsers(folder)
  addUser(folder)
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [`--import=${ownEnd}`, server.program, 'start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      ...environmentOfServer({ folder, stateFile: file }),
      FOYER_DATA_DIR: join(folder, 'data'),
      API_PORT: '0',
      APP_PORT: '0',
    },
  })
  closeSync(log)
  child.unref()
  let ended: string | undefined
  once(child, 'exit').then(
    ([code]) => (ended = `It ended with ${code}.`),
    error => (ended = String(error)),
  )
  for (const endMs = realNow() + maxStartMs; ended === undefined && realNow() < endMs; await pause(25)) {
    const state = readState(file)
    if (state && state.pid === child.pid) return state
  }
  child.kill()
  const said = readFileSync(logFile, 'utf8').trim().split('\n').slice(-20).join('\n')
  rmSync(folder, { recursive: true, force: true })
  throw new TestingError(
    `The sandbox did not start. ${ended ?? `It took longer than ${maxStartMs / 1000} s.`} It said:\n${said}`,
  )
}
