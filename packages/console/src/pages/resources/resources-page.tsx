import { exportRows, sortRows } from '../../data/table-fields.ts'
import { useSearch } from '../../data/use-search.ts'
import { useSort } from '../../data/use-sort.ts'
import { MissingDrawer } from '../../forms/missing-drawer.tsx'
import { useOpened } from '../../forms/use-opened.ts'
import { matches } from '../../texts/matching.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { ListActions } from '../business/list-actions.tsx'
import { ListFilter } from '../business/list-filter.tsx'
import { BusinessPage, usePlace } from '../business/place.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import '../business/team-and-services.css'
import { useResources } from '../business/use-resources.ts'
import { useServices } from '../business/use-services.ts'
import { resourceColumns } from './resource-columns.tsx'
import { ResourceDrawer } from './resource-drawer.tsx'
import { resourceFields } from './resource-fields.ts'

/** The rooms, chairs and devices that services need. */
export function ResourcesPage() {
  return (
    <BusinessPage>
      <Resources />
    </BusinessPage>
  )
}

function Resources() {
  const t = useTexts('resources')
  const { formats } = usePlace()
  const location = useLocationOfPage()
  const { data: resources, error, isLoading, refetch } = useResources(location.id)
  const { data: services = [], isLoading: areServicesLoading } = useServices(location.id)
  const { values, set } = useSearch(['term', 'open'])
  const [sort, setSort] = useSort()
  const fields = resourceFields(t, services)
  const found = (resources ?? []).filter(({ title, description, instances }) =>
    matches(values.term, title, description, ...instances.map(instance => instance.title)),
  )
  const rows = sortRows(found, fields, { sort, compare: formats.compare })
  const {
    opened: resource,
    isGone,
    isMissing,
  } = useOpened(values.open, {
    found: resources?.find(({ id }) => String(id) === values.open),
    isKnown: resources !== undefined,
  })
  return (
    <>
      <ListActions
        titles={t}
        isComplete={resources !== undefined && !areServicesLoading}
        onExport={() => exportRows('resources.csv', fields, rows)}
        onAdd={() => set({ open: 'new' }, { isStep: true })}
      />
      <DataTable
        label={t.title}
        storedAs="resources"
        columns={resourceColumns(t, services)}
        rows={rows}
        rowKey={({ id }) => id}
        rowTitle={({ title }) => title}
        onOpen={({ id }) => set({ open: id }, { isStep: true })}
        openKey={resource?.id}
        sort={sort}
        onSort={setSort}
        isLoading={isLoading}
        error={error}
        onRetry={() => void refetch()}
        empty={
          resources?.length === 0 ? (
            <Empty icon={<StoreIcon />} title={t.none}>
              {t.noneNote}
            </Empty>
          ) : (
            <Empty icon={<StoreIcon />} title={t.noMatch}>
              {t.noMatchNote}
            </Empty>
          )
        }
        toolbar={<ListFilter titles={t} term={values.term} onChange={set} />}
      />
      {isMissing && <MissingDrawer title={t.title} onClose={() => set({ open: '' })} />}
      {(values.open === 'new' || resource) && (
        <ResourceDrawer
          key={resource?.id ?? 'new'}
          location={location}
          resource={resource}
          isGone={isGone}
          services={services}
          onClose={() => set({ open: '' })}
        />
      )}
    </>
  )
}
