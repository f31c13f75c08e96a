// Runs inside of a sandbox that was started for tests. It says when the sandbox is ready, deletes the worlds of processes
// that are gone, and ends the sandbox when nobody is left. As a part of the same process it cannot be outlived by it.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { demoPartnerToken } from './answers.ts'
import { removeState, writeState } from './state-file.ts'
import { listUsers, removeUser } from './users.ts'

const { FOYER_TESTING_FOLDER: folder = '', FOYER_TESTING_STATE: stateFile = '' } = process.env
const keepMs = Number(process.env.FOYER_TESTING_KEEP_SECONDS) * 1000
const lookEveryMs = 50
const checkEveryMs = 500
// Whoever has read the state file a moment ago has registered by then.
const lastCallMs = 500

let url = ''
let usedMs = performance.now()
let checkedMs = usedMs
let isEnding = false

function look(): void {
  if (!url) announce()
  if (isEnding || performance.now() - checkedMs < checkEveryMs) return
  checkedMs = performance.now()
  if (!url || isUsed()) usedMs = checkedMs
  else if (checkedMs - usedMs > keepMs) beginEnd()
}

/** The server writes `demo.json` when its ports are open. */
function announce(): void {
  const file = join(folder, 'data/demo.json')
  if (!existsSync(file)) return
  const { api_root } = JSON.parse(readFileSync(file, 'utf8')) as { api_root: string }
  url = api_root.replace(/\/api$/, '')
  writeState(stateFile, { url, pid: process.pid, folder })
}

function isUsed(): boolean {
  const users = listUsers(folder)
  for (const { pid, worldId, isAlive } of users) {
    if (isAlive) continue
    removeUser(folder, worldId, pid)
    if (worldId) deleteWorld(worldId)
  }
  return users.some(({ isAlive }) => isAlive)
}

function deleteWorld(id: string): void {
  fetch(`${url}/api/v2/sandbox/worlds/${id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${demoPartnerToken}` },
  }).catch(() => undefined)
}

function beginEnd(): void {
  isEnding = true
  removeState(stateFile, process.pid)
  setTimeout(() => {
    if (!isUsed()) process.emit('SIGTERM', 'SIGTERM')
    else {
      isEnding = false
      usedMs = performance.now()
      writeState(stateFile, { url, pid: process.pid, folder })
    }
  }, lastCallMs)
}

// Node runs this file in each of its threads; only a sandbox has the folder.
if (folder) {
  setInterval(look, lookEveryMs).unref()
  process.once('exit', () => {
    removeState(stateFile, process.pid)
    // A start that failed leaves its log to whoever waits for it.
    if (url) rmSync(folder, { recursive: true, force: true })
  })
}
