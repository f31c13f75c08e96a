import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
export const root = join(import.meta.dirname, '../..')
export const packageNames = ['contract', 'sdk', 'cli', 'server'] as const

export interface Installed {
  /** An empty folder outside the tree, in which the packages were installed. */
  folder: string
  tarballs: string[]
  remove(): Promise<void>
}

/** Builds and packs all packages, and installs them as a partner would. */
export async function installPackages(): Promise<Installed> {
  await run(process.execPath, [join(root, 'scripts/build.mjs')], { cwd: root })
  const folder = await mkdtemp(join(tmpdir(), 'foyer-packages-'))
  const packed = join(folder, 'packed')
  await run('mkdir', [packed])
  for (const name of packageNames)
    await run('npm', ['pack', '--pack-destination', packed], { cwd: join(root, 'packages', name) })
  const tarballs = (await readdir(packed)).map(name => join(packed, name))
  const home = join(folder, 'app')
  await run('mkdir', [home])
  await writeFile(
    join(home, 'package.json'),
    JSON.stringify({ name: 'a-partner', type: 'module', private: true }),
  )
  await run('npm', ['install', '--no-audit', '--no-fund', ...tarballs], { cwd: home })
  return { folder: home, tarballs, remove: () => rm(folder, { recursive: true, force: true }) }
}
