import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runOwnBenchmark, toLines } from './own-benchmark.ts'

const options = { rounds: 1, rows: 1, only: '', onProgress: () => undefined }

it('stops its database and removes its folder when it is interrupted', async () => {
  const controller = new AbortController()
  let folder = ''
  const interrupted = runOwnBenchmark(
    async ({ dataDir, pool }) => {
      folder = dataDir
      const query = pool.query('select pg_sleep(600)')
      controller.abort()
      await query
      return []
    },
    { ...options, signal: controller.signal },
  )
  await expect(interrupted).rejects.toThrow()
  expect(folder).not.toBe('')
  expect(existsSync(folder)).toBe(false)
}, 60_000)

it('prints what is reached, and what others used of the machine', () => {
  const line = { name: 'rate', figure: '2 / 1', ratio: 2, goal: { atLeast: 1.5 }, othersShare: 0.25 }
  expect(toLines([{ ...line, isReached: true }])).toBe('rate: 2 / 1   2.00   goal ≥ 1.5 ✓\nothers: 25 %')
})
