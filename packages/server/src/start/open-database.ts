import { mkdir } from 'node:fs/promises'
import type { Config } from '../config/config.ts'
import type { ConnectionOptions } from '../platform/database/database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../platform/database/embedded/embedded.ts'
import { checkServer } from '../platform/database/server.ts'
import type { Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'

export interface OpenDatabase {
  connection: ConnectionOptions
  /** Only for a database that this program started itself. */
  embedded?: EmbeddedDatabase
}

/** Opens the configured server, or an embedded one in the data folder. */
export async function openDatabase(
  config: Config,
  log: Log,
  beforeCreating?: () => Promise<void>,
): Promise<OpenDatabase> {
  await mkdir(config.dataDir, { recursive: true }).catch(cause => {
    if (!config.secrets.databaseUrl || config.mode === 'sandbox')
      throw new StartError(
        `The data folder ${config.dataDir} cannot be made: set FOYER_DATA_DIR to one that can.`,
        {
          cause,
        },
      )
  })
  if (config.secrets.databaseUrl) {
    const connection = { connectionString: config.secrets.databaseUrl }
    await beforeCreating?.()
    await checkServer(connection)
    return { connection }
  }
  const embedded = await startEmbeddedDatabase({
    dataDir: config.dataDir,
    beforeCreating,
    log: line => {
      // PostgreSQL reports this for connections that our own stop overtakes on a busy machine.
      if (!line.includes('terminating connection due to administrator command'))
        log.warn({ from: 'postgresql' }, line)
    },
  })
  return { connection: embedded.connection, embedded }
}
