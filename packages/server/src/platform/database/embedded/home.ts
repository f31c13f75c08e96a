import { randomUUID } from 'node:crypto'
import { chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cannotStart, notWritable } from './errors.ts'
import { explainFailure } from './explain-failure.ts'
import { chownTree, errorCode, exists, findText, letEveryonePass, writeFileDurably } from './files.ts'
import { type RunAs, supervise } from './supervise.ts'

// The folder of the cluster, and the user as whom PostgreSQL runs (undefined: as ourselves).
export interface Home {
  dir: string
  runAs?: RunAs
}

export const systemDir = '/var/lib/foyer'
const nobody: RunAs = { uid: 65534, gid: 65534 }

export async function locateHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  const pointer = join(dataDir, 'postgres.location')
  const elsewhere = (await findText(pointer))?.trim()
  if (elsewhere && !(await exists(elsewhere))) {
    throw cannotStart(
      `its files were in ${elsewhere}, which is gone; to begin with an empty database delete ${pointer}`,
    )
  }
  const dir = elsewhere ?? dataDir
  const owner = await findOwner(join(dir, 'postgres'))
  const ownId = process.getuid?.()
  if (ownId !== 0) {
    if (owner && owner.uid !== ownId) {
      throw notWritable(join(dir, 'postgres'), `it belongs to user id ${owner.uid}`)
    }
    return { dir }
  }
  const { code, lines } = await supervise(['/bin/sh', '-c', ':'], { runAs: nobody }).ended
  if (code !== 0) throw explainFailure(dataDir, lines)
  if (owner) return { dir, runAs: await adopt(join(dir, 'postgres'), owner) }
  if (elsewhere || (await canHold(dataDir))) return { dir, runAs: nobody }
  log(
    `The data folder ${dataDir} is closed to the user "nobody", so its database is kept under ${systemDir}.`,
  )
  return { dir: await createElsewhere(pointer), runAs: nobody }
}

async function findOwner(cluster: string): Promise<RunAs | undefined> {
  try {
    return await stat(cluster)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw notWritable(cluster, errorCode(error), error)
  }
}

async function adopt(cluster: string, { uid, gid }: RunAs): Promise<RunAs> {
  const runAs = uid === 0 ? nobody : { uid, gid }
  // A copy made by root belongs to root, and PostgreSQL does not run as root.
  if (uid === 0) await chownTree(cluster, runAs)
  if (await isWritable(cluster, runAs)) return runAs
  throw cannotStart(`the folder ${cluster} is closed to user id ${runAs.uid}, as whom PostgreSQL runs`)
}

async function canHold(dataDir: string) {
  const probe = await mkdtemp(join(dataDir, 'probe-'))
  try {
    await chown(probe, nobody.uid, nobody.gid)
    return await isWritable(probe, nobody)
  } catch {
    return false
  } finally {
    await rm(probe, { recursive: true })
  }
}

async function isWritable(folder: string, runAs: RunAs) {
  const { code } = await supervise(['/bin/sh', '-c', 'test -w "$1"', 'sh', folder], { runAs }).ended
  return code === 0
}

async function createElsewhere(pointer: string) {
  const dir = join(systemDir, 'clusters', randomUUID())
  try {
    await mkdir(dir, { recursive: true })
    for (const folder of [systemDir, dirname(dir), dir]) await letEveryonePass(folder)
    await writeFileDurably(pointer, `${dir}\n`, 0o644)
    return dir
  } catch (error) {
    throw notWritable(systemDir, errorCode(error), error)
  }
}
