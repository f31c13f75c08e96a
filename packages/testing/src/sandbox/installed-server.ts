import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface InstalledServer {
  folder: string
  version: string
  /** What `foyer-server` runs. */
  program: string
}

/** The package `@foyer/server`: installed beside the tests, or beside this package. */
export function findServer(): InstalledServer | undefined {
  for (const from of [join(process.cwd(), 'package.json'), import.meta.url])
    try {
      const file = createRequire(from).resolve('@foyer/server/package.json')
      const { version, bin } = JSON.parse(readFileSync(file, 'utf8')) as {
        version: string
        bin: Record<string, string>
      }
      const folder = dirname(file)
      return { folder, version, program: join(folder, bin['foyer-server'] ?? '') }
    } catch {}
  return undefined
}
