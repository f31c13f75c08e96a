// Runs inside of a sandbox that was started for tests. It says when the sandbox is ready, deletes the worlds of processes
// that are gone, and ends the sandbox when nobody is left. Both are one process, so neither outlives the other.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { findPlaces, readEnvironment, type SandboxPlaces } from '../config.ts'
import { removeSandboxFolder } from './sandbox-folder.ts'
import { removeState, writeState } from './state-file.ts'
import { hasUsers } from './users.ts'
import { deleteWorldsOfGone } from './worlds-of-gone.ts'

const lookEveryMs = 50
const checkEveryMs = 500
// Whoever has read the state file a moment ago has registered by then.
const lastCallMs = 500

function watch({ folder, stateFile }: SandboxPlaces): void {
  const keepMs = readEnvironment().keepSeconds * 1000
  let url = ''
  let usedMs = performance.now()
  let checkedMs = usedMs
  let isEnding = false
  let isDeleting = false

  function look(): void {
    if (!url) announce()
    if (!url || isEnding || performance.now() - checkedMs < checkEveryMs) return
    checkedMs = performance.now()
    deleteWorlds()
    if (hasUsers(folder)) usedMs = checkedMs
    else if (checkedMs - usedMs > keepMs) beginEnd()
  }

  /** The server writes `demo.json` when its ports are open. */
  function announce(): void {
    const file = join(folder, 'data/demo.json')
    if (!existsSync(file)) return
    const { api_root } = JSON.parse(readFileSync(file, 'utf8')) as { api_root: string }
    url = api_root.replace(/\/api$/, '')
    usedMs = performance.now()
    writeState(stateFile, { url, pid: process.pid, folder })
  }

  function deleteWorlds(): void {
    if (isDeleting) return
    isDeleting = true
    void deleteWorldsOfGone({ url, folder }).finally(() => {
      isDeleting = false
    })
  }

  function beginEnd(): void {
    isEnding = true
    removeState(stateFile, process.pid)
    setTimeout(() => {
      if (!hasUsers(folder)) process.emit('SIGTERM', 'SIGTERM')
      else {
        isEnding = false
        usedMs = performance.now()
        writeState(stateFile, { url, pid: process.pid, folder })
      }
    }, lastCallMs)
  }

  setInterval(look, lookEveryMs).unref()
  process.once('exit', () => {
    removeState(stateFile, process.pid)
    // A start that failed leaves its log to whoever waits for it.
    if (url) removeSandboxFolder(folder)
  })
}

// Node runs this file in each of its threads; the first one is the sandbox.
const places = isMainThread ? findPlaces() : undefined
if (places) watch(places)
