import { syncDictionaries } from '../features/locations/dictionaries/dictionaries.store.ts'
import { refuseWrongKey } from '../features/secret-keys/check-keys.ts'
import type { ConnectionOptions } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { keySource } from './load-keys.ts'
import type { SharedParts } from './load-parts.ts'

/** Brings a database up to date, unless it is not one of ours. */
export const prepareDatabase = (
  { config, key, dictionaries }: Pick<SharedParts, 'config' | 'key' | 'dictionaries'>,
  connection: ConnectionOptions,
): Promise<void> =>
  migrate({
    connection,
    mode: config.mode,
    refuse: db => refuseWrongKey(db, key, keySource(config)),
    fill: db => syncDictionaries(db, dictionaries),
  })
