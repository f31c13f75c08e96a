import type { Service, ServiceCategory } from '@foyer/sdk/business'
import { useState } from 'react'
import { exportRows, sortRows } from '../../data/table-fields.ts'
import { useSearch } from '../../data/use-search.ts'
import { useSort } from '../../data/use-sort.ts'
import { MissingDrawer } from '../../forms/missing-drawer.tsx'
import { useOpened } from '../../forms/use-opened.ts'
import type { MyLocation } from '../../foyer.ts'
import { matches } from '../../texts/matching.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { BookIcon } from '../../ui/icons.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { RowKey } from '../../ui/table/selection.ts'
import { ListActions } from '../business/list-actions.tsx'
import { ListFilter } from '../business/list-filter.tsx'
import { usePlace } from '../business/place.tsx'
import { useResources } from '../business/use-resources.ts'
import { NotRead } from './not-read.tsx'
import { ServiceBulk } from './service-bulk.tsx'
import { serviceColumns } from './service-columns.tsx'
import { ServiceDrawer } from './service-drawer.tsx'
import { type ServiceNames, serviceFields } from './service-fields.ts'
import { type Named, useStaffNames } from './use-staff-names.ts'

interface ServiceTableProps {
  location: MyLocation
  categories: readonly ServiceCategory[]
  services: readonly Service[]
}

const filters = ['all', 'active', 'inactive'] as const
type Filter = (typeof filters)[number]

/** The services of the chosen category. One of them is open at the side. */
export function ServiceTable({ location, categories, services }: ServiceTableProps) {
  const t = useTexts('services')
  const place = usePlace()
  const rooms = useResources(location.id)
  const resources = rooms.data
  const staff = useStaffNames(location)
  const team = staff.names
  const { values, set } = useSearch(['category', 'term', 'show', 'open'])
  const { category } = values
  const [sort, setSort] = useSort()
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set())

  const names = namesOf({ categories, team, resources: resources ?? [] })
  const fields = serviceFields(t, names)
  const filter: Filter = filters.find(name => name === values.show) ?? 'all'
  const found = inOrderOf(categories, services).filter(
    service =>
      (category === '' || String(service.category_id) === category) &&
      (filter === 'all' || (filter === 'active') === Boolean(service.active)) &&
      matches(values.term, service.title, names.categoryOf(service), ...(names.teamOf?.(service) ?? [])),
  )
  const rows = sortRows(found, fields, { sort, compare: place.formats.compare })
  const {
    opened: service,
    isGone,
    isMissing,
  } = useOpened(values.open, {
    found: services.find(({ id }) => String(id) === values.open),
    isKnown: true,
  })
  return (
    <div className="services-table">
      <ListActions
        titles={t}
        isComplete={resources !== undefined && (team !== undefined || !staff.isAllowed)}
        onExport={() => exportRows('services.csv', fields, rows)}
        onAdd={() => set({ open: 'new' }, { isStep: true })}
      />
      <NotRead what={t.teamNotRead} read={staff} />
      <NotRead what={t.resourcesNotRead} read={rooms} />
      <DataTable
        label={t.title}
        storedAs="services"
        columns={serviceColumns({ ...names, t, place, showsCategory: category === '' })}
        rows={rows}
        rowKey={({ id }) => id}
        rowTitle={({ title }) => title}
        onOpen={({ id }) => set({ open: id }, { isStep: true })}
        openKey={service?.id}
        sort={sort}
        onSort={setSort}
        empty={
          services.length === 0 ? (
            <Empty icon={<BookIcon />} title={t.none}>
              {t.noneNote}
            </Empty>
          ) : (
            <Empty icon={<BookIcon />} title={t.noMatch}>
              {t.noMatchNote}
            </Empty>
          )
        }
        selection={{ keys: selected, onChange: setSelected }}
        bulkActions={
          <ServiceBulk
            location={location}
            services={rows.filter(({ id }) => selected.has(id))}
            categories={categories}
            onDone={() => setSelected(new Set())}
          />
        }
        toolbar={
          <ListFilter
            titles={t}
            term={values.term}
            show={{ value: filter, values: filters }}
            onChange={set}
          />
        }
      />
      {isMissing && <MissingDrawer title={t.title} onClose={() => set({ open: '' })} />}
      {(values.open === 'new' || service) && resources && (
        <ServiceDrawer
          key={service?.id ?? 'new'}
          location={location}
          service={service}
          isGone={isGone}
          categories={categories}
          chosenCategory={categories.find(({ id }) => String(id) === category)}
          team={team}
          resources={resources}
          onClose={() => set({ open: '' })}
        />
      )}
    </div>
  )
}

/** The API sorts by the ID of the category; people sort categories by hand. */
function inOrderOf(categories: readonly ServiceCategory[], services: readonly Service[]): Service[] {
  const places = new Map(categories.map(({ id }, index) => [id, index]))
  const placeOf = ({ category_id }: Service) => places.get(category_id) ?? categories.length
  return services.toSorted((left, right) => placeOf(left) - placeOf(right))
}

interface Names {
  categories: readonly ServiceCategory[]
  team: readonly Named[] | undefined
  resources: readonly { id: number; title: string }[]
}

function namesOf({ categories, team, resources }: Names): ServiceNames {
  const categoryTitles = new Map(categories.map(({ id, title }) => [id, title]))
  const teamNames = new Map(team?.map(({ id, name }) => [id, name]))
  const resourceTitles = new Map(resources.map(({ id, title }) => [id, title]))
  return {
    categoryOf: ({ category_id }) => categoryTitles.get(category_id) ?? '',
    teamOf: team && (({ staff }) => staff.flatMap(({ id }) => teamNames.get(id) ?? [])),
    resourcesOf: service => service.resources.flatMap(id => resourceTitles.get(id) ?? []),
  }
}
