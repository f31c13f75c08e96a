import type { ApiRequest } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import type { Formats } from '../../texts/formats.ts'
import type { Column } from '../../ui/table/column.ts'
import { StatusBadge } from './status-badge.tsx'

export function requestColumns(
  t: Areas['requests'],
  { precise, number }: Pick<Formats, 'precise' | 'number'>,
): Column<ApiRequest>[] {
  return [
    {
      id: 'request',
      title: t.request,
      share: 2.3,
      isRequired: true,
      cell: ({ method, path }) => (
        <code className="request-line">
          <b>{method}</b> {path}
        </code>
      ),
    },
    { id: 'status', title: t.status, share: 0.7, cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'at', title: t.time, share: 1.8, cell: ({ at }) => <span className="figure">{precise(at)}</span> },
    {
      id: 'operation',
      title: t.operation,
      share: 1.6,
      isWideOnly: true,
      cell: ({ summary }) => summary || t.noOperation,
    },
    { id: 'location', title: t.location, share: 1.2, cell: ({ location_title }) => location_title },
    {
      id: 'duration',
      title: t.duration,
      align: 'end',
      share: 0.8,
      cell: ({ duration_ms }) => <span className="figure">{t.milliseconds(number(duration_ms))}</span>,
    },
  ]
}
