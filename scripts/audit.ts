import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findAffected, parseAdvisories } from './audit/advisories.ts'
import { findDuplicates, findProblems } from './audit/find-problems.ts'
import { readLockfile, toPackages } from './audit/read-packages.ts'
import { findOtherLicences, toSection, withSection } from './audit/third-party.ts'
import { readArguments } from './command-line/read-arguments.ts'

/**
 * Checks every dependency of the lockfile without network access. Prints every problem, and fails when there is one.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const usage = `Usage: npm run audit -- [--write] [--list] [--advisories FILE]

  Checks every dependency of the lockfile, without network access.

  --write       writes the dependencies into THIRD_PARTY.md
  --list        prints every package with its version, licence and hash
  --advisories  also checks against FILE: known vulnerabilities in OSV's form, or the answer of npm's bulk endpoint`
const { values: options } = readArguments(usage, {
  options: { advisories: { type: 'string' }, write: { type: 'boolean' }, list: { type: 'boolean' } },
})

const packages = toPackages(await readLockfile(root))
const { engines, allowScripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const nodeFloor = engines.node.replace('>=', '')
const problems = [
  ...findProblems(packages, { nodeFloor, allowScripts }),
  ...(await findOtherLicences(root, packages)),
]

const file = join(root, 'THIRD_PARTY.md')
const document = await readFile(file, 'utf8')
const complete = withSection(document, toSection(packages))
if (options.write) await writeFile(file, complete)
else if (document !== complete) problems.push('THIRD_PARTY.md is not complete: npm run audit -- --write.')

const advisories = options.advisories
  ? parseAdvisories(await readFile(options.advisories, 'utf8'))
  : undefined
if (advisories) problems.push(...findAffected(packages, advisories))

const count = (use: string) => packages.filter(pkg => pkg.use === use).length
const duplicates = findDuplicates(packages.filter(({ use }) => use === 'ships'))
if (options.list)
  for (const { use, name, version, license, integrity } of packages)
    console.log(
      [use.padEnd(9), `${name}@${version}`.padEnd(50), license.padEnd(20), integrity?.slice(0, 20)].join(' '),
    )
console.log(`${packages.length} packages: ${count('ships')} ship, ${count('builds')} build, ${count('develops')} develop.
Checked in each: SHA-512 in the lockfile, source is the registry, install scripts, Node ${nodeFloor}, deprecation,
  licence (in the lockfile and in the package itself), and that THIRD_PARTY.md has what ships.
${advisories ? `Checked against ${advisories.length} advisories of ${options.advisories}.` : 'Not checked: known vulnerabilities. Give --advisories FILE (OSV, or the answer of npm’s bulk endpoint).'}
In several versions among what ships: ${duplicates.map(([name, all]) => `${name} (${all.join(', ')})`).join('; ') || 'none'}.`)
for (const problem of problems) console.log(`! ${problem}`)
console.log(problems.length === 0 ? 'No problem found.' : `${problems.length} problems.`)
process.exitCode = problems.length === 0 ? 0 : 1
