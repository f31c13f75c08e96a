import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'foyer-test-'
// This is enough for the copies of the template that exist at once and the log of PostgreSQL, twice.
const enoughBytes = 1 << 30
const memory = '/dev/shm'

/**
 * Uses memory where the machine has such a folder: a durable file system needs more time for the thousand files of
 * each copied database than PostgreSQL does. The folder is open to others, because the embedded database of root runs
 * as another user.
 */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(await findParent(), `${prefix}${process.pid}-`))
  await chmod(folder, 0o755)
  return folder
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

/** Deletes what a killed run left in memory, which would stay until the machine restarts. */
export async function removeLeftFolders(): Promise<void> {
  const names = await readdir(memory).catch(() => [])
  for (const name of names) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (pid && !isAlive(Number(pid))) await removeFolder(join(memory, name))
  }
}

async function findParent(): Promise<string> {
  const room = await statfs(memory).catch(() => undefined)
  return room && room.bavail * room.bsize >= enoughBytes ? memory : tmpdir()
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
