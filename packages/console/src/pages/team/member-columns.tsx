import type { Service, TeamMember } from '@foyer/sdk/business'
import type { Areas } from '../../texts/areas.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import type { HoursFormat } from '../calendar/format-hours.ts'
import { Avatar } from './avatar.tsx'
import { servicesOf } from './member-services.ts'
import { statusOf } from './member-status.ts'

interface Words {
  t: Areas['team']
  format: HoursFormat
  /** Undefined for people who may not see services. */
  services: readonly Service[] | undefined
}

export function memberColumns({ t, format, services }: Words): Column<TeamMember>[] {
  const count = (member: TeamMember) => servicesOf(services ?? [], member.id).size
  const columns: Column<TeamMember>[] = [
    {
      id: 'name',
      title: t.name,
      share: 2,
      isRequired: true,
      isSortable: true,
      cell: ({ name, avatar }) => (
        <span className="person-cell">
          <Avatar name={name} src={avatar} />
          <span className="long-name">{name}</span>
        </span>
      ),
    },
    {
      id: 'specialization',
      title: t.specialization,
      share: 1.6,
      isSortable: true,
      cell: ({ specialization }) => specialization,
    },
    {
      id: 'position',
      title: t.position,
      share: 1.2,
      isSortable: true,
      cell: ({ position }) => position?.title ?? '',
    },
    {
      id: 'scheduleTill',
      isWideOnly: true,
      title: t.scheduleTill,
      isSortable: true,
      cell: ({ schedule_till }) => (schedule_till ? format.shortDay(schedule_till) : t.noSchedule),
    },
    {
      id: 'status',
      title: t.status,
      isSortable: true,
      cell: member => {
        const status = statusOf(member)
        return status === 'working' ? (
          t.statuses.working
        ) : (
          <Badge kind={status === 'fired' ? 'danger' : 'warn'}>{t.statuses[status]}</Badge>
        )
      },
    },
    {
      id: 'apiId',
      title: t.apiId,
      isHiddenAtFirst: true,
      isSortable: true,
      cell: ({ api_id }) => api_id,
    },
  ]
  if (services)
    columns.splice(3, 0, {
      id: 'services',
      title: t.services,
      align: 'end',
      share: 0.8,
      isSortable: true,
      cell: member => count(member),
    })
  return columns
}
