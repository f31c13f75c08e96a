import type { TeamMember } from '@foyer/sdk/business'
import { useState } from 'react'
import { exportRows, sortRows } from '../../data/table-fields.ts'
import { useSearch } from '../../data/use-search.ts'
import { useSort } from '../../data/use-sort.ts'
import { MissingDrawer } from '../../forms/missing-drawer.tsx'
import { useOpened } from '../../forms/use-opened.ts'
import { foyer } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { matches } from '../../texts/matching.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon } from '../../ui/icons.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { RowKey } from '../../ui/table/selection.ts'
import { BulkChange } from '../bulk/bulk-change.tsx'
import { ListActions } from '../business/list-actions.tsx'
import { ListFilter } from '../business/list-filter.tsx'
import { canManageServices, useServices } from '../business/use-services.ts'
import { useTeam } from '../business/use-team.ts'
import { useHoursFormat } from '../calendar/format-hours.ts'
import { useLocationOfPage } from '../locations/location.tsx'
import { memberColumns } from './member-columns.tsx'
import { MemberDrawer } from './member-drawer.tsx'
import { memberFields } from './member-fields.ts'
import { NoTeam } from './no-team.tsx'

const filters = ['working', 'fired', 'all'] as const
type Filter = (typeof filters)[number]

/** The people of the team. One of them is open at the side. */
export function TeamTable() {
  const t = useTexts('team')
  const formats = useFormats()
  const format = useHoursFormat()
  const location = useLocationOfPage()
  const { data: team, error, isLoading, refetch } = useTeam(location.id)
  const { data: services, isLoading: areServicesLoading } = useServices(
    location.id,
    canManageServices(location),
  )
  const { values, set } = useSearch(['term', 'show', 'open'])
  const [sort, setSort] = useSort()
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set())
  const [hiding, setHiding] = useState<{ hidden: 0 | 1; members: TeamMember[] }>()

  const filter: Filter = filters.find(name => name === values.show) ?? 'working'
  const found = (team ?? []).filter(
    ({ fired, name, specialization, position }) =>
      (filter === 'all' || (filter === 'fired') === Boolean(fired)) &&
      matches(values.term, name, specialization, position?.title ?? ''),
  )
  const fields = memberFields(t, services)
  const rows = sortRows(found, fields, { sort, compare: formats.compare })
  const {
    opened: member,
    isGone,
    isMissing,
  } = useOpened(values.open, {
    found: team?.find(({ id }) => String(id) === values.open),
    isKnown: team !== undefined,
  })
  // The services that somebody provides are chosen from the list as it is when the form opens.
  const canOpen = services !== undefined || !canManageServices(location)
  const hide = (hidden: 0 | 1) => setHiding({ hidden, members: rows.filter(({ id }) => selected.has(id)) })

  return (
    <>
      <ListActions
        titles={t}
        isComplete={team !== undefined && !areServicesLoading}
        onExport={() => exportRows('team.csv', fields, rows)}
        onAdd={() => set({ open: 'new' }, { isStep: true })}
      />
      <DataTable
        label={t.members}
        storedAs="team"
        columns={memberColumns({ t, format, services })}
        rows={rows}
        rowKey={({ id }) => id}
        rowTitle={({ name }) => name}
        onOpen={({ id }) => set({ open: id }, { isStep: true })}
        openKey={member?.id}
        sort={sort}
        onSort={setSort}
        isLoading={isLoading}
        error={error}
        onRetry={() => void refetch()}
        empty={
          team?.length === 0 ? (
            <NoTeam />
          ) : (
            <Empty icon={<PersonIcon />} title={t.noMatch}>
              {t.noMatchNote}
            </Empty>
          )
        }
        selection={{ keys: selected, onChange: setSelected }}
        bulkActions={
          <>
            <Button onClick={() => hide(1)}>{t.hide}</Button>
            <Button onClick={() => hide(0)}>{t.unhide}</Button>
          </>
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
      {isMissing && <MissingDrawer title={t.members} onClose={() => set({ open: '' })} />}
      {(values.open === 'new' || member) && canOpen && (
        <MemberDrawer
          key={member?.id ?? 'new'}
          location={location}
          member={member}
          isGone={isGone}
          services={services}
          onClose={() => set({ open: '' })}
        />
      )}
      {hiding && (
        <BulkChange
          title={hiding.hidden ? t.hide : t.unhide}
          items={hiding.members}
          itemTitle={({ name }) => name}
          change={({ id }, options) =>
            foyer.staff.update({ location_id: location.id, staff_id: id, hidden: hiding.hidden }, options)
          }
          affects={[['staff', location.id]]}
          onClose={() => {
            setHiding(undefined)
            setSelected(new Set())
          }}
        />
      )}
    </>
  )
}
