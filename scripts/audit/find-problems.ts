import { satisfies } from 'semver'
import { isAllowedTool, isPermissive } from './licences.ts'
import type { Package } from './read-packages.ts'

interface Rules {
  /** The oldest Node that we run on. */
  nodeFloor: string
  /**
   * Whether a package may run its install script, as package.json tells npm. Scripts put a binary for the system in
   * place. msgpackr-extract comes with BullMQ, a peer of the webhook benchmark, and works without its script.
   */
  allowScripts: Record<string, boolean>
}

/** Lists what no dependency may be, each as a sentence. */
export function findProblems(packages: Package[], { nodeFloor, allowScripts }: Rules): string[] {
  return packages.flatMap(({ name, version, ...rest }) => {
    const it = `${name} ${version}`
    const problems: string[] = []
    if (!/^sha512-/.test(rest.integrity ?? '')) problems.push(`${it} has no SHA-512 in the lockfile.`)
    if (rest.resolved !== undefined) problems.push(`${it} does not come from the registry: ${rest.resolved}.`)
    if (rest.hasInstallScript && allowScripts[name] === undefined)
      problems.push(
        `${it} runs a script when it is installed; allowScripts in package.json does not name it.`,
      )
    if (!satisfies(nodeFloor, rest.nodeEngine))
      problems.push(`${it} does not run on Node ${nodeFloor}: it needs ${rest.nodeEngine}.`)
    if (rest.deprecated !== undefined) problems.push(`${it} is deprecated: ${rest.deprecated}`)
    const isTool = rest.use !== 'ships' && isAllowedTool(name, rest.license)
    if (!isPermissive(rest.license) && !isTool)
      problems.push(`${it} has a licence that is not on the list: ${rest.license || 'none'}.`)
    return problems
  })
}

/** Lists packages with several versions, which are no problem but worth knowing. */
export function findDuplicates(packages: Package[]): [name: string, versions: string[]][] {
  const versions = new Map<string, Set<string>>()
  for (const { name, version } of packages) versions.set(name, (versions.get(name) ?? new Set()).add(version))
  return [...versions].filter(([, all]) => all.size > 1).map(([name, all]) => [name, [...all].sort()])
}
