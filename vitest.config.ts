import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take longest: begun last, one of them would run alone at the end. */
const slow = [
  'guides/guides.test.ts',
  'start/program.test.ts',
  'fuzz/cost.test.ts',
  'model/model.test.ts',
  'examples/partner-app.test.ts',
  'fuzz/fuzz.test.ts',
  'examples/examples.test.ts',
  'matrix/authorisation.test.ts',
  'secret-keys/rotation.test.ts',
  'embedded/embedded.test.ts',
  'cli/src/cli.test.ts',
  'cli/src/commands/conformance.production.test.ts',
  'contract/test/documents.test.ts',
  'sending/faults.test.ts',
  'console/src/review-and-freezes.test.ts',
  'console/src/mail.test.ts',
  'console/src/marketplace.test.ts',
]
const placeOf = ({ moduleId }: TestSpecification) => slow.findLastIndex(name => moduleId.endsWith(name))

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files.filter(file => placeOf(file) < 0))
    const first = files.filter(file => placeOf(file) >= 0)
    return [...first.sort((left, right) => placeOf(left) - placeOf(right)), ...others]
  }
}

export default defineConfig({
  // Packages are imported by their names, and read from their sources.
  resolve: { tsconfigPaths: true },
  test: {
    include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx', 'test/{examples,guides}/*.test.ts'],
    // The package that makes apps contains the tests of its template.
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/server/test/global-setup.ts'],
    setupFiles: [
      'packages/server/test/deny-network.ts',
      'packages/server/test/answers/watch-answers.ts',
      'packages/server/test/seed.ts',
    ],
    pool: 'forks',
    // Files share a process: nothing of ours lives in module scope, and loading the program once saves most of the time.
    isolate: false,
    // A world leaves much garbage soon: with more room for it, most of it is gone before it has to be copied.
    execArgv: ['--max-semi-space-size=64'],
    // A test waits for PostgreSQL, a browser or a clock for a quarter of its time: one more keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The second that is usual is too short for a browser on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
})
