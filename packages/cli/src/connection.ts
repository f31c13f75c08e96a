import type { Access } from '@foyer/contract'
import { createFoyer, type Foyer } from '@foyer/sdk'
import type { Connection } from './connection/read-connection.ts'
import { requireTokens } from './connection/require-tokens.ts'

// The SDK is used in this file alone.
export { FoyerError, findApiUrl } from '@foyer/sdk'
export type { Foyer }

/** Every operation, called with the tokens of the connection; those that the caller needs must be there. */
export function connect(connection: Connection, by: Access['by'] = 'anyone'): Foyer {
  requireTokens(connection, by)
  const { apiUrl, appUrl, partnerToken, userToken, personalAccessToken, accessToken } = connection
  return createFoyer({
    apiUrl,
    appUrl,
    partnerToken,
    userToken,
    personalAccessToken,
    accessToken,
    retryRateLimited: true,
  })
}
