import { UsageError } from '../errors/command-failure.ts'

const seconds: Record<string, number> = { d: 86_400, h: 3600, m: 60, s: 1 }

/** Parses `12h`, `30m`, `45s`, `1d`, or a combination such as `1h30m`. */
export function parseDuration(text: string): number {
  if (!/^(\d+[dhms])+$/.test(text)) throw new UsageError(`${text} is not a duration such as 12h, 30m or 45s.`)
  return [...text.matchAll(/(\d+)([dhms])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (seconds[unit ?? ''] ?? 0),
    0,
  )
}

/** Says seconds in the form that is parsed: `1d2h`. */
export function durationInWords(total: number): string {
  let left = Math.max(0, total)
  const parts = Object.entries(seconds).map(([unit, size]) => {
    const count = Math.floor(left / size)
    left -= count * size
    return count > 0 ? `${count}${unit}` : ''
  })
  return parts.join('') || '0s'
}
