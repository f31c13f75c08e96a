import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The server's folder, found from wherever this code runs: from source, or as the built program. */
function findPackageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'migrations'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The migrations folder of the server is missing.')
    folder = parent
  }
  return folder
}

export const packageRoot = findPackageRoot()
