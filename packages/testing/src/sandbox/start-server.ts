import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentOfServer } from '../config.ts'
import { TestingError } from '../errors.ts'
import { pause, realNow } from '../real-time.ts'
import type { InstalledServer } from './installed-server.ts'
import { makeSandboxFolder, removeSandboxFolder } from './sandbox-folder.ts'
import { readState, type SandboxState } from './state-file.ts'
import { addUser, openUsers } from './users.ts'

const ownEnd = new URL('./own-end.js', import.meta.url).href

export const maxStartMs = 120_000

/** Starts a sandbox on free ports that outlives this process, and ends when nobody uses it any more. */
export async function startServer(server: InstalledServer, stateFile?: string): Promise<SandboxState> {
  if (!existsSync(server.program))
    throw new TestingError(`@foyer/server in ${server.folder} has no program foyer-server: install it again.`)
  const folder = await makeSandboxFolder()
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
  removeSandboxFolder(folder)
  throw new TestingError(
    `The sandbox did not start. ${ended ?? `It took longer than ${maxStartMs / 1000} s.`} It said:\n${said}`,
  )
}
