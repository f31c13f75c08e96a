import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, Chips } from '../../ui/chip.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { nameOfPeriod, type PeriodName, periodsAt } from './periods.ts'
import { useFilterChips } from './use-filter-chips.ts'
import { useMoneyFilter } from './use-money-filter.ts'

const periodNames: PeriodName[] = ['today', 'month', 'lastMonth', 'year']

/** The period, the filters as chips, and a drawer with all of them. */
export function MoneyFilters() {
  const t = useTexts('money')
  const { period, today, set } = useMoneyFilter()
  const [isOpen, setOpen] = useState(false)
  const chips = useFilterChips()
  const choose = (name: string) => {
    if (name === 'custom') setOpen(true)
    else set(periodsAt(today)[name as PeriodName], { isStep: true })
  }
  return (
    <>
      <select
        aria-label={t.period}
        value={nameOfPeriod(period, today) ?? 'custom'}
        onChange={({ target }) => choose(target.value)}
      >
        {[...periodNames, 'custom' as const].map(name => (
          <option key={name} value={name}>
            {t.periods[name]}
          </option>
        ))}
      </select>
      <Button onClick={() => setOpen(true)}>{t.filters}</Button>
      {chips.length > 0 && (
        <Chips label={t.activeFilters}>
          {chips.map(({ name, title }) => (
            <Chip key={name} name={title} onRemove={() => set({ [name]: '' }, { isStep: true })} />
          ))}
        </Chips>
      )}
      {isOpen && <FilterDrawer onClose={() => setOpen(false)} />}
    </>
  )
}
