import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseRequirements } from '../../../scripts/requirements/parse-requirements.ts'
import { packageRoot } from '../src/platform/package-root.ts'

const root = join(packageRoot, '../..')
const page = join(root, 'docs/security.md')

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0; they come before those of level 3. */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1 },
  ...{ '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5 },
  ...{ '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
}
const points = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
)
const risks = Array.from({ length: 10 }, (_, index) => `API${index + 1}`)
const statuses = ['met', 'partly', 'no', 'n/a']

interface RequirementRow {
  number: string
  status: string
  text: string
}

let text = ''
let rows: RequirementRow[] = []

beforeAll(async () => {
  text = await readFile(page, 'utf8')
  rows = [...text.matchAll(/^\| (API\d+|[\d.–]+) \| [^|]+ \| (met|partly|no|n\/a) \| (.+) \|$/gm)].flatMap(
    ([, range = '', status = '', how = '']) =>
      numbersIn(range).map(number => ({ number, status, text: how })),
  )
})

/** Expands `5.2.1–5.2.3` to three numbers. */
function numbersIn(range: string): string[] {
  const [first = '', last = first] = range.split('–')
  const at = first.lastIndexOf('.') + 1
  if (at === 0 || last === first) return [first]
  const section = first.slice(0, at)
  const [from, till] = [first, last].map(number => Number(number.slice(at)))
  return Array.from(
    { length: Number(till) - Number(from) + 1 },
    (_, index) => section + (Number(from) + index),
  )
}

const isRisk = ({ number }: RequirementRow) => number.startsWith('API')

describe('the page about security', () => {
  it('has every point of both lists exactly once', () => {
    expect(points).toHaveLength(253)
    expect(rows.filter(isRisk).map(({ number }) => number)).toEqual(risks)
    expect(rows.filter(row => !isRisk(row)).map(({ number }) => number)).toEqual(points)
  })

  it('counts what is in its rows', () => {
    const counted = (of: RequirementRow[]) =>
      [...statuses.map(status => of.filter(row => row.status === status).length), of.length].join(' | ')
    expect(text).toContain(`| API Security Top 10 | ${counted(rows.filter(isRisk))} |`)
    expect(text).toContain(`| ASVS, levels 1 and 2 | ${counted(rows.filter(row => !isRisk(row)))} |`)
  })

  it('says on top what is missing, and nothing is missing there', () => {
    const listed = [...text.matchAll(/^\| (API\d+|[\d.]+) \| (partly|no) \| .+ \|$/gm)].map(
      ([, number, status]) => `${number} ${status}`,
    )
    const missing = rows.filter(({ status }) => ['partly', 'no'].includes(status))
    expect(listed.toSorted()).toEqual(missing.map(({ number, status }) => `${number} ${status}`).toSorted())
    expect(missing.filter(row => !row.text.includes('Missing: '))).toEqual([])
  })

  it('names files that there are, and places that its links lead to', async () => {
    const named = [...text.matchAll(/`((?:packages|scripts)\/[^`\s]+)`/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(300)
    expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
    for (const [, link = ''] of text.matchAll(/\]\((?!https:)([^)]+)\)/g))
      expect(await leadsSomewhere(link), link).toBe(true)
  })

  it('names requirements that there are, in the tests that it names with them', async () => {
    const list = parseRequirements(await readFile(join(root, 'docs/requirements.md'), 'utf8'))
    const known = new Set(list.map(({ number }) => number))
    const named = [...text.matchAll(/\b[A-Z]{3}-\d{2}\b/g)].map(([number]) => number)
    expect(named.filter(number => !known.has(number))).toEqual([])
    for (const [, path = '', numbers = ''] of text.matchAll(/`(\S+\.test\.ts)` \(([A-Z]{3}-\d[^)]*)\)/g)) {
      const test = await readFile(join(root, path), 'utf8')
      for (const number of numbers.split(', ')) expect(test, `${path} ${number}`).toContain(number)
    }
  })
})

async function leadsSomewhere(link: string): Promise<boolean> {
  const [file = '', anchor] = link.split('#')
  const path = file === '' ? page : join(dirname(page), file)
  if (!existsSync(path)) return false
  if (anchor === undefined) return true
  const headings = (await readFile(path, 'utf8')).matchAll(/^#+ (.+)$/gm)
  return [...headings].some(([, title = '']) => toAnchor(title) === anchor)
}

const toAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-')
