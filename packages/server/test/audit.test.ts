import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { findAffected, parseAdvisories } from '../../../scripts/audit/advisories.ts'
import { findProblems } from '../../../scripts/audit/find-problems.ts'
import { isPermissive } from '../../../scripts/audit/licences.ts'
import { type Package, readLockfile, toPackages } from '../../../scripts/audit/read-packages.ts'
import { toSection, withSection } from '../../../scripts/audit/third-party.ts'
import { packageRoot } from '../src/platform/package-root.ts'

const root = join(packageRoot, '../..')
const good: Package = {
  name: 'good',
  version: '1.2.3',
  path: 'node_modules/good',
  use: 'ships',
  license: 'MIT',
  integrity: 'sha512-x',
  resolved: undefined,
  hasInstallScript: false,
  isOptional: false,
  nodeEngine: '>=18',
  deprecated: undefined,
}
const rules = { nodeFloor: '20.19.0', allowScripts: { esbuild: true } }

describe('SEC-22 our dependencies', () => {
  it('pass the audit, which says what it did not check', async () => {
    const run = promisify(execFile)
    const { stdout } = await run('npx', ['tsx', 'scripts/audit.ts'], { cwd: root })
    expect(stdout).toMatch(/\d+ ship, \d+ build, \d+ develop/)
    expect(stdout).toContain('Not checked: known vulnerabilities')
    expect(stdout).toContain('No problem found.')
  })

  it('fail it when an advisory names one of them', async () => {
    const packages = toPackages(await readLockfile(root))
    const { version } = packages.find(({ path }) => path === 'node_modules/fastify') as Package
    const folder = await mkdtemp(join(tmpdir(), 'foyer-audit-'))
    const file = join(folder, 'advisories.json')
    await writeFile(
      file,
      JSON.stringify({ fastify: [{ id: 1, title: 'Bad', vulnerable_versions: `<=${version}` }] }),
    )
    const outcome = await promisify(execFile)('npx', ['tsx', 'scripts/audit.ts', '--advisories', file], {
      cwd: root,
    }).catch(error => error)
    await rm(folder, { recursive: true })
    expect(outcome.code).toBe(1)
    expect(outcome.stdout).toContain(`fastify ${version} (ships) is affected by 1: Bad`)
  })

  it('that ship are those of the packages, and what these need', async () => {
    const ships = toPackages(await readLockfile(root)).filter(({ use }) => use === 'ships')
    const names = ships.map(({ name }) => name)
    for (const name of ['pg', 'pg-protocol', 'react', 'pg-types']) expect(names).toContain(name)
    for (const name of ['vitest', 'vite', 'typescript', 'esbuild']) expect(names).not.toContain(name)
  })
})

describe('SEC-22 the audit', () => {
  it('lets those run a script that package.json decides about', () => {
    expect(findProblems([{ ...good, name: 'esbuild', hasInstallScript: true }], rules)).toEqual([])
  })

  it.each<[string, Partial<Package>]>([
    ['no SHA-512', { integrity: undefined }],
    ['no SHA-512', { integrity: 'sha1-x' }],
    ['does not come from the registry', { resolved: 'git+ssh://git@example.com/good.git' }],
    ['runs a script', { hasInstallScript: true }],
    ['does not run on Node', { nodeEngine: '>=22' }],
    ['is deprecated', { deprecated: 'Use better.' }],
    ['a licence that is not on the list', { license: 'GPL-3.0-only' }],
    ['a licence that is not on the list', { license: '' }],
    ['a licence that is not on the list', { license: 'MIT AND GPL-3.0-only' }],
    ['a licence that is not on the list', { name: 'lightningcss', license: 'MPL-2.0' }],
  ])('finds %s', (words, changes) => {
    expect(findProblems([good], rules)).toEqual([])
    const problems = findProblems([{ ...good, ...changes }], rules)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(words)
  })

  it.each([
    ['(MIT OR GPL-3.0-only)', true],
    ['(MIT AND Zlib)', true],
    ['MIT OR GPL-3.0-only AND Zlib', true],
    ['GPL-3.0-only OR GPL-2.0-only AND MIT', false],
    ['(MIT OR GPL-3.0-only) AND GPL-2.0-only', false],
    ['GPL-2.0-only AND (GPL-3.0-only OR MIT OR ISC)', false],
    ['(MIT OR ISC) AND (GPL-3.0-only OR MIT)', false],
    ['', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('reads the licence %s', (expression, isFine) => {
    expect(isPermissive(expression)).toBe(isFine)
  })

  it('reads advisories of both forms', () => {
    const osv = (events: object[]) =>
      JSON.stringify([
        {
          id: 'GHSA-1',
          summary: 'Bad',
          affected: [{ package: { ecosystem: 'npm', name: 'good' }, ranges: [{ events }] }],
        },
      ])
    const hits = (text: string) => findAffected([good], parseAdvisories(text)).length
    expect(hits(osv([{ introduced: '0' }, { fixed: '1.2.4' }]))).toBe(1)
    expect(hits(osv([{ introduced: '0' }, { fixed: '1.2.3' }]))).toBe(0)
    expect(hits(osv([{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '1.2.0' }]))).toBe(1)
    expect(hits(osv([{ introduced: '0' }, { last_affected: '1.2.3' }]))).toBe(1)
    expect(hits(osv([{ introduced: '2.0.0' }]))).toBe(0)
    expect(hits('{"good":[{"id":7,"vulnerable_versions":">=1.0.0 <1.2.4"}]}')).toBe(1)
    expect(hits('{"other":[{"id":7,"vulnerable_versions":"*"}]}')).toBe(0)
    expect(
      hits(
        '{"vulns":[{"id":"X","withdrawn":"2020-01-01","affected":[{"package":{"ecosystem":"npm","name":"good"},"versions":["1.2.3"]}]}]}',
      ),
    ).toBe(0)
  })

  it('notices a package that THIRD_PARTY.md lacks', () => {
    const document = `Before\n${toSection([good])}\nAfter`
    expect(withSection(document, toSection([good]))).toBe(document)
    expect(withSection(document, toSection([good, { ...good, name: 'new' }]))).toContain(
      '| new | 1.2.3 | MIT |',
    )
  })
})
