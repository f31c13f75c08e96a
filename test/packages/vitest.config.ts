import { defineConfig } from 'vitest/config'

/** The packages as others install them. These tests need the registry, so that `npm test` leaves them out. */
export default defineConfig({
  test: {
    include: ['test/packages/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
})
