import { useMemo } from 'react'
import { currentLocale } from '../../texts/current.ts'
import { useLanguage } from '../../texts/use-texts.ts'
import { type Day, toDate } from './days.ts'

/** Tuesday, November 17, 2026, and for several days November 16 – 22, 2026. */
export function useDayWords(): (first: Day, last: Day) => string {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the locale follows the language.
  return useMemo(() => {
    const locale = currentLocale()
    const one = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' })
    const many = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' })
    return (first, last) =>
      first === last ? one.format(toDate(first)) : many.formatRange(toDate(first), toDate(last))
  }, [language])
}
