import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findTestNames } from '../../../scripts/requirements/find-test-names.ts'
import { match } from '../../../scripts/requirements/match.ts'
import { parseRequirements } from '../../../scripts/requirements/parse-requirements.ts'
import { readProject } from '../../../scripts/requirements/read-project.ts'
import { report } from '../../../scripts/requirements/report.ts'
import { packageRoot } from '../src/platform/package-root.ts'

const list = '| number | sentence |\n|---|---|\n| ABC-01 | One. |\n| ABC-02 | Two. |'

const source = `
  // it('ABC-01 in a comment', () => {})
  const pattern = /[(/'"]it\\(/.test("it('ABC-01 in a string')") ? 8 / 2 : 1
  describe('a group', () => {
    it('ABC-01 it\\'s quoted', async () => expect(submit('ABC-02')).toBe(true))
    it.each([['(', 1], [")", 2]])("ABC-01 each %s", () => {})
    it.each\`a | b \${1} | 2\`('ABC-01 a table', () => {})
    it.runIf(process.platform === 'linux')(
      \`ABC-01 and ABC-02 on \${system()}\`,
      () => {},
    )
    test.skip(name, () => {})
    it('ZZZ-99 made up, in UTF-16', () => {})
  })
`

describe('the list of requirements', () => {
  it('is known to the tests: every number they carry is in it', async () => {
    const { requirements, unknown } = await readProject(join(packageRoot, '../..'))
    const proven = requirements.filter(({ tests }) => tests.length > 0)
    expect(unknown).toEqual([])
    expect(requirements.length).toBeGreaterThan(80)
    expect(proven.length).toBeGreaterThan(20)
    expect(new Set(proven.flatMap(({ tests }) => tests)).size).toBeGreaterThan(30)
  })

  it('is matched with the names of tests, and with nothing else', () => {
    expect(findTestNames(source)).toEqual([
      'a group',
      "ABC-01 it's quoted",
      'ABC-01 each %s',
      'ABC-01 a table',
      'ABC-01 and ABC-02 on \u0024{system()}',
      'ZZZ-99 made up, in UTF-16',
    ])
  })

  it('reports a number that is not in it', () => {
    const tests = findTestNames(source).map(name => ({ file: 'made-up.test.ts', name }))
    const matched = match(parseRequirements(list), tests)
    expect(matched.requirements.map(requirement => requirement.tests.length)).toEqual([4, 1])
    expect(matched.unknown).toEqual([
      { file: 'made-up.test.ts', name: 'ZZZ-99 made up, in UTF-16', number: 'ZZZ-99' },
    ])
    expect(report(matched)).toMatch(
      /ZZZ-99 {2}made-up\.test\.ts.*\n\n2 requirements: 2 proven by 5 tests, 0 without/,
    )
  })

  it('has each number once', () => {
    expect(() => parseRequirements(`${list}\n| ABC-01 | Again. |`)).toThrow('ABC-01')
  })
})
