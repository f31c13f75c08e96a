import type { ClientCategory } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip, Chips } from '../../../ui/chip.tsx'
import type { Place } from '../../business/place.tsx'
import { SearchInput } from '../../business/search-input.tsx'
import type { ClientFilters } from './client-filters.ts'
import { activeFilters } from './filter-words.ts'

interface ListToolbarProps {
  place: Place
  categories: ClientCategory[]
  filters: ClientFilters
  onChange(filters: ClientFilters): void
  onFilter(): void
}

/** Search, and the filters that are on. */
export function ListToolbar({ place, categories, filters, onChange, onFilter }: ListToolbarProps) {
  const t = useTexts('clients')
  const active = activeFilters(filters, { t, place, categories })
  return (
    <>
      <SearchInput
        label={t.searchLabel}
        placeholder={place.has('client_phones_access') ? t.searchPlaceholder : t.searchPlaceholderMasked}
        value={filters.search}
        onChange={search => onChange({ ...filters, search })}
      />
      <Button onClick={onFilter}>{t.filters}</Button>
      {active.length > 0 && (
        <Chips label={t.filters}>
          {active.map(({ name, words, without }) => (
            <Chip key={name} name={words} onRemove={() => onChange(without)} />
          ))}
        </Chips>
      )}
    </>
  )
}
