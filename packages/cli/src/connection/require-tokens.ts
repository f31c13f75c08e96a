import type { Access } from '@foyer/contract'
import { CommandFailure } from '../errors/command-failure.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import type { Connection } from './server-connection.ts'
import { type TokenName, tokenWords } from './tokens.ts'

const needed: Record<Access['by'], readonly TokenName[]> = {
  anyone: [],
  partner: ['partnerToken'],
  user: ['partnerToken', 'userToken'],
  person: ['personalAccessToken'],
  operator: ['personalAccessToken'],
  credential: ['accessToken'],
}

/** Says before the call which token is missing, and how to give it. */
export function requireTokens(connection: Connection, by: Access['by']): void {
  const missing = needed[by].find(name => !connection[name])
  if (!missing) return
  const { title, option, setting } = tokenWords[missing]
  throw new CommandFailure(
    `${whatIsThere(connection, title)} or name it with ${option} or ${setting}.`,
    exitCodes.notAuthenticated,
  )
}

function whatIsThere({ source }: Connection, title: string): string {
  switch (source.kind) {
    case 'none':
      return `There is no sandbox in ${source.folder} and no profile, and this needs a ${title}: run \`foyer start\` for a sandbox, \`foyer login\` for another server,`
    case 'profile':
      return `This needs a ${title}, which the profile ${source.name} does not have for this server: save it with \`foyer login\`,`
    case 'sandbox':
      return `This needs a ${title}, which this person of the demo world does not have: choose another with --as,`
  }
}
