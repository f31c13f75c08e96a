import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOnce } from '../../packages/cli/test/build-once.ts'
import { buildServer } from '../../packages/server/test/child.ts'
import { root } from './folder.ts'
import { checkTypes } from './programs.ts'
import { readGuide } from './read-guide.ts'
import { printReports, type Report } from './report.ts'
import { runGuide } from './run-guide.ts'
import { useSandbox } from './sandbox.ts'

/** Printed from the code, and compared with it by `npm run check`. */
const printed = ['docs/cli-reference.md']

async function findGuides(): Promise<string[]> {
  const pages = (await readdir(join(root, 'docs')))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`)
  const packages = (await readdir(join(root, 'packages'))).map(name => `packages/${name}/README.md`)
  return ['README.md', 'examples/partner-app/README.md', ...packages, ...pages].filter(
    path => !printed.includes(path),
  )
}

const paths = await findGuides()
const texts = await Promise.all(paths.map(path => readFile(join(root, path), 'utf8').catch(() => '')))
const guides = paths
  .map((path, index) => readGuide(path, texts[index] ?? ''))
  .filter(({ blocks }) => blocks.length > 0)

describe('the guides', () => {
  const sandbox = useSandbox()
  const reports: Report[] = []
  let complaints = new Map<string, string>()
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-types-'))
    await buildOnce('cli', 'sdk', 'contract', 'testing', 'console')
    await buildServer()
    complaints = await checkTypes(guides, folder, join(root, 'node_modules'))
  }, 180_000)
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    process.stdout.write(`\n${printReports(reports)}\n`)
  })

  it.each(guides)(
    'GDE-01 $path does what it says',
    async guide => {
      const world = await sandbox.createWorld(guide)
      try {
        const report = await runGuide(guide, world, complaints)
        reports.push(report)
        expect(report.problems.join('\n\n')).toBe('')
      } finally {
        await world.remove()
      }
    },
    300_000,
  )
})
