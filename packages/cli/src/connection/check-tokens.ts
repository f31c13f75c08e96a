import { connect } from '../connection.ts'
import type { Connection } from './read-connection.ts'
import { type TokenName, tokenNames } from './tokens.ts'

/** A cheap call that the server refuses if it doesn't know the token. */
const checks: Record<TokenName, ((connection: Connection) => Promise<unknown>) | undefined> = {
  partnerToken: connection => connect(connection, 'partner').webhooks.listDeliveries({ count: 1 }),
  userToken: connection => connect(connection, 'user').companies.list({ my: 1, count: 1 }),
  personalAccessToken: connection => connect(connection, 'person').account.me(),
  // Every call of v3 names a Location, which isn't known here.
  accessToken: undefined,
}

export const checkToken = async (connection: Connection, name: TokenName): Promise<unknown> =>
  checks[name]?.(connection)

/** Asks the server about every token of the connection; the first refusal is thrown. */
export async function checkTokens(connection: Connection): Promise<void> {
  for (const name of tokenNames) if (connection[name]) await checkToken(connection, name)
}
