import { describe, expect, it } from 'vitest'
import { runAll } from './run-all.ts'

describe('the same work with many items', () => {
  it('goes on after a failure, and reports it', async () => {
    const seen: number[] = []
    const steps: number[] = []
    const { done, failures } = await runAll(
      [1, 2, 3, 4, 5],
      async item => {
        seen.push(item)
        if (item % 2 === 0) throw new Error(`${item} is even`)
      },
      { onProgress: ({ done: count }) => steps.push(count) },
    )
    expect(seen).toEqual([1, 2, 3, 4, 5])
    expect(steps).toEqual([1, 2, 3, 4, 5])
    expect(done).toBe(5)
    expect(failures.map(({ item, error }) => [item, error.message])).toEqual([
      [2, '2 is even'],
      [4, '4 is even'],
    ])
  })

  it('does so many at once, and no more', async () => {
    let running = 0
    let most = 0
    await runAll(
      Array.from({ length: 20 }, (_, index) => index),
      async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
      },
      { atOnce: 3 },
    )
    expect(most).toBe(3)
  })

  it('begins nothing more when it is stopped', async () => {
    const controller = new AbortController()
    const { done } = await runAll([1, 2, 3, 4], async item => item === 2 && controller.abort(), {
      signal: controller.signal,
      atOnce: 1,
    })
    expect(done).toBe(2)
  })
})
