import type { Config } from '../config/config.ts'
import { isWeakKey } from '../config/weak-key.ts'
import type { Context } from '../context.ts'
import { loadDictionaries } from '../features/locations/dictionaries/dictionaries.ts'
import { loadProcessor } from '../features/marketplace/billing/load-processor.ts'
import type { KeyRing } from '../platform/crypto/key-ring.ts'
import type { Log } from '../platform/log.ts'
import { loadKeys } from './load-keys.ts'

/** What a process has once, for its own sandbox and for the worlds in it. */
export type SharedParts = Pick<
  Context,
  'config' | 'log' | 'resolve' | 'passwordCost' | 'dictionaries' | 'processor' | 'key'
>

type LoadedParts = Pick<SharedParts, 'dictionaries' | 'processor' | 'key'>

export async function loadParts(config: Config, log: Log): Promise<LoadedParts> {
  const dictionaries = loadDictionaries({ exchangeRatesFile: config.exchangeRatesFile })
  const processor = await loadProcessor(config)
  const key = await loadKeys(config)
  warnOfWeakKeys(key, log)
  return { dictionaries, processor, key }
}

/** A weak key is not refused, because then it could never be rotated away. */
function warnOfWeakKeys({ keys: [, ...accepted] }: KeyRing, log: Log): void {
  for (const { id, bytes } of accepted)
    if (isWeakKey(bytes))
      log.warn(
        `FOYER_SECRET_KEYS_ACCEPTED names key ${id}, which is not random: whoever guesses it can sign as this server. Run foyer keys rotate, then leave it out.`,
      )
}
