import type { Delivery } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import type { Formats } from '../../texts/formats.ts'
import type { Column } from '../../ui/table/column.ts'
import { DeliveryStatusBadge } from '../webhooks/delivery-status-badge.tsx'

interface Words {
  t: Areas['bench']
  formats: Formats
  titleOf(delivery: Delivery): string
}

export const deliveryColumns = ({ t, formats, titleOf }: Words): Column<Delivery>[] => [
  { id: 'event', title: t.event, share: 1.6, isRequired: true, cell: titleOf },
  { id: 'time', title: t.time, share: 1.5, cell: ({ created_at }) => formats.exact(created_at) },
  { id: 'location', title: t.location, share: 1.2, cell: ({ location_title }) => location_title },
  { id: 'endpoint', title: t.endpoint, share: 2, cell: ({ url }) => <span title={url}>{url}</span> },
  {
    id: 'response',
    title: t.response,
    align: 'end',
    share: 0.7,
    cell: ({ response_status }) => response_status ?? '–',
  },
  {
    id: 'duration',
    title: t.duration,
    align: 'end',
    share: 0.8,
    cell: ({ duration_ms }) => (duration_ms === null ? '–' : t.milliseconds(formats.number(duration_ms))),
  },
  { id: 'attempts', title: t.attempts, align: 'end', share: 0.6, cell: ({ attempts }) => attempts },
  {
    id: 'outcome',
    title: t.outcome,
    share: 1.4,
    cell: delivery => (
      <span className="badges">
        <DeliveryStatusBadge delivery={delivery} />
      </span>
    ),
  },
]
