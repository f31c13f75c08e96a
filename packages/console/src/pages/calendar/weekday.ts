interface WeekInfo {
  firstDay: number
}

interface LocaleWithWeeks extends Intl.Locale {
  getWeekInfo?(): WeekInfo
  weekInfo?: WeekInfo
}

/** The day on which weeks begin, from 1 for Monday to 7 for Sunday; Monday where the browser does not know. */
export function firstWeekday(locale: string): number {
  const known: LocaleWithWeeks = new Intl.Locale(locale)
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
}
