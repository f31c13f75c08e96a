import type { Access } from '@foyer/contract'
import { createFoyer, type Foyer, type LostConnection } from '@foyer/sdk'
import { createAccount, type FoyerAccount } from '@foyer/sdk/account'
import { createOperator, type FoyerOperator } from '@foyer/sdk/operator'
import manifest from '../package.json' with { type: 'json' }
import { requireTokens } from './connection/require-tokens.ts'
import type { Connection } from './connection/server-connection.ts'

// The SDK is used in this file alone.
export { FoyerError, findApiUrl } from '@foyer/sdk'
export { isList, type Shape, toInput } from '@foyer/sdk/inputs'
export type { Foyer, LostConnection }

/** Every operation, whoever may call it. */
export type AllOperations = Foyer & FoyerAccount & { readonly operators: FoyerOperator }

/** Every operation, called with the tokens of the connection; those that the caller needs must be there. */
export function connect(connection: Connection, by: Access['by'] = 'anyone'): AllOperations {
  requireTokens(connection, by)
  const { source: _source, ...addressesAndTokens } = connection
  const options = { ...addressesAndTokens, userAgent: `foyer-cli/${manifest.version}` }
  const all: Record<string, object> = { ...createFoyer(options) }
  // Some groups have operations of partners and of people.
  for (const [group, methods] of Object.entries<object>({ ...createAccount(options) }))
    all[group] = { ...all[group], ...methods }
  return { ...all, operators: createOperator(options) } as unknown as AllOperations
}
