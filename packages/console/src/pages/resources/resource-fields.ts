import type { BookableResource, Service } from '@foyer/sdk/business'
import type { TableField } from '../../data/table-fields.ts'
import type { Areas } from '../../texts/areas.ts'

/** The services that need a resource. */
export const usersOf = (services: readonly Service[], { id }: BookableResource): Service[] =>
  services.filter(({ resources }) => resources.includes(id))

/** The columns as values, for sorting and for a file. */
export const resourceFields = (
  t: Areas['resources'],
  services: readonly Service[],
): TableField<BookableResource>[] => [
  { id: 'name', title: t.name, value: ({ title }) => title },
  { id: 'description', title: t.description, value: ({ description }) => description },
  {
    id: 'instances',
    title: t.instances,
    value: ({ instances }) => instances.map(({ title }) => title).join(', '),
  },
  {
    id: 'usedBy',
    title: t.usedBy,
    value: resource =>
      usersOf(services, resource)
        .map(({ title }) => title)
        .join(', '),
  },
]
