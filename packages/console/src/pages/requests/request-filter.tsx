import { useTexts } from '../../texts/use-texts.ts'
import { Chip, Chips, FilterChip } from '../../ui/chip.tsx'
import { SearchInput } from '../business/search-input.tsx'
import { methods, statusClasses, useRequestFilter } from './use-request-filter.ts'

/** The filter of the log, as chips and fields above the table. */
export function RequestFilter() {
  const t = useTexts('requests')
  const { filter, isLive, values, set } = useRequestFilter()
  return (
    <>
      <FilterChip isOn={isLive} onChange={isOn => set({ live: isOn ? '' : 'off' })}>
        {isLive ? t.follow : t.paused}
      </FilterChip>
      <Chips label={t.statusFilter}>
        {statusClasses.map(name => (
          <FilterChip
            key={name}
            isOn={filter.status_class === name}
            onChange={isOn => set({ status: isOn ? name : '' }, { isStep: true })}
          >
            {t.statuses[name]}
          </FilterChip>
        ))}
      </Chips>
      <Chips label={t.methodFilter}>
        {methods.map(name => (
          <FilterChip
            key={name}
            isOn={filter.method === name}
            onChange={isOn => set({ method: isOn ? name : '' }, { isStep: true })}
          >
            {name}
          </FilterChip>
        ))}
      </Chips>
      {filter.location_id !== undefined && (
        <Chip
          name={t.ofLocation(filter.location_id)}
          onRemove={() => set({ location: '' }, { isStep: true })}
        />
      )}
      <SearchInput
        label={t.searchLabel}
        placeholder={t.search}
        value={values.id}
        onChange={text => set({ id: text })}
      />
      {(['from', 'till'] as const).map(name => (
        <label key={name} className="inline-field">
          <span>{t[name]}</span>
          <input
            type="datetime-local"
            value={values[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </label>
      ))}
    </>
  )
}
