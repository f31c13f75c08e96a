import { type Command, Option, type OptionValues } from '@commander-js/extra-typings'
import { withOutput } from '../command.ts'
import { demoPeople } from './demo-file.ts'

export interface ConnectionOptions {
  profile?: string
  as?: (typeof demoPeople)[number]
  world?: string
  apiUrl?: string
  appUrl?: string
  partnerToken?: string
  userToken?: string
  personalAccessToken?: string
  accessToken?: string
}

/** Adds the options that say which server a command calls, and as whom. Call it last: the group goes on. */
export const withConnection = <Args extends unknown[], Options extends OptionValues>(
  command: Command<Args, Options>,
) =>
  command
    .optionsGroup('Connection (option, environment, profile, then demo.json of the sandbox):')
    .option(
      '--profile <name>',
      'a profile that `foyer login` saved; sandbox for that of ./data (FOYER_PROFILE)',
    )
    .addOption(
      new Option('--as <person>', 'a person of the demo world in the sandbox').choices([...demoPeople]),
    )
    .option('--world <id>', 'a world of that sandbox, as `foyer worlds` lists them (FOYER_WORLD)')
    .option('--api-url <url>', 'the API, such as http://127.0.0.1:8080 (FOYER_API_URL)')
    .option('--app-url <url>', 'the console, such as http://127.0.0.1:8081 (FOYER_APP_URL)')
    .option('--partner-token <token>', 'the partner that calls (FOYER_PARTNER_TOKEN)')
    .option('--user-token <token>', 'the user on whose behalf (FOYER_USER_TOKEN)')
    .option(
      '--personal-access-token <token>',
      'for account operations: foyer_pat_… (FOYER_PERSONAL_ACCESS_TOKEN)',
    )
    .option('--access-token <token>', 'for v3: OAuth2 access token or restricted key (FOYER_ACCESS_TOKEN)')

/** What a command that is suggested needs, so that it calls the same world. */
export const sameWorld = ({ world }: Pick<ConnectionOptions, 'world'>): string =>
  world ? ` --world ${world}` : ''

/** Every option of a command that calls the server and prints what it answers. */
export interface ServerOptions extends ConnectionOptions {
  output?: 'json' | 'table'
}

/** For commands that call the server and print what it answers. */
export const onServer = <Args extends unknown[], Options extends OptionValues>(
  command: Command<Args, Options>,
  usual?: string,
) => withConnection(withOutput(command, usual))
