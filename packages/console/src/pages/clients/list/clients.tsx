import '../clients.css'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageActions } from '../../../layout/page.tsx'
import { useFormats } from '../../../texts/formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PersonIcon, PlusIcon } from '../../../ui/icons.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { BusinessPage, usePlace } from '../../business/place.tsx'
import { useCategories } from '../use-categories.ts'
import { BulkActions } from './bulk-actions.tsx'
import { CategoriesDrawer } from './categories-drawer.tsx'
import { columnsOf } from './client-columns.tsx'
import {
  type ClientFilters,
  isFiltered,
  noFilters,
  readFilters,
  readSort,
  toSearch,
  writeFilters,
  writeSort,
} from './client-filters.ts'
import { ExportDialog } from './export-dialog.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { NewClient } from './new-client.tsx'
import { readIds } from './read-ids.ts'
import { searchesFor } from './searches-for.ts'
import { useClientPages } from './use-client-pages.ts'
import { useSelected } from './use-selected.ts'

/** The clients of a location. */
export function ClientsPage() {
  return (
    <BusinessPage>
      <Clients />
    </BusinessPage>
  )
}

function Clients() {
  const t = useTexts('clients')
  const place = usePlace()
  const { locationId } = place
  const categories = useCategories(locationId)
  const formats = useFormats()
  const [address, setAddress] = useSearchParams()
  const filters = useMemo(() => readFilters(address), [address])
  const sort = useMemo(() => readSort(address), [address])
  const pages = useClientPages(locationId, filters, sort)
  const { selected, setSelected, selectLater } = useSelected(filters)
  const [open, setOpen] = useState<'filters' | 'categories'>()
  const [exported, setExported] = useState<ReturnType<typeof searchesFor>>()
  const columns = useMemo(() => columnsOf(t, place), [t, place])
  const ids = [...selected].map(Number)
  const close = () => setOpen(undefined)
  const isNew = address.has('new')
  const begin = () => setAddress(before => withNew(before, true))
  const stop = () => setAddress(before => withNew(before, false), { replace: true })
  const narrow = (next: ClientFilters) => {
    setSelected(new Set())
    // Filters are steps to go back to; typing is not.
    setAddress(before => writeFilters(before, next), { replace: next.search !== filters.search })
  }
  return (
    <>
      <PageActions>
        <Button onClick={() => setOpen('categories')}>{t.manageCategories}</Button>
        <Button onClick={() => setExported([toSearch(filters, sort).filters])}>{t.exportAll}</Button>
        <Button kind="primary" icon={<PlusIcon />} onClick={begin}>
          {t.addClient}
        </Button>
      </PageActions>
      <DataTable
        {...pages}
        label={t.title}
        storedAs="clients"
        columns={columns}
        rowKey={({ id }) => id}
        rowTitle={client => client.display_name || client.phone}
        rowLink={({ id }) => `/locations/${locationId}/clients/${id}`}
        sort={sort}
        onSort={next => setAddress(before => writeSort(before, next), { replace: true })}
        selection={{ keys: selected, onChange: setSelected }}
        selectRest={{
          label: t.allThatMatch(formats.number(pages.total ?? 0)),
          run: () => selectLater(readIds(locationId, toSearch(filters, sort).filters)),
        }}
        bulkActions={
          <BulkActions
            locationId={locationId}
            ids={ids}
            categories={categories}
            onExport={() => setExported(searchesFor(ids))}
            onDone={left => setSelected(new Set(left))}
          />
        }
        toolbar={
          <ListToolbar
            place={place}
            categories={categories}
            filters={filters}
            onChange={narrow}
            onFilter={() => setOpen('filters')}
          />
        }
        empty={<NoClients isFiltered={isFiltered(filters)} onClear={() => narrow(noFilters)} onAdd={begin} />}
      />
      {isNew && <NewClient locationId={locationId} phone={address.get('phone') ?? ''} onClose={stop} />}
      {open === 'categories' && <CategoriesDrawer locationId={locationId} onClose={close} />}
      {open === 'filters' && (
        <FilterDrawer filters={filters} categories={categories} onApply={narrow} onClose={close} />
      )}
      {exported && (
        <ExportDialog locationId={locationId} searches={exported} onClose={() => setExported(undefined)} />
      )}
    </>
  )
}

/** The command palette and an incoming call open the form by the address, too. */
function withNew(before: URLSearchParams, isNew: boolean): URLSearchParams {
  const params = new URLSearchParams(before)
  params.delete('phone')
  if (isNew) params.set('new', '1')
  else params.delete('new')
  return params
}

interface NoClientsProps {
  isFiltered: boolean
  onClear(): void
  onAdd(): void
}

function NoClients({ isFiltered, onClear, onAdd }: NoClientsProps) {
  const t = useTexts('clients')
  return isFiltered ? (
    <Empty
      icon={<PersonIcon />}
      title={t.noMatches}
      action={<Button onClick={onClear}>{t.clearFilters}</Button>}
    >
      {t.noMatchesHelp}
    </Empty>
  ) : (
    <Empty
      icon={<PersonIcon />}
      title={t.noClients}
      action={
        <Button kind="primary" onClick={onAdd}>
          {t.addClient}
        </Button>
      }
    >
      {t.noClientsHelp}
    </Empty>
  )
}
