import type { Service, TeamMember } from '@foyer/sdk/business'
import type { TableField } from '../../data/table-fields.ts'
import type { Areas } from '../../texts/areas.ts'
import { servicesOf } from './member-services.ts'
import { statusOf } from './member-status.ts'

/** The columns as values. `services` is undefined for people who may not see services. */
export function memberFields(
  t: Areas['team'],
  services: readonly Service[] | undefined,
): TableField<TeamMember>[] {
  const fields: TableField<TeamMember>[] = [
    { id: 'name', title: t.name, value: ({ name }) => name },
    { id: 'specialization', title: t.specialization, value: ({ specialization }) => specialization },
    { id: 'position', title: t.position, value: ({ position }) => position?.title ?? '' },
    { id: 'scheduleTill', title: t.scheduleTill, value: ({ schedule_till }) => schedule_till ?? '' },
    { id: 'status', title: t.status, value: member => t.statuses[statusOf(member)] },
    { id: 'apiId', title: t.apiId, value: ({ api_id }) => api_id },
  ]
  if (services)
    fields.push({
      id: 'services',
      title: t.services,
      value: ({ id }) => servicesOf(services, id).size,
    })
  return fields
}
