import { UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'
import { ask, askSecret } from '../terminal/ask.ts'
import { type TokenName, type Tokens, tokenWords } from './tokens.ts'

interface SignIn {
  about: string
  tokens: readonly [TokenName, ...TokenName[]]
}

/** The ways to sign in, the usual one first. */
const signIns: SignIn[] = [
  {
    about: 'a personal access token, from your profile in the console: you, as a person',
    tokens: ['personalAccessToken'],
  },
  {
    about: 'a partner token, and a user token if there is one: your partner account',
    tokens: ['partnerToken', 'userToken'],
  },
  { about: 'a v3 token: an OAuth2 access token or a restricted key', tokens: ['accessToken'] },
]

/** Asks how somebody signs in, and then for the tokens of that way, which are not shown. */
export async function askForTokens(surroundings: Surroundings): Promise<Partial<Tokens>> {
  const list = signIns.map(({ about }, index) => `  ${index + 1}  ${about}\n`).join('')
  surroundings.stderr.write(`How do you sign in?\n${list}`)
  const answer = (await ask(surroundings, 'Number [1]: ')) || '1'
  const chosen = /^\d+$/.test(answer) ? signIns[Number(answer) - 1] : undefined
  if (!chosen)
    throw new UsageError(`Choose a number from 1 to ${signIns.length}; ${answer} is not. Nothing is saved.`)
  const [first, ...others] = chosen.tokens
  const tokens: Partial<Tokens> = { [first]: await askForToken(surroundings, first, 'not shown') }
  if (!tokens[first]) throw new UsageError(`No ${tokenWords[first].title} was entered. Nothing is saved.`)
  for (const name of others) tokens[name] = await askForToken(surroundings, name, 'not shown; empty for none')
  return tokens
}

async function askForToken(
  surroundings: Surroundings,
  name: TokenName,
  note: string,
): Promise<string | undefined> {
  const { title } = tokenWords[name]
  return (
    (await askSecret(surroundings, `${title[0]?.toUpperCase()}${title.slice(1)} (${note}): `)) || undefined
  )
}
