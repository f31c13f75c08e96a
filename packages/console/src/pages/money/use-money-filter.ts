import { dayIn, dayOf } from '../../data/location-days.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { usePlatformNow } from '../../session/platform-time.ts'
import { usePlace } from '../business/place.tsx'
import { type Period, periodsAt } from './periods.ts'

const names = ['from', 'to', 'type', 'account', 'item', 'client', 'member'] as const

export type MoneyFilterName = (typeof names)[number]

/** The filters of the page, which are in its address; without days it is this month. */
export function useMoneyFilter() {
  const { timeZone } = usePlace()
  const { values, set } = useSearch(names)
  const today = dayIn(timeZone, usePlatformNow())
  const period = periodIn(values, periodsAt(today).month)
  /** What the list and its totals are asked for. */
  const query = {
    start_date: period.from || undefined,
    end_date: period.to || undefined,
    type: values.type === 'income' ? 1 : values.type === 'expense' ? 2 : undefined,
    account_id: idIn(values.account),
    expense_id: idIn(values.item),
    client_id: idIn(values.client),
    master_id: idIn(values.member),
  }
  return { values, set, today, period, query }
}

/** A period may be open at one end. */
function periodIn(address: { from: string; to: string }, byDefault: Period): Period {
  const [from, to] = [dayOf(address.from), dayOf(address.to)]
  return from === '' && to === '' ? byDefault : { from, to }
}
