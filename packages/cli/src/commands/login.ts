import { type BuildCommand, command, examples } from '../command.ts'
import { checkTokens } from '../connection/check-tokens.ts'
import { profilesFileOf, readProfiles, requireProfileName, saveProfiles } from '../connection/profiles.ts'
import { type Tokens, tokenNames, tokenWords } from '../connection/tokens.ts'
import { requireUrl } from '../connection/url.ts'
import { findApiUrl } from '../connection.ts'
import { UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'
import { ask, askSecret, canAsk } from '../terminal/ask.ts'

export const loginCommand: BuildCommand = surroundings =>
  command(
    'login',
    'Save a server and its tokens as a profile',
    'Asks for the address of a server and for tokens, checks them, and saves them as a profile that commands use from then on. What an option or the environment names is not asked for; tokens are best given in the environment, because others on this machine can read the options of a command.',
  )
    .option('--profile <name>', 'the name of the profile', requireProfileName, 'default')
    .option('--app-url <url>', 'the app listener: the address of the console (FOYER_APP_URL)')
    .option('--api-url <url>', 'the API listener; by default the server says where it is (FOYER_API_URL)')
    .option(
      '--personal-access-token <token>',
      'foyer_pat_…, made in the profile of the console (FOYER_PERSONAL_ACCESS_TOKEN)',
    )
    .option('--partner-token <token>', 'the partner that calls (FOYER_PARTNER_TOKEN)')
    .option('--user-token <token>', 'the user on whose behalf (FOYER_USER_TOKEN)')
    .option('--access-token <token>', 'for v3: OAuth2 access token or restricted key (FOYER_ACCESS_TOKEN)')
    .addHelpText('after', examples('login', 'login --profile staging --app-url https://app.staging.example'))
    .action(async options => {
      const { env } = surroundings
      const app =
        options.appUrl || env.FOYER_APP_URL || (await askFor(surroundings, 'Address of the console: '))
      const appUrl = requireUrl(app, '--app-url')
      const api = options.apiUrl || env.FOYER_API_URL
      const apiUrl = api ? requireUrl(api, '--api-url') : await findApiUrl(appUrl)
      const tokens = await readTokens(options, surroundings)
      await checkTokens({ apiUrl, appUrl, ...tokens, source: { kind: 'profile', name: options.profile } })
      const saved = await readProfiles(surroundings)
      await saveProfiles(surroundings, {
        current: options.profile,
        profiles: { ...saved.profiles, [options.profile]: { apiUrl, appUrl, ...tokens } },
      })
      surroundings.stdout.write(
        `The profile ${options.profile} is saved in ${profilesFileOf(surroundings)}. Commands use it now; \`foyer profiles use sandbox\` goes back to the sandbox.\n`,
      )
    })

async function askFor(surroundings: Surroundings, question: string): Promise<string> {
  if (!canAsk(surroundings))
    throw new UsageError('Name the server with --app-url and a token: there is no terminal to ask on.')
  return ask(surroundings, question)
}

async function readTokens(options: Partial<Tokens>, surroundings: Surroundings): Promise<Tokens> {
  const given = Object.fromEntries(
    tokenNames.map(name => [name, options[name] || surroundings.env[tokenWords[name].setting] || undefined]),
  ) as unknown as Tokens
  if (tokenNames.some(name => given[name])) return given
  if (!canAsk(surroundings))
    throw new UsageError(
      'Give at least one token, such as FOYER_PERSONAL_ACCESS_TOKEN: there is no terminal to ask on.',
    )
  const asked = { ...given }
  for (const name of ['personalAccessToken', 'partnerToken', 'userToken'] as const)
    asked[name] = (await askSecret(surroundings, `${tokenWords[name].title} (empty for none): `)) || undefined
  if (!tokenNames.some(name => asked[name])) throw new UsageError('A profile needs at least one token.')
  return asked
}
