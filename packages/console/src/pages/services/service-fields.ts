import type { Service } from '@foyer/sdk/business'
import type { TableField } from '../../data/table-fields.ts'
import type { Areas } from '../../texts/areas.ts'

export interface ServiceNames {
  categoryOf(service: Service): string
  /** Undefined for people who may not know the team. */
  teamOf: ((service: Service) => string[]) | undefined
  resourcesOf(service: Service): string[]
}

/** The columns as values, for sorting and for a file. */
export function serviceFields(
  t: Areas['services'],
  { categoryOf, teamOf, resourcesOf }: ServiceNames,
): TableField<Service>[] {
  return [
    { id: 'name', title: t.name, value: ({ title }) => title },
    { id: 'category', title: t.category, value: categoryOf },
    { id: 'price', title: t.priceMin, value: ({ price_min }) => price_min },
    { id: 'priceMax', title: t.priceMax, value: ({ price_max }) => price_max },
    { id: 'duration', title: t.durationMinutes, value: ({ duration }) => duration / 60 },
    {
      id: 'team',
      title: t.team,
      value: service => teamOf?.(service).join(', ') ?? service.staff.length,
    },
    { id: 'resources', title: t.resources, value: service => resourcesOf(service).join(', ') },
    { id: 'status', title: t.status, value: ({ active }) => (active ? t.active : t.inactive) },
    { id: 'apiId', title: t.apiId, value: ({ api_id }) => api_id },
  ]
}
