import { TestingError } from './errors.ts'

const seconds: Record<string, number> = { d: 86_400, h: 3600, m: 60, s: 1 }

/** The seconds of `12h`, `30m`, `45s`, `1d`, or a combination such as `1h30m`. */
export function parseDuration(text: unknown): number {
  if (typeof text !== 'string' || !/^(\d+[dhms])+$/.test(text))
    throw new TestingError(
      `${JSON.stringify(text) ?? typeof text} is not a duration: write 12h, 30m, 45s, 1d or 1h30m.`,
    )
  return [...text.matchAll(/(\d+)([dhms])/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (seconds[unit] ?? 0),
    0,
  )
}
