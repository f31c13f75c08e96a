import { randomUUID } from 'node:crypto'
import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { notWritable } from './errors.ts'
import { errorCode, exists, letEveryonePass, sync } from './files.ts'
import { createLinks } from './links.ts'
import type { PackagedBinaries } from './platform.ts'
import { type RunAs, supervise } from './supervise.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

export async function provideBinaries(
  packaged: PackagedBinaries,
  { runAs, copyTo }: { runAs?: RunAs; copyTo: string },
): Promise<Binaries> {
  const copy = join(copyTo, `postgresql-${packaged.version}`)
  const inPlace = (await createLinks(packaged.native)) && (!runAs || (await canRun(packaged.native, runAs)))
  if (!inPlace && !(await exists(copy))) {
    await copyBinaries(packaged.native, copy)
    if (runAs) await letEveryonePass(copyTo)
  }
  const native = inPlace ? packaged.native : copy
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

async function canRun(native: string, runAs: RunAs) {
  const script = 'test -r "$2" && exec "$1" --version'
  const files = [join(native, 'bin/postgres'), join(native, 'share/postgresql/postgres.bki')]
  const { code } = await supervise(['/bin/sh', '-c', script, 'sh', ...files], { runAs }).ended
  return code === 0
}

async function copyBinaries(native: string, copy: string) {
  const fresh = `${copy}.${randomUUID()}`
  try {
    await mkdir(dirname(copy), { recursive: true })
    await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
    await openToEveryone(fresh)
    await createLinks(fresh)
    await rename(fresh, copy)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    // A parallel start may have been quicker, and its copy is just as good.
    if (!(await exists(copy))) throw notWritable(dirname(copy), errorCode(error), error)
  }
}

async function openToEveryone(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter(entry => !entry.isSymbolicLink())
    .map(entry => join(entry.parentPath, entry.name))
  await Promise.all(
    [folder, ...paths].map(async path => {
      await chmod(path, ((await stat(path)).mode & 0o100) !== 0 ? 0o755 : 0o644)
      await sync(path)
    }),
  )
}
