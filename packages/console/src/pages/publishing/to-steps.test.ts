import { expect, it } from 'vitest'
import { toSteps } from './to-steps.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    installed: 1,
    ended: index % 2,
    connected: index,
  }))

it.each([
  [0, 0],
  [1, 1],
  [30, 30],
  [90, 30],
  [365, 31],
])('BEN-72 %d days are %d steps, and each day counts once', (count, steps) => {
  const all = toSteps(days(count))
  expect(all).toHaveLength(steps)
  expect(all.reduce((sum, { installed }) => sum + installed, 0)).toBe(count)
  expect(all.at(-1)?.connected ?? -1).toBe(count - 1)
})
