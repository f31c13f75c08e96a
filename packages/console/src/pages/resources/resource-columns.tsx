import type { BookableResource, Service } from '@foyer/sdk/business'
import type { Areas } from '../../texts/areas.ts'
import { Badge } from '../../ui/badge.tsx'
import { Chip, Chips } from '../../ui/chip.tsx'
import type { Column } from '../../ui/table/column.ts'
import { usersOf } from './resource-fields.ts'

const shownInstances = 4

export const resourceColumns = (
  t: Areas['resources'],
  services: readonly Service[],
): Column<BookableResource>[] => [
  {
    id: 'name',
    title: t.name,
    isRequired: true,
    isSortable: true,
    cell: ({ title }) => <span className="long-name">{title}</span>,
  },
  {
    id: 'instances',
    title: t.instances,
    share: 2,
    isSortable: true,
    cell: ({ instances }) =>
      instances.length === 0 ? (
        <Badge kind="warn">{t.noInstances}</Badge>
      ) : (
        <Chips>
          {instances.slice(0, shownInstances).map(({ id, title }) => (
            <Chip key={id} name={title} />
          ))}
          {instances.length > shownInstances && <Chip name={`+${instances.length - shownInstances}`} />}
        </Chips>
      ),
  },
  {
    id: 'usedBy',
    title: t.usedBy,
    share: 2,
    isSortable: true,
    cell: resource =>
      usersOf(services, resource)
        .map(({ title }) => title)
        .join(', ') || t.unused,
  },
  {
    id: 'description',
    title: t.description,
    isSortable: true,
    isHiddenAtFirst: true,
    cell: ({ description }) => description,
  },
]
