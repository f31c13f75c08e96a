import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx'],
    globalSetup: ['packages/server/test/global-setup.ts'],
    setupFiles: [
      'packages/server/test/deny-network.ts',
      'packages/server/test/answers/watch-answers.ts',
      'packages/server/test/seed.ts',
    ],
    pool: 'forks',
    // Files share a process: nothing of ours lives in module scope, and loading the program once saves most of the time.
    isolate: false,
    // Half of the time a test waits for PostgreSQL or for a browser: no core is kept free.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The second that is usual is too short for a browser on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
})
