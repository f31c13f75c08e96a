import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { TestingError } from '../errors.ts'
import type { InstalledServer } from './installed-server.ts'

/** The folder in which the processes of one person find the sandbox of one installed server. */
export function sharedFolder({ folder, version }: InstalledServer): string {
  const { uid, username } = userInfo()
  const own = join(tmpdir(), `foyer-testing-${uid === -1 ? username : uid}`)
  makeFolder(own)
  requirePrivate(own, uid)
  const shared = join(own, createHash('sha256').update(`${folder} ${version}`).digest('hex').slice(0, 16))
  mkdirSync(shared, { recursive: true })
  return shared
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Everybody may write to the temporary folder, and whoever can write to this one could name another server in it. */
function requirePrivate(path: string, uid: number): void {
  const found = lstatSync(path)
  // Windows has neither owners nor modes here, and its temporary folder belongs to one person.
  const hasOwner = uid !== -1
  const problem = !found.isDirectory()
    ? 'is no folder'
    : hasOwner && found.uid !== uid
      ? 'belongs to somebody else'
      : hasOwner && (found.mode & 0o077) !== 0
        ? 'is open to others (its mode must be 700)'
        : undefined
  if (problem) throw new TestingError(`${path} ${problem}: remove it, or set TMPDIR.`)
}
