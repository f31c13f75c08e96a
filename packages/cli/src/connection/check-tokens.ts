import { connect, FoyerError } from '../sdk.ts'
import type { Connection } from './read-connection.ts'
import { type TokenName, tokenNames } from './tokens.ts'

/** A cheap call that the server refuses if it doesn't know the token. */
const checks: Record<TokenName, (connection: Connection) => Promise<unknown>> = {
  partnerToken: connection => connect(connection, 'partner').webhooks.listDeliveries({ count: 1 }),
  userToken: connection => connect(connection, 'user').companies.list({ my: 1, count: 1 }),
  personalAccessToken: connection => connect(connection, 'person').account.me(),
  accessToken: connection => askV3(connection),
}

/** Every call of v3 names a Location, and which one the token is for isn't known here: only 401 is about the token. */
const askV3 = (connection: Connection): Promise<unknown> =>
  connect(connection, 'credential')
    .v3.listResources({ location_id: 1, limit: 1 })
    .catch(error => {
      if (!(error instanceof FoyerError && [403, 404].includes(error.status))) throw error
    })

export const checkToken = async (connection: Connection, name: TokenName): Promise<unknown> =>
  checks[name](connection)

/** Asks the server about every token of the connection; the first refusal is thrown. */
export async function checkTokens(connection: Connection): Promise<void> {
  for (const name of tokenNames) if (connection[name]) await checkToken(connection, name)
}
