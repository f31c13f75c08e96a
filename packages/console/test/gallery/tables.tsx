import { useState } from 'react'
import { Button } from '../../src/ui/button.tsx'
import { Empty } from '../../src/ui/empty.tsx'
import { MoreIcon, PersonIcon, PlusIcon, SearchIcon } from '../../src/ui/icons.tsx'
import { Menu } from '../../src/ui/menu.tsx'
import type { Column, Sort } from '../../src/ui/table/column.ts'
import { DataTable } from '../../src/ui/table/data-table.tsx'
import type { RowKey } from '../../src/ui/table/selection.ts'
import { makePeople, type Person } from './people.ts'

const columns: Column<Person>[] = [
  { id: 'name', title: 'Name', share: 2, isSortable: true, isRequired: true, cell: ({ name }) => name },
  { id: 'phone', title: 'Phone', cell: ({ phone }) => phone },
  { id: 'visits', title: 'Visits', align: 'end', isSortable: true, cell: ({ visits }) => visits },
  { id: 'site', title: 'Site', isHiddenAtFirst: true, cell: ({ site }) => site },
  {
    id: 'actions',
    title: 'Actions',
    share: 0.5,
    align: 'end',
    isWideOnly: true,
    cell: ({ name }) => (
      <Menu
        label={`Actions for ${name}`}
        className="button button-quiet"
        items={[{ title: 'Edit', to: '/edit' }]}
      >
        <MoreIcon />
      </Menu>
    ),
  },
]

const shared = {
  columns,
  rowKey: ({ id }: Person) => id,
  rowTitle: ({ name }: Person) => name,
  empty: (
    <Empty
      icon={<PersonIcon />}
      title="No clients yet"
      action={<Button icon={<PlusIcon />}>New client</Button>}
    >
      Clients appear here with their first appointment.
    </Empty>
  ),
}

export function Tables() {
  const [state, setState] = useState<'ready' | 'loading' | 'empty' | 'failed'>('ready')
  return (
    <>
      <label>
        State of the tables{' '}
        <select value={state} onChange={event => setState(event.currentTarget.value as typeof state)}>
          <option>ready</option>
          <option>loading</option>
          <option>empty</option>
          <option>failed</option>
        </select>
      </label>
      <DataTable
        {...shared}
        label="States"
        rows={state === 'ready' ? makePeople(4) : []}
        isLoading={state === 'loading'}
        error={state === 'failed' ? { message: 'The clients didn’t load.' } : null}
        onRetry={() => setState('ready')}
      />
      <Endless />
    </>
  )
}

/** 100,000 rows, of which 300 come at a time. */
function Endless() {
  const [count, setCount] = useState(300)
  const [sort, setSort] = useState<Sort>({ by: 'name', order: 'asc' })
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set())
  const [opened, setOpened] = useState<Person>()
  const rows = makePeople(count)
  return (
    <DataTable
      {...shared}
      label="Clients"
      rows={sort.order === 'asc' ? rows : rows.toReversed()}
      onOpen={setOpened}
      openKey={opened?.id}
      sort={sort}
      onSort={setSort}
      total={100_000}
      hasMore={count < 100_000}
      onReachEnd={() => setCount(before => before + 300)}
      selection={{ keys, onChange: setKeys }}
      bulkActions={<Button>Add label</Button>}
      storedAs="gallery"
      toolbar={
        <>
          <input type="search" aria-label="Search" placeholder="Search by name or phone" />
          <Button icon={<SearchIcon />}>Find</Button>
          {opened && <output>{`Opened ${opened.id}`}</output>}
        </>
      }
    />
  )
}
