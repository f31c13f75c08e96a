import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CommandFailure } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'
import type { Tokens } from './tokens.ts'

/** The people of the demo world whom `--as` names. */
export const demoPeople = ['owner', 'developer', 'operator', 'newcomer', 'system', 'other-partner'] as const
export type DemoPerson = (typeof demoPeople)[number]

interface Login {
  token?: string
  access_token?: string
}

/** The parts of `demo.json` that the command line uses. */
interface DemoFile {
  api_root: string
  app_url: string
  partner: { token: string; webhook_secret?: string }
  other_partner?: { token?: string }
  owner: Login
  developer?: Login
  operator?: Login
  member_without_rights?: Login
  system_user?: Login
  chain?: { crm_token?: string }
  locations?: { main?: number }
  restricted_key?: string
}

export interface Demo {
  file: string
  apiUrl: string
  appUrl: string
  tokensOf(person: DemoPerson): Tokens
  crmToken: string | undefined
  webhookSecret: string | undefined
  locationId: number | undefined
}

export const dataFolderOf = ({ env }: Pick<Surroundings, 'env'>): string => env.FOYER_DATA_DIR || './data'

/** Reads the facts of the sandbox in the data folder, if there is one. */
export async function findDemo(
  surroundings: Pick<Surroundings, 'env' | 'folder'>,
): Promise<Demo | undefined> {
  const file = resolve(surroundings.folder, dataFolderOf(surroundings), 'demo.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return toDemo(file, JSON.parse(text) as DemoFile)
  } catch {
    throw new CommandFailure(`${file} is not the demo.json of a Foyer: remove it, or name the connection.`)
  }
}

/** Facts come from a file, or from a sandbox that has made a world. */
export function toDemo(file: string, facts: DemoFile): Demo {
  const logins: Record<DemoPerson, Login | undefined> = {
    owner: facts.owner,
    developer: facts.developer,
    operator: facts.operator,
    newcomer: facts.member_without_rights,
    system: facts.system_user,
    'other-partner': facts.owner,
  }
  const partnerToken = facts.partner.token
  return {
    file,
    apiUrl: facts.api_root.replace(/\/api$/, ''),
    appUrl: facts.app_url,
    tokensOf: person => ({
      // The owner, in the program of somebody else: what it changes is sent to you.
      partnerToken: person === 'other-partner' ? facts.other_partner?.token : partnerToken,
      userToken: logins[person]?.token,
      personalAccessToken: logins[person]?.access_token,
      accessToken: facts.restricted_key,
    }),
    crmToken: facts.chain?.crm_token,
    webhookSecret: facts.partner.webhook_secret,
    locationId: facts.locations?.main,
  }
}
