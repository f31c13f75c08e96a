import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createFoyer, type Foyer } from '@foyer/sdk'
import { createAccount, type FoyerAccount } from '@foyer/sdk/account'
import { createOperator, type FoyerOperator } from '@foyer/sdk/operator'
import { CommandFailure } from './command.ts'

export const connectionOptions = {
  'api-url': { type: 'string' },
  'app-url': { type: 'string' },
  'partner-token': { type: 'string' },
  'user-token': { type: 'string' },
  'personal-access-token': { type: 'string' },
  'access-token': { type: 'string' },
} as const

export const connectionHelp = `Connection (by default that of demo.json in FOYER_DATA_DIR or ./data):
  --api-url, FOYER_API_URL               the API listener
  --app-url, FOYER_APP_URL               the app listener
  --partner-token, FOYER_PARTNER_TOKEN   the partner who calls
  --user-token, FOYER_USER_TOKEN         the user on whose behalf
  --personal-access-token, FOYER_PERSONAL_ACCESS_TOKEN
                                         for account operations: foyer_pat_…, made in the profile of the console
  --access-token, FOYER_ACCESS_TOKEN     for v3: an OAuth2 access token or a restricted key`

type Given = { [K in keyof typeof connectionOptions]?: string }
type Env = Record<string, string | undefined>

export interface Connection {
  apiUrl: string
  appUrl: string
  partnerToken: string | undefined
  userToken: string | undefined
  personalAccessToken: string | undefined
  accessToken: string | undefined
  /** The integration token of the demo Chain, if there is a demo world. */
  demoCrmToken: string | undefined
  /** The contents of `demo.json`, if there is a demo world. */
  demoFile: string | undefined
}

/** An option overrides the environment, which overrides the demo world. */
export async function readConnection(given: Given, env: Env): Promise<Connection> {
  const file = resolve(join(env.FOYER_DATA_DIR || './data', 'demo.json'))
  const demo = await readDemo(file)
  return {
    apiUrl: given['api-url'] || env.FOYER_API_URL || demo?.apiUrl || 'http://127.0.0.1:8080',
    appUrl: given['app-url'] || env.FOYER_APP_URL || demo?.appUrl || 'http://127.0.0.1:8081',
    partnerToken: given['partner-token'] || env.FOYER_PARTNER_TOKEN || demo?.partnerToken,
    userToken: given['user-token'] || env.FOYER_USER_TOKEN || demo?.userToken,
    personalAccessToken:
      given['personal-access-token'] || env.FOYER_PERSONAL_ACCESS_TOKEN || demo?.personalAccessToken,
    accessToken: given['access-token'] || env.FOYER_ACCESS_TOKEN || demo?.accessToken,
    demoCrmToken: demo?.crmToken,
    demoFile: demo && file,
  }
}

/** Every operation, whoever may call it. */
export type AllOperations = Foyer & FoyerAccount & { readonly operators: FoyerOperator }

export function connect(connection: Connection): AllOperations {
  const partner: Record<string, object> = { ...createFoyer(connection) }
  const account = Object.entries<object>({ ...createAccount(connection) })
  // Some groups have operations of partners and of people.
  for (const [group, methods] of account) partner[group] = { ...partner[group], ...methods }
  return { ...partner, operators: createOperator(connection) } as unknown as AllOperations
}

interface DemoFacts {
  api_root: string
  app_url: string
  partner: { token: string }
  owner: { token: string; access_token?: string }
  chain?: { crm_token?: string }
  restricted_key?: string
}

async function readDemo(file: string) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    const facts = JSON.parse(text) as DemoFacts
    return {
      apiUrl: facts.api_root.replace(/\/api$/, ''),
      appUrl: facts.app_url,
      partnerToken: facts.partner.token,
      userToken: facts.owner.token,
      personalAccessToken: facts.owner.access_token,
      crmToken: facts.chain?.crm_token,
      accessToken: facts.restricted_key,
    }
  } catch {
    throw new CommandFailure(`${file} is not the demo.json of a Foyer: remove it, or name the connection.`)
  }
}
