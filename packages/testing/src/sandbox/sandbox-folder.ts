import { readFileSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const start = () => join(tmpdir(), 'foyer-testing-')

/** Makes a folder for a sandbox: its data, its log and its users. */
export async function makeSandboxFolder(): Promise<string> {
  const folder = await mkdtemp(start())
  // Where we are root, PostgreSQL runs as another user, who must be able to pass.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  await chmod(folder, mode)
  await mkdir(join(folder, 'data'), { mode })
  return folder
}

/** Removes the folder, and the database where it had to be kept elsewhere. */
export function removeSandboxFolder(folder: string): void {
  if (!folder.startsWith(start())) return
  const database = findDatabase(folder)
  if (database) rmSync(database, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}

/** The server writes down where its database is, if the data folder is closed to the user of PostgreSQL. */
function findDatabase(folder: string): string {
  try {
    return readFileSync(join(folder, 'data/postgres.location'), 'utf8').trim()
  } catch {
    return ''
  }
}
