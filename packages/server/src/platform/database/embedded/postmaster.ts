import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { alreadyRunning, cannotStart } from './errors.ts'
import { findText } from './files.ts'
import { isAlive, pidOf, readArguments } from './process-identity.ts'
import { isAnswering, removeSockets } from './socket-folder.ts'
import { waitUntil } from './wait.ts'

export interface ClusterFolders {
  dataDir: string
  cluster: string
  socketFolder: string
}

interface Postmaster {
  pid: number
  owner?: string
}

const stopSignals = [
  ['SIGINT', 60_000],
  ['SIGQUIT', 10_000],
] as const

export const ownerSetting = 'foyer.owner'
const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const pid = Math.abs(Number.parseInt((await findText(pidFile(cluster))) ?? '', 10))
  if (!(pid > 0)) return undefined
  const command = `${await readArguments(pid)} `
  if (!command.includes(`/postgres -D ${cluster} `)) return undefined
  return { pid, owner: new RegExp(`${ownerSetting}=(\\S+)`).exec(command)?.[1] }
}

export async function isReady(cluster: string): Promise<boolean> {
  const status = (await findText(pidFile(cluster)))?.split('\n')[7]
  return status?.trim() === 'ready'
}

// Only the holder of the owner lock may call this; a parallel start has been refused there.
export async function clearTheWay(folders: ClusterFolders, log: (line: string) => void): Promise<void> {
  const running = await findPostmaster(folders.cluster)
  if (running) await endOrphan(folders, running, log)
  // From another container our processes are invisible, but the socket in a shared folder answers.
  if (await isAnswering(folders.socketFolder)) throw alreadyRunning(folders.dataDir, 'outside this container')
  await rm(pidFile(folders.cluster), { force: true })
  await removeSockets(folders.socketFolder)
}

async function endOrphan(
  { dataDir, cluster }: ClusterFolders,
  { pid, owner }: Postmaster,
  log: (line: string) => void,
) {
  if (!owner) throw alreadyRunning(dataDir, `PostgreSQL, process ${pid}, was started by hand`)
  if (await isAlive(owner)) throw alreadyRunning(dataDir, `process ${pidOf(owner)}`)
  const isGone = async () => (await findPostmaster(cluster))?.pid !== pid
  log(`Stopping PostgreSQL, process ${pid}, which outlived its Foyer.`)
  // Its supervisor, if alive, is sending the same SIGINT.
  for (const [signal, timeoutMs] of stopSignals) {
    signalProcess(pid, signal)
    if (await waitUntil(isGone, { timeoutMs })) return
  }
  throw cannotStart(`PostgreSQL, process ${pid}, outlived its Foyer and does not stop; end that process`)
}

export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has just ended, or is not ours to stop; the caller checks whether it is gone.
  }
}
