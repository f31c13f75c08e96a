import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { didYouMean } from '../errors/closest.ts'
import { CommandFailure, UsageError } from '../errors/command-failure.ts'
import type { Surroundings } from '../surroundings.ts'
import type { Tokens } from './tokens.ts'

/** A server, and who calls it. */
export interface Profile extends Partial<Tokens> {
  apiUrl: string
  appUrl: string
}

export interface Profiles {
  /** The one that commands use when nothing else is named. */
  current?: string | undefined
  profiles: Record<string, Profile>
}

/** Always means the sandbox of the data folder, so that it can be named beside saved profiles. */
export const sandboxProfile = 'sandbox'

type Env = Pick<Surroundings, 'env'>

export function profilesFileOf({ env }: Env): string {
  const home = env.HOME || env.USERPROFILE || homedir()
  const folder = env.XDG_CONFIG_HOME || (process.platform === 'win32' && env.APPDATA) || join(home, '.config')
  return join(folder, 'foyer', 'profiles.json')
}

export async function readProfiles(surroundings: Env): Promise<Profiles> {
  const file = profilesFileOf(surroundings)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return { profiles: {} }
  try {
    const read = JSON.parse(text) as Profiles
    if (typeof read.profiles === 'object' && read.profiles !== null) return read
  } catch {}
  throw new CommandFailure(`${file} is not readable as profiles: mend or remove it.`)
}

/** Only its owner may read the file, because it holds tokens. */
export async function saveProfiles(surroundings: Env, profiles: Profiles): Promise<void> {
  const file = profilesFileOf(surroundings)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 })
  await chmod(unfinished, 0o600)
  await rename(unfinished, file)
}

export function getProfile({ profiles }: Profiles, name: string): Profile {
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined
  if (!profile)
    throw new UsageError(
      `There is no profile ${name}.${didYouMean(name, [...Object.keys(profiles), sandboxProfile])}`,
    )
  if (!URL.canParse(profile.apiUrl) || !URL.canParse(profile.appUrl))
    throw new CommandFailure(`The profile ${name} has no addresses: save it again with \`foyer login\`.`)
  return profile
}

export function requireProfileName(name: string): string {
  if (!/^[a-z0-9][a-z0-9._-]{0,63}$/i.test(name))
    throw new UsageError(`${name} is no name for a profile: use letters, digits, dots and dashes.`)
  if (name === sandboxProfile)
    throw new UsageError(`The profile ${sandboxProfile} is that of the data folder: choose another name.`)
  return name
}
