import { access, constants, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { dataFolderOf } from '../connection/demo-file.ts'
import { profilesFileOf } from '../connection/profiles.ts'
import type { Connection } from '../connection/read-connection.ts'
import { tokenNames, tokenWords } from '../connection/tokens.ts'
import type { Surroundings } from '../surroundings.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const oldestNode = [20, 19] as const

/** Where addresses and tokens come from, and which settings of the environment decide otherwise. */
export function checkSource({ env }: Surroundings, { source }: Connection): Finding {
  const names = ['FOYER_API_URL', 'FOYER_APP_URL', ...tokenNames.map(name => tokenWords[name].setting)]
  const given = names.filter(name => env[name])
  const base =
    source.kind === 'sandbox'
      ? `the sandbox of ${source.demo.file}`
      : source.kind === 'profile'
        ? `the profile ${source.name}`
        : 'no sandbox and no profile'
  return ok('connection', given.length > 0 ? `${base}; the environment has ${given.join(', ')}` : base)
}

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isNewEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
  return isNewEnough
    ? ok('node', version)
    : problem('node', `${version} is too old`, `install Node ${oldestNode.join('.')} or newer`)
}

export async function checkProfiles(surroundings: Surroundings): Promise<Finding> {
  const file = profilesFileOf(surroundings)
  const found = await stat(file).catch(() => undefined)
  if (!found) return ok('profiles', 'none saved')
  const isOpen = process.platform !== 'win32' && (found.mode & 0o077) !== 0
  return isOpen
    ? warning('profiles', `others on this machine can read ${file}, which holds tokens`, `chmod 600 ${file}`)
    : ok('profiles', file)
}

export async function checkDataFolder(surroundings: Surroundings, { source }: Connection): Promise<Finding> {
  const folder = resolve(surroundings.folder, dataFolderOf(surroundings))
  if (source.kind === 'profile') return ok('data folder', `not used: the profile ${source.name} is`)
  if (source.kind === 'none')
    return warning(
      'data folder',
      `no demo.json in ${folder}`,
      'run `foyer start`, name the folder with FOYER_DATA_DIR, or run `foyer login`',
    )
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  return isWritable
    ? ok('data folder', folder)
    : problem('data folder', `${folder} cannot be written`, 'give it to the user that runs Foyer')
}
