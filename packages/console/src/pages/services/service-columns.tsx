import type { Service } from '@foyer/sdk/business'
import type { Areas } from '../../texts/areas.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import type { Place } from '../business/place.tsx'
import type { ServiceNames } from './service-fields.ts'

interface Words extends ServiceNames {
  t: Areas['services']
  place: Place
  /** The list of one category needs no column for it. */
  showsCategory: boolean
}

export function serviceColumns({ t, place, ...names }: Words): Column<Service>[] {
  const columns: Column<Service>[] = [
    {
      id: 'name',
      title: t.name,
      share: 1.7,
      isRequired: true,
      isSortable: true,
      cell: ({ title }) => <span className="long-name">{title}</span>,
    },
    {
      id: 'price',
      title: t.price,
      align: 'end',
      share: 1.9,
      isSortable: true,
      cell: service => priceRange(service, place),
    },
    {
      id: 'duration',
      title: t.duration,
      share: 1.5,
      isSortable: true,
      cell: ({ duration }) => place.formats.duration(duration),
    },
    {
      id: 'team',
      title: t.team,
      share: 1.25,
      isSortable: true,
      cell: service => teamWords(service, names.teamOf, t),
    },
    {
      id: 'resources',
      title: t.resources,
      isSortable: true,
      isHiddenAtFirst: true,
      cell: service => place.formats.list(names.resourcesOf(service)),
    },
    {
      id: 'status',
      title: t.status,
      share: 1.5,
      isSortable: true,
      cell: ({ active }) => (active ? t.active : <Badge kind="warn">{t.inactive}</Badge>),
    },
    { id: 'apiId', title: t.apiId, isHiddenAtFirst: true, isSortable: true, cell: ({ api_id }) => api_id },
  ]
  if (names.showsCategory)
    columns.splice(1, 0, {
      id: 'category',
      title: t.category,
      isSortable: true,
      isHiddenAtFirst: true,
      cell: names.categoryOf,
    })
  return columns
}

/** One price, or from the lowest to the highest. */
export const priceRange = (
  { price_min, price_max }: Pick<Service, 'price_min' | 'price_max'>,
  { money }: Place,
): string => (price_max > price_min ? `${money(price_min)} – ${money(price_max)}` : money(price_min))

function teamWords(service: Service, teamOf: ServiceNames['teamOf'], t: Areas['services']): string {
  if (service.staff.length === 0) return t.nobody
  const [first, ...others] = teamOf?.(service) ?? []
  if (first === undefined) return t.people(service.staff.length)
  return others.length === 0 ? first : t.andMore(first, others.length)
}
