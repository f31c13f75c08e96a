import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { provideBinaries } from './binaries.ts'
import { ensureCluster, user } from './cluster.ts'
import { type EmbeddedConnection, ensureDatabase } from './ensure-database.ts'
import { cannotStart, EmbeddedDatabaseError } from './errors.ts'
import { locateHome, systemDir } from './home.ts'
import { launch } from './launch.ts'
import { acquireOwnerLock } from './owner-lock.ts'
import { readOrCreatePassword } from './password.ts'
import { getPackagedBinaries } from './platform.ts'
import { clearTheWay } from './postmaster.ts'
import { port, prepareSocketFolder } from './socket-folder.ts'
import type { ExitInfo } from './supervise.ts'

export type { EmbeddedConnection }
export { EmbeddedDatabaseError }

export interface EmbeddedDatabaseOptions {
  dataDir: string
  log: (line: string) => void
  durable?: boolean
  settings?: Record<string, string>
  /** Called when the folder is ours, and before anything is made in it; what it throws ends the start. */
  beforeCreating?: (() => Promise<void>) | undefined
}

export interface EmbeddedDatabase {
  connection: EmbeddedConnection
  stop(): Promise<void>
  exited: Promise<ExitInfo>
}

export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const packaged = getPackagedBinaries()
  const lock = await acquireOwnerLock(options.dataDir)
  try {
    await options.beforeCreating?.()
    const server = await startServer(options, { packaged, owner: lock.identity })
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= server.stop().finally(lock.release)
      return stopped
    }
    return { connection: server.connection, exited: server.exited, stop }
  } catch (error) {
    await lock.release()
    throw error instanceof EmbeddedDatabaseError || error instanceof StartError
      ? error
      : cannotStart(String(error), error)
  }
}

async function startServer(
  { dataDir: givenDir, log, durable = true, settings = {} }: EmbeddedDatabaseOptions,
  { packaged, owner }: { packaged: ReturnType<typeof getPackagedBinaries>; owner: string },
) {
  const dataDir = await realpath(givenDir)
  const home = await locateHome(dataDir, log)
  const copyTo = home.runAs ? systemDir : dataDir
  const binaries = await provideBinaries(packaged, { runAs: home.runAs, copyTo })
  const password = await readOrCreatePassword(dataDir)
  const folders = {
    dataDir,
    cluster: join(home.dir, 'postgres'),
    socketFolder: await prepareSocketFolder(home),
  }
  await clearTheWay(folders, log)
  await ensureCluster({ dataDir, home, binaries, password, durable })
  const server = await launch({ folders, home, binaries, owner, durable, settings, log })
  const connection = { host: folders.socketFolder, port, user, password, database: 'foyer' }
  try {
    await ensureDatabase(connection)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { ...server, connection }
}
