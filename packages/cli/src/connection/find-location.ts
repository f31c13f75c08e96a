import { UsageError } from '../errors/command-failure.ts'
import type { Connection } from './read-connection.ts'
import { requireTokens } from './require-tokens.ts'

/** The Location that an option names; in the sandbox, by default the first of the demo world. */
export function findLocation(given: number | undefined, connection: Connection): number {
  const { source } = connection
  // Who has neither a sandbox nor a token is asked for those first.
  if (source.kind === 'none' && !connection.personalAccessToken) requireTokens(connection, 'partner')
  const location = given ?? (source.kind === 'sandbox' ? source.demo.locationId : undefined)
  if (location === undefined) throw new UsageError('Which Location? Name it with --location.')
  return location
}

export const locationHelp = 'the Location; by default the first one of the demo world'
