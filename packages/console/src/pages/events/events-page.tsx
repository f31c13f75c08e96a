import './events.css'
import { useMemo } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { useSearch } from '../../data/use-search.ts'
import { foyer } from '../../foyer.ts'
import { matches } from '../../texts/matching.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { HookIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { SearchInput } from '../business/search-input.tsx'
import { usePartner } from '../partners/partner.tsx'
import { EventDrawer } from './event-drawer.tsx'
import { type EventRow, useEventRows } from './use-event-rows.ts'

/** Events never change while the server runs. */
const freshMs = 60 * 60 * 1000

/** Every event type, in words, with its schema and an example. */
export function EventsPage() {
  const t = useTexts('events')
  const loaded = useLoaded(() => foyer.insights.eventTypes(), ['event_type'], { freshMs })
  return (
    <>
      <p className="table-note">{t.note}</p>
      <LoadedView of={loaded}>{types => <EventTable types={types} />}</LoadedView>
    </>
  )
}

function EventTable({ types }: { types: Parameters<typeof useEventRows>[0] }) {
  const { id: partnerId } = usePartner().partner
  const t = useTexts('events')
  const { values, set } = useSearch(['q', 'type'])
  const all = useEventRows(types)
  const rows = all.filter(({ type, title, receives }) =>
    [type, title, receives].some(text => matches(values.q, text)),
  )
  const open = all.find(({ type }) => type === values.type)
  const columns = useMemo<Column<EventRow>[]>(
    () => [
      {
        id: 'type',
        title: t.type,
        share: 1.4,
        isRequired: true,
        cell: ({ type }) => <code>{type}</code>,
      },
      { id: 'meaning', title: t.meaning, share: 1.2, cell: ({ title }) => title },
      { id: 'receives', title: t.receives, share: 2, cell: ({ receives }) => receives },
    ],
    [t],
  )
  return (
    <>
      <DataTable
        label={t.title}
        columns={columns}
        rows={rows}
        rowKey={({ type }) => type}
        rowTitle={({ type }) => type}
        onOpen={({ type }) => set({ type }, { isStep: true })}
        toolbar={
          <SearchInput
            label={t.searchLabel}
            placeholder={t.search}
            value={values.q}
            onChange={q => set({ q })}
          />
        }
        empty={
          <Empty icon={<HookIcon />} title={t.noMatch}>
            {t.noMatchNote}
          </Empty>
        }
      />
      {open && (
        <EventDrawer row={open} partnerId={partnerId} onClose={() => set({ type: '' }, { isStep: true })} />
      )}
    </>
  )
}
