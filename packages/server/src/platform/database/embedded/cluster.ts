import { chown, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { explainFailure } from './explain-failure.ts'
import { exists, sync } from './files.ts'
import type { Home } from './home.ts'
import { supervise } from './supervise.ts'

export const user = 'foyer'
const unfinished = 'postgres.unfinished-'

export interface NewCluster {
  dataDir: string
  home: Home
  binaries: Binaries
  password: string
  durable: boolean
}

// The cluster is created beside its final path and renamed when complete, so an interrupted first start leaves no
// partial cluster.
export async function ensureCluster({
  dataDir,
  home,
  binaries,
  password,
  durable,
}: NewCluster): Promise<void> {
  const cluster = join(home.dir, 'postgres')
  await removeUnfinished(home.dir)
  if (await exists(join(cluster, 'PG_VERSION'))) return
  const workshop = await mkdtemp(join(home.dir, unfinished))
  try {
    const passwordFile = join(workshop, 'password')
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (home.runAs) {
      await chown(passwordFile, home.runAs.uid, home.runAs.gid)
      await chown(workshop, home.runAs.uid, home.runAs.gid)
    }
    const unfinished = join(workshop, 'data')
    const options = [
      '-D',
      unfinished,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
    ]
    const text = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const speed = durable ? [] : ['--no-sync']
    const command = [binaries.initdb, ...options, ...text, ...speed, '--no-instructions']
    const { code, lines } = await supervise(command, { runAs: home.runAs }).ended
    if (code !== 0) throw explainFailure(dataDir, lines)
    await rename(unfinished, cluster)
    if (durable) await sync(home.dir)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function removeUnfinished(dir: string) {
  const leftovers = (await readdir(dir)).filter(name => name.startsWith(unfinished))
  for (const name of leftovers)
    await rm(join(dir, name), { recursive: true, force: true }).catch(() => undefined)
}
