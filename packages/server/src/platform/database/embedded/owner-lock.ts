import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { alreadyRunning, notWritable } from './errors.ts'
import { errorCode } from './files.ts'
import { identifyProcess, isAlive, pidOf } from './process-identity.ts'

export interface OwnerLock {
  identity: string
  release(): Promise<void>
}

// The lock is a folder that holds one file, named after its owner. A prepared folder is renamed onto it, which
// succeeds only while it is absent or empty; a dead owner is removed by name, which can never hit a new one.
export async function acquireOwnerLock(dataDir: string): Promise<OwnerLock> {
  const lock = join(dataDir, 'database.lock')
  const identity = (await identifyProcess(process.pid)) ?? `${process.pid}-unknown`
  const candidate = `${lock}.${identity}.${randomUUID()}`
  try {
    await prepare(dataDir, candidate, identity)
    while (!(await takes(candidate, lock))) await removeDeadOwners(dataDir, lock)
    await removeDeadCandidates(dataDir).catch(() => undefined)
  } catch (error) {
    await rm(candidate, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
  return { identity, release: () => rm(join(lock, identity), { force: true }) }
}

async function prepare(dataDir: string, candidate: string, identity: string) {
  try {
    await mkdir(dataDir, { recursive: true })
    await mkdir(candidate)
    await writeFile(join(candidate, identity), '')
  } catch (error) {
    throw notWritable(dataDir, errorCode(error), error)
  }
}

async function takes(candidate: string, lock: string) {
  try {
    await rename(candidate, lock)
    return true
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false
    throw notWritable(lock, code, error)
  }
}

async function removeDeadOwners(dataDir: string, lock: string) {
  for (const owner of await readdir(lock)) {
    if (await isAlive(owner)) throw alreadyRunning(dataDir, `process ${pidOf(owner)}`)
    await rm(join(lock, owner), { force: true })
  }
}

async function removeDeadCandidates(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    const identity = /^database\.lock\.([^.]+)\./.exec(name)?.[1]
    if (identity && !(await isAlive(identity)))
      await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
