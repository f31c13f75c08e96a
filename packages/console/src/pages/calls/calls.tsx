import { useMemo } from 'react'
import { useCallerWords } from '../../data/caller.ts'
import { useSearch } from '../../data/use-search.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { BusinessPage, usePlace } from '../business/place.tsx'
import { SearchInput } from '../business/search-input.tsx'
import { callColumns } from './call-columns.tsx'
import { callFilters, useCallPages } from './use-call-pages.ts'

/** The calls of a Location. */
export function CallsPage() {
  return (
    <BusinessPage>
      <Calls />
    </BusinessPage>
  )
}

function Calls() {
  const t = useTexts('calls')
  const { locationPages } = useTexts('shell')
  const place = usePlace()
  const callerWords = useCallerWords()
  const { values, set } = useSearch(['phone', 'show'])
  const filter = callFilters.find(name => name === values.show) ?? 'all'
  const seesPhones = place.has('client_phones_access')
  const phone = seesPhones ? values.phone.slice(0, 64) : ''
  const pages = useCallPages(place, filter, phone)
  const columns = useMemo(() => callColumns({ t, place, callerWords }), [t, place, callerWords])
  const isFiltered = filter !== 'all' || phone !== ''
  return (
    <DataTable
      {...pages}
      label={locationPages.calls}
      storedAs="calls"
      columns={columns}
      rowKey={({ id }) => id}
      rowTitle={call => t.callFrom(callerWords(call.caller_phone), place.formats.moment(call.call_date))}
      toolbar={
        <>
          {seesPhones && (
            <SearchInput
              label={t.searchLabel}
              placeholder={t.search}
              value={phone}
              onChange={text => set({ phone: text })}
            />
          )}
          <Segmented
            label={t.show}
            value={filter}
            segments={callFilters.map(value => ({ value, title: t.filters[value] }))}
            onChange={value => set({ show: value === 'all' ? '' : value }, { isStep: true })}
          />
        </>
      }
      empty={
        <Empty icon={<PhoneIcon />} title={isFiltered ? t.noMatch : t.none}>
          {isFiltered ? t.noMatchNote : t.noneNote}
        </Empty>
      }
    />
  )
}
