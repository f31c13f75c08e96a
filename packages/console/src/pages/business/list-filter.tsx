import { Segmented } from '../../ui/segmented.tsx'
import { SearchInput } from './search-input.tsx'

interface ListFilterProps<Show extends string> {
  titles: { search: string; show?: string; filters?: Record<Show, string> }
  term: string
  /** Which of a few are shown. The first one needs no place in the address. */
  show?: { value: Show; values: readonly Show[] }
  /** A choice is a step to go back to; typing is not. */
  onChange(change: { term?: string; show?: string }, options?: { isStep: boolean }): void
}

/** Above a list: a search, and a choice of what is shown. */
export function ListFilter<Show extends string>({ titles, term, show, onChange }: ListFilterProps<Show>) {
  const { search, filters } = titles
  return (
    <>
      <SearchInput
        label={search}
        placeholder={search}
        value={term}
        onChange={text => onChange({ term: text })}
      />
      {show && filters && (
        <Segmented
          label={titles.show ?? ''}
          value={show.value}
          segments={show.values.map(value => ({ value, title: filters[value] }))}
          onChange={value => onChange({ show: value === show.values[0] ? '' : value }, { isStep: true })}
        />
      )}
    </>
  )
}
