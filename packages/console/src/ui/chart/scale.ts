import type { Series } from './series.ts'

type Values = Pick<Series, 'kind' | 'values'>

/** Rounds up to a number that is easy to read: 1, 2 or 5 and zeros. */
export function niceMax(value: number): number {
  if (value <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find(digit => digit * power >= value) ?? 10) * power
}

/** Where the figures of a chart stand, from 0 to 1; pure. */
export function scaleOf(series: readonly Values[], { isStacked }: { isStacked: boolean }) {
  const length = Math.max(0, ...series.map(({ values }) => values.length))
  const totals = Array.from({ length }, (_, index) => {
    const values = series.map(each => each.values[index] ?? 0)
    return isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)
  })
  const max = niceMax(Math.max(0, ...totals))
  return {
    max,
    barsOf(all: readonly Values[], index: number) {
      let from = 0
      return all.map(({ kind, values }) => {
        const bar = { kind, from: from / max, to: (from + (values[index] ?? 0)) / max }
        from += values[index] ?? 0
        return bar
      })
    },
    dotsOf: (all: readonly Values[], index: number) =>
      all.flatMap(({ kind, values }) => {
        const value = values[index]
        return value === null || value === undefined ? [] : [{ kind, at: value / max }]
      }),
    /** The line begins anew after a point without a value. */
    lineOf(values: Series['values'], { step, height }: { step: number; height: number }): string {
      let isDrawing = false
      return values
        .map((value, index) => {
          if (value === null) {
            isDrawing = false
            return ''
          }
          const to = `${isDrawing ? 'L' : 'M'}${((index + 0.5) * step).toFixed(1)} ${(height - (value / max) * height).toFixed(1)}`
          isDrawing = true
          return to
        })
        .join('')
    },
  }
}
