import { idIn } from '../../data/use-search.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useClientName } from '../business/client-name.ts'
import { usePlace } from '../business/place.tsx'
import { useTeam } from '../business/use-team.ts'
import { useAccounts, useItems } from './lookups.ts'
import { nameOfPeriod } from './periods.ts'
import { type MoneyFilterName, useMoneyFilter } from './use-money-filter.ts'

interface FilterChip {
  name: MoneyFilterName
  title: string
}

/** The active filters in words. A period that has a name needs no chip. */
export function useFilterChips(): FilterChip[] {
  const t = useTexts('money')
  const { values, period, today } = useMoneyFilter()
  const formats = useFormats('UTC')
  const clientName = useClientName(idIn(values.client))
  const accounts = useAccounts()
  const items = useItems()
  const { locationId, has } = usePlace()
  const { data: team = [] } = useTeam(locationId, has('settings_master_access'))
  const day = (text: string) => formats.day(`${text}T00:00:00Z`)
  const chips: FilterChip[] = []
  if (!nameOfPeriod(period, today)) {
    if (period.from) chips.push({ name: 'from', title: t.since(day(period.from)) })
    if (period.to) chips.push({ name: 'to', title: t.until(day(period.to)) })
  }
  const { type, account, item, client, member } = values
  if (type === 'income' || type === 'expense') chips.push({ name: 'type', title: t[type] })
  const titleIn = (list: { id: number; title: string }[], id: string) =>
    list.find(one => String(one.id) === id)?.title
  if (account) chips.push({ name: 'account', title: titleIn(accounts, account) ?? t.account })
  if (item) chips.push({ name: 'item', title: titleIn(items, item) ?? t.item })
  if (client) chips.push({ name: 'client', title: clientName ?? t.client })
  if (member) {
    const found = team.find(({ id }) => String(id) === member)
    chips.push({ name: 'member', title: found?.name ?? t.teamMember })
  }
  return chips
}
