import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { toInstant } from './minutes.ts'
import type { Part } from './parts.ts'

/** 10:00 – 11:00 AM, and 11:30 PM – 1:00 AM over midnight, as the clock at the Location shows it. */
export function useTimeWords(): (part: Part) => string {
  const t = useTexts('calendar')
  const formats = useFormats('UTC')
  return ({ begins, ends, isContinued, goesOn }) => {
    const [from, till] = [toInstant(begins), toInstant(ends)]
    // `Intl` would add the dates of two days, and say a start and an end that look the same only once.
    return begins < ends && !isContinued && !goesOn
      ? formats.timeRange(from, till)
      : t.fromTill(formats.time(from), formats.time(till))
  }
}
