import { UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'
import type { ConnectionOptions } from './connection-options.ts'
import { dataFolderOf, findDemo } from './demo-file.ts'
import { findWorld } from './find-world.ts'
import { getProfile, type Profile, readProfiles, sandboxProfile } from './profiles.ts'
import type { Connection } from './server-connection.ts'
import { type TokenName, type Tokens, tokenNames, tokenWords } from './tokens.ts'
import { type Listener, requireListenerUrl, usualUrls } from './url.ts'

export type { Connection }

/** The connection that the options name; with a world, that of the world. */
export async function readConnection(
  options: ConnectionOptions,
  surroundings: Pick<Surroundings, 'env' | 'folder'>,
): Promise<Connection> {
  const connection = await readSandboxConnection(options, surroundings)
  const world = options.world || surroundings.env.FOYER_WORLD
  if (!world) return connection
  const demo = await findWorld(connection, world)
  const tokens = Object.fromEntries(
    Object.entries(demo.tokensOf(options.as ?? 'owner')).map(([name, token]) => [
      name,
      givenToken(name as TokenName, options, surroundings) ?? token,
    ]),
  ) as unknown as Tokens
  return { apiUrl: demo.apiUrl, appUrl: demo.appUrl, ...tokens, source: { kind: 'sandbox', demo } }
}

/** An option overrides the environment, which overrides the profile, which overrides the demo world. */
export async function readSandboxConnection(
  options: ConnectionOptions,
  surroundings: Pick<Surroundings, 'env' | 'folder'>,
): Promise<Connection> {
  const { env } = surroundings
  const { source, base } = await findSource(options, surroundings)
  const apiUrl = given(options.apiUrl, 'api', '--api-url') ?? given(env.FOYER_API_URL, 'api', 'FOYER_API_URL')
  const appUrl = given(options.appUrl, 'app', '--app-url') ?? given(env.FOYER_APP_URL, 'app', 'FOYER_APP_URL')
  const kept = source.kind === 'profile' ? withoutStrangers(base, { apiUrl, appUrl }) : base
  const tokens = Object.fromEntries(
    tokenNames.map(name => [name, givenToken(name, options, surroundings) ?? (kept[name] || undefined)]),
  ) as unknown as Tokens
  return { apiUrl: apiUrl ?? base.apiUrl, appUrl: appUrl ?? base.appUrl, ...tokens, source }
}

async function findSource(
  { profile, as }: ConnectionOptions,
  surroundings: Pick<Surroundings, 'env' | 'folder'>,
): Promise<{ source: Connection['source']; base: Profile }> {
  if (as && profile && profile !== sandboxProfile)
    throw new UsageError('--as names people of the sandbox: leave out --profile.')
  const saved = await readProfiles(surroundings)
  const name = as ? sandboxProfile : profile || surroundings.env.FOYER_PROFILE || saved.current
  if (name && name !== sandboxProfile)
    return { source: { kind: 'profile', name }, base: getProfile(saved, name) }
  const demo = await findDemo(surroundings)
  if (demo) return { source: { kind: 'sandbox', demo }, base: { ...demo, ...demo.tokensOf(as ?? 'owner') } }
  const folder = dataFolderOf(surroundings)
  if (name)
    throw new UsageError(
      `There is no sandbox in ${folder}: \`foyer start\` makes one, FOYER_DATA_DIR names another folder.`,
    )
  return { source: { kind: 'none', folder }, base: { apiUrl: usualUrls.api, appUrl: usualUrls.app } }
}

const givenToken = (name: TokenName, options: ConnectionOptions, { env }: Pick<Surroundings, 'env'>) =>
  options[name] || env[tokenWords[name].setting] || undefined

const given = (url: string | undefined, listener: Listener, name: string) =>
  url ? requireListenerUrl(url, listener, name) : undefined

/** The tokens of a profile go to the server of that profile alone. */
function withoutStrangers(base: Profile, { apiUrl, appUrl }: { apiUrl?: string; appUrl?: string }): Profile {
  const isElsewhere = (url: string | undefined, own: string) =>
    url !== undefined && new URL(url).origin !== new URL(own).origin
  const dropped: TokenName[] = [
    ...(isElsewhere(apiUrl, base.apiUrl) ? (['partnerToken', 'userToken', 'accessToken'] as const) : []),
    ...(isElsewhere(appUrl, base.appUrl) ? (['personalAccessToken'] as const) : []),
  ]
  return { ...base, ...Object.fromEntries(dropped.map(name => [name, undefined])) }
}
