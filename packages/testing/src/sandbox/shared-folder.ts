import { createHash } from 'node:crypto'
import { mkdirSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { TestingError } from '../errors.ts'
import type { InstalledServer } from './installed-server.ts'

/** The folder in which the processes of one person find the sandbox of one installed server. */
export function sharedFolder({ folder, version }: InstalledServer): string {
  const { uid, username } = userInfo()
  const own = join(tmpdir(), `foyer-testing-${uid === -1 ? username : uid}`)
  mkdirSync(own, { recursive: true, mode: 0o700 })
  // Everybody may write to the temporary folder, and whoever owns this one could name another server in it.
  if (uid !== -1 && statSync(own).uid !== uid)
    throw new TestingError(`The folder ${own} belongs to somebody else: remove it, or set TMPDIR.`)
  const shared = join(own, createHash('sha256').update(`${folder} ${version}`).digest('hex').slice(0, 16))
  mkdirSync(shared, { recursive: true })
  return shared
}
