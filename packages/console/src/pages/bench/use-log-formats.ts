import { platformNow } from '../../session/platform-time.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** How a log writes times and durations: what differs comes first. */
export function useLogFormats() {
  const t = useTexts('bench')
  const { clock, day, monthDay, number, tenths } = useFormats()
  return {
    momentOf: (moment: string): string =>
      day(moment) === day(platformNow()) ? clock(moment) : `${clock(moment)}, ${monthDay(moment)}`,
    durationOf: (milliseconds: number): string =>
      milliseconds < 1000 ? t.milliseconds(number(milliseconds)) : t.seconds(tenths(milliseconds / 1000)),
  }
}
