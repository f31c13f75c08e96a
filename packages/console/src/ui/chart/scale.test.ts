import { describe, expect, it } from 'vitest'
import { niceMax, scaleOf } from './scale.ts'

describe('BEN-36 the scale of a chart', () => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 5],
    [12, 20],
    [99, 100],
    [501, 1000],
  ])('ends for %d at %d', (value, max) => {
    expect(niceMax(value)).toBe(max)
  })

  it('stacks bars on each other, within the whole', () => {
    const series = [
      { kind: 'accent', values: [6, 0] },
      { kind: 'danger', values: [2, 1] },
    ] as const
    const scale = scaleOf(series, { isStacked: true })
    expect(scale.max).toBe(10)
    expect(scale.barsOf(series, 0)).toEqual([
      { kind: 'accent', from: 0, to: 0.6 },
      { kind: 'danger', from: 0.6, to: 0.8 },
    ])
  })

  it('draws no line through a point without a value', () => {
    const scale = scaleOf([{ kind: 'soft', values: [1, null, 2] }], { isStacked: false })
    expect(scale.lineOf([1, null, 2], { step: 10, height: 100 })).toBe('M5.0 50.0M25.0 0.0')
  })
})
