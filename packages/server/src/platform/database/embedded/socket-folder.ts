import { createHash } from 'node:crypto'
import { lchown, lstat, mkdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cannotStart } from './errors.ts'
import { errorCode } from './files.ts'
import type { Home } from './home.ts'

export const port = 5432
// The sun_path of unix(4) has 104 bytes on macOS and 108 on Linux, including the closing zero.
const maxSocketPathLength = 103

const socketIn = (folder: string) => join(folder, `.s.PGSQL.${port}`)

export async function prepareSocketFolder({ dir, runAs }: Home): Promise<string> {
  const name = `foyer-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`
  const candidates = [join(dir, 'socket'), join(tmpdir(), name), join('/tmp', name)]
  const folder = candidates.find(candidate => Buffer.byteLength(socketIn(candidate)) <= maxSocketPathLength)
  if (!folder) throw cannotStart(`the path ${dir} is too long`)
  await mkdir(folder, { mode: 0o700 }).catch(error => {
    if (errorCode(error) !== 'EEXIST')
      throw cannotStart(`${folder} cannot be made: ${errorCode(error)}`, error)
  })
  const found = await lstat(folder)
  const isOurs = found.uid === process.getuid?.() || found.uid === runAs?.uid
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0) {
    throw cannotStart(`${folder} is not a private folder of the user who starts Foyer; delete it`)
  }
  if (runAs && found.uid !== runAs.uid) await lchown(folder, runAs.uid, runAs.gid)
  return folder
}

export function isAnswering(folder: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(socketIn(folder))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

export async function removeSockets(folder: string): Promise<void> {
  await rm(socketIn(folder), { force: true })
  await rm(`${socketIn(folder)}.lock`, { force: true })
}
