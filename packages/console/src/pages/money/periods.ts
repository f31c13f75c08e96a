import { addDays, addMonths, type Day, firstOfMonth } from '../../data/location-days.ts'

export interface Period {
  from: Day
  to: Day
}

export type PeriodName = 'today' | 'month' | 'lastMonth' | 'year'

/** The periods that people choose by name. */
export function periodsAt(today: Day): Record<PeriodName, Period> {
  const month = firstOfMonth(today)
  const year = today.slice(0, 4)
  return {
    today: { from: today, to: today },
    month: { from: month, to: addDays(addMonths(month, 1), -1) },
    lastMonth: { from: addMonths(month, -1), to: addDays(month, -1) },
    year: { from: `${year}-01-01`, to: `${year}-12-31` },
  }
}

/** The name of a period, if it has one. */
export const nameOfPeriod = ({ from, to }: Period, today: Day): PeriodName | undefined =>
  (Object.entries(periodsAt(today)) as [PeriodName, Period][]).find(
    ([, period]) => period.from === from && period.to === to,
  )?.[0]
