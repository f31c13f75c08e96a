import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How a package gets to whoever runs Foyer: with the program, with its build on their machine, or not at all. */
type Use = 'ships' | 'builds' | 'develops'

export interface Package {
  name: string
  version: string
  /** Its folder, relative to the root. */
  path: string
  use: Use
  /** An SPDX expression, as the lockfile has it. */
  license: string
  integrity: string | undefined
  /** Only where it does not come from a registry. */
  resolved: string | undefined
  hasInstallScript: boolean
  isOptional: boolean
  nodeEngine: string
  deprecated: string | undefined
}

interface LockfileEntry {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
  optional?: boolean
  deprecated?: string
  engines?: { node?: string }
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, LockfileEntry>
}

export const readLockfile = async (root: string): Promise<Lockfile> =>
  JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))

export function toPackages({ packages }: Lockfile): Package[] {
  // An example is a program of whoever copies it.
  const workspaces = Object.keys(packages).filter(path => /^packages\/[^/]+$/.test(path))
  const shipped = reach(packages, workspaces)
  const built = reach(packages, [''])
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      path,
      use: shipped.has(path) ? 'ships' : built.has(path) ? 'builds' : 'develops',
      license: entry.license ?? '',
      integrity: entry.integrity,
      resolved: entry.resolved,
      hasInstallScript: entry.hasInstallScript ?? false,
      isOptional: entry.optional ?? false,
      nodeEngine: entry.engines?.node ?? '*',
      deprecated: entry.deprecated,
    }))
}

/** Returns everything that these packages need to run, without development dependencies. */
function reach(packages: Record<string, LockfileEntry>, from: string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...from]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolve(packages, path, name)
      if (found === undefined || reached.has(found)) continue
      reached.add(found)
      waiting.push(found)
    }
  }
  return reached
}

/** Resolves like Node: next to the package, then in each folder above. */
function resolve(packages: Record<string, LockfileEntry>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path]) return packages[path].link ? packages[path].resolved : path
    if (folder === '') return undefined
  }
}
