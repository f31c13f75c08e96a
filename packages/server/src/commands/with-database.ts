import type { Config } from '../config/config.ts'
import { syncDictionaries } from '../features/locations/dictionaries/dictionaries.store.ts'
import { loadDictionaries } from '../features/locations/dictionaries/dictionaries.ts'
import { Database } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLog } from '../platform/log.ts'
import { openDatabase } from '../start/open-database.ts'

/** Runs a command that works on the database without serving anything. */
export async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const log = createLog({ level: config.logLevel })
  const { connection, embedded } = await openDatabase(config, log)
  try {
    const dictionaries = loadDictionaries({ exchangeRatesFile: config.exchangeRatesFile })
    await migrate({ connection, mode: config.mode, fill: db => syncDictionaries(db, dictionaries) })
    const db = new Database(connection, err => log.warn({ err }, 'an idle database connection failed'))
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  } finally {
    await embedded?.stop()
  }
}
