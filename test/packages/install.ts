import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isCreator, packAll } from '../../scripts/pack.ts'

const run = promisify(execFile)
export const root = join(import.meta.dirname, '../..')
export const packageNames = ['contract', 'sdk', 'testing', 'cli', 'server'] as const

export interface Installed {
  /** An empty folder outside the tree, in which the packages were installed. */
  folder: string
  tarballs: string[]
  /** What npm warned of. */
  warnings: string
  remove(): Promise<void>
}

/** Builds and packs all packages, and installs them as a partner would. */
export async function installPackages(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-packages-'))
  const tarballs = (await packAll(join(folder, 'packed'))).filter(file => !isCreator(file))
  const home = join(folder, 'app')
  await mkdir(home)
  await writeFile(join(home, 'package.json'), JSON.stringify({ name: 'a-partner', private: true }))
  const { stderr } = await run('npm', ['install', '--no-audit', '--no-fund', ...tarballs], { cwd: home })
  return {
    folder: home,
    tarballs,
    warnings: stderr,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
