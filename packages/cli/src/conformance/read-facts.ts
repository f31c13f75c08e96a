import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readConnection } from '../connection/read-connection.ts'
import { requireUrl } from '../connection/url.ts'
import { UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'
import { Facts } from './facts.ts'
import type { Addresses } from './session.ts'

export interface FactOptions {
  facts?: string
  profile?: string
  baseUrl?: string
  appUrl?: string
  partnerToken?: string
  userToken?: string
  location?: number
}

type Given = Record<string, unknown>

/** The facts of a file, of a profile, or of the sandbox; options come before them. */
export async function readFacts(options: FactOptions, surroundings: Pick<Surroundings, 'env' | 'folder'>) {
  const { facts: file, profile, partnerToken, userToken, location } = options
  if (file && profile) throw new UsageError('--facts and --profile both name the facts: leave one out.')
  const base = file
    ? await readFactsFile(resolve(surroundings.folder, file))
    : await findFacts(options, surroundings)
  const merged: Given = {
    ...base,
    partner: { ...part(base, 'partner'), ...(partnerToken && { token: partnerToken }) },
    owner: { ...part(base, 'owner'), ...(userToken && { token: userToken }) },
    locations: { ...part(base, 'locations'), ...(location && { main: location }) },
  }
  const facts = new Facts(merged)
  return { facts, addresses: toAddresses(options, facts), baseUrl: toBaseUrl(options, facts) }
}

const part = (facts: Given, name: string): object =>
  typeof facts[name] === 'object' && facts[name] !== null ? facts[name] : {}

async function findFacts(
  { profile, baseUrl }: FactOptions,
  surroundings: Pick<Surroundings, 'env' | 'folder'>,
): Promise<Given> {
  const connection = await readConnection(profile ? { profile } : {}, surroundings)
  const { source, apiUrl, appUrl, partnerToken, userToken, accessToken } = connection
  if (source.kind === 'sandbox') return readFactsFile(source.demo.file)
  const own = `${apiUrl}/api/v1`
  if (
    source.kind === 'profile' &&
    baseUrl &&
    new URL(requireUrl(baseUrl, '--base-url')).origin !== new URL(own).origin
  )
    throw new UsageError(
      `The tokens of the profile ${source.name} go to ${apiUrl} alone: leave out --base-url, or name --facts.`,
    )
  return {
    ...(source.kind === 'profile' && { base_url: own, app_url: appUrl }),
    partner: { token: partnerToken },
    owner: { token: userToken },
    restricted_key: accessToken,
  }
}

async function readFactsFile(file: string): Promise<Given> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`The file ${file} cannot be read.`)
  })
  try {
    const facts: unknown = JSON.parse(text)
    if (typeof facts === 'object' && facts !== null && !Array.isArray(facts)) return { ...facts }
  } catch {}
  throw new UsageError(`${file} must be a JSON object of the form of demo.json.`)
}

function toBaseUrl({ baseUrl }: FactOptions, facts: Facts): string {
  const url = baseUrl ?? facts.find('base_url')
  if (url === undefined)
    throw new UsageError(
      'Which server? `foyer start` makes a sandbox here; name another with --base-url, such as https://api.example/api/v1, or with --facts.',
    )
  return requireUrl(String(url), baseUrl ? '--base-url' : 'base_url')
}

function toAddresses(options: FactOptions, facts: Facts): Addresses {
  const base = toBaseUrl(options, facts)
  if (!base.endsWith('/v1')) throw new UsageError(`--base-url ends with the version, /v1; ${base} does not.`)
  const api = base.slice(0, -'/v1'.length)
  const app = options.appUrl ?? facts.find('app_url')
  if (app === undefined)
    throw new UsageError('Which app address? Name it with --app-url, such as https://app.example.')
  // The preview of another server is not that of the facts.
  const v3 = options.baseUrl ? undefined : facts.find('v3_base_url')
  return {
    api,
    app: requireUrl(String(app), '--app-url'),
    v3: v3 === undefined ? `${api}/v3` : requireUrl(String(v3), 'v3_base_url'),
  }
}
