import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'foyer-test-'
// The copies of the template that are alive at once, the log of PostgreSQL, and as much again.
const enoughBytes = 1 << 30
const memory = '/dev/shm'

/**
 * In memory where the machine has such a place: a file system that keeps what it is told needs more time for the thousand files of
 * each copied database than PostgreSQL does. Open to others: as root, the embedded database runs as another user and must get in.
 */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(await findParent(), `${prefix}${process.pid}-`))
  await chmod(folder, 0o755)
  return folder
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

/** What a run that was killed left in memory would stay there until the machine starts again. */
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
