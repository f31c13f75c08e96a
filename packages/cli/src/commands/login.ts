import { type BuildCommand, examples, mainCommand } from '../command.ts'
import { askForTokens } from '../connection/ask-for-tokens.ts'
import { checkTokens } from '../connection/check-tokens.ts'
import { findDemo } from '../connection/demo-file.ts'
import { profilesFileOf, readProfiles, requireProfileName, saveProfiles } from '../connection/profiles.ts'
import { type Tokens, tokenNames, tokenWords } from '../connection/tokens.ts'
import { requireListenerUrl, usualUrls } from '../connection/url.ts'
import { UsageError } from '../errors/command-failure.ts'
import { findApiUrl } from '../sdk.ts'
import type { Surroundings } from '../surroundings.ts'
import { ask, canAsk } from '../terminal/ask.ts'
import { listInWords } from '../terminal/list-in-words.ts'

export const loginCommand: BuildCommand = surroundings =>
  mainCommand(
    'Asks for the address of a server, for the way in which you sign in and for the token, checks them, and saves them as a profile that commands use from then on. What an option or the environment names is not asked for; tokens are best given in the environment, because others on this machine can read the options of a command.',
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
    .addHelpText(
      'after',
      examples(
        'login',
        'login --profile staging --app-url https://app.staging.example',
        'FOYER_PARTNER_TOKEN=… foyer login --app-url http://127.0.0.1:8081',
      ),
    )
    .action(async options => {
      const { profile } = options
      const appUrl = await readAppUrl(options.appUrl, surroundings)
      const api = options.apiUrl || surroundings.env.FOYER_API_URL
      const apiUrl = api ? requireListenerUrl(api, 'api', '--api-url') : await findApiUrl(appUrl)
      const tokens = await readTokens(options, surroundings)
      const connection = { apiUrl, appUrl, ...tokens, source: { kind: 'profile', name: profile } as const }
      await checkTokens(connection).catch(error => {
        if (error instanceof Error) error.message += ' Nothing is saved.'
        throw error
      })
      const saved = await readProfiles(surroundings)
      await saveProfiles(surroundings, {
        current: profile,
        profiles: { ...saved.profiles, [profile]: { apiUrl, appUrl, ...tokens } },
      })
      const stored = tokenNames.filter(name => tokens[name]).map(name => `the ${tokenWords[name].title}`)
      surroundings.stdout.write(
        `The profile ${profile} is saved in ${profilesFileOf(surroundings)}: the console ${appUrl}, the API ${apiUrl} and ${listInWords(stored)}. Commands use it now; \`foyer profiles use sandbox\` goes back to the sandbox.\n`,
      )
    })

/** The address is asked for first, because it is checked before anybody pastes a secret. */
async function readAppUrl(given: string | undefined, surroundings: Surroundings): Promise<string> {
  const named = given || surroundings.env.FOYER_APP_URL
  if (named) return requireListenerUrl(named, 'app', '--app-url')
  if (!canAsk(surroundings))
    throw new UsageError('Name the server with --app-url and a token: there is no terminal to ask on.')
  const usual = (await findDemo(surroundings))?.appUrl ?? usualUrls.app
  const answer = await ask(surroundings, `Address of the console [${usual}]: `)
  return requireListenerUrl(answer || usual, 'app', 'The address')
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
  return { ...given, ...(await askForTokens(surroundings)) }
}
