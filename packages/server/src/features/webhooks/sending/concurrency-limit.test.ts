import { expect, it } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit.ts'

const succeed = (limit: ConcurrencyLimit, times: number, responseMs: number) => {
  for (let count = 0; count < times; count++) limit.record({ isSuccess: true, responseMs })
}

it('WEB-11 an endpoint that responds gets more at once, and one that is fast still more', () => {
  const [slow, fast] = [new ConcurrencyLimit(96), new ConcurrencyLimit(96)]
  succeed(slow, 500, 400)
  succeed(fast, 500, 5)
  expect([slow.current, slow.isFast]).toEqual([32, false])
  expect([fast.current, fast.isFast]).toEqual([96, true])
})

it('WEB-11 an endpoint that fails gets fewer at once, but never none, and recovers', () => {
  const limit = new ConcurrencyLimit(96)
  succeed(limit, 500, 5)
  for (const expected of [48, 24, 12, 6, 4, 4]) {
    limit.record({ isSuccess: false, responseMs: 5 })
    expect(limit.current).toBe(expected)
  }
  succeed(limit, 4, 5)
  expect(limit.current).toBe(8)
})

it('never allows more than the setting', () => {
  const limit = new ConcurrencyLimit(2)
  expect(limit.current).toBe(2)
  succeed(limit, 500, 5)
  expect(limit.current).toBe(2)
  limit.record({ isSuccess: false, responseMs: 5 })
  expect(limit.current).toBe(2)
})
