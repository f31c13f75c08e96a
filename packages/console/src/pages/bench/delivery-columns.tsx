import '../webhooks/webhooks.css'
import type { Delivery } from '../../foyer.ts'
import type { Areas } from '../../texts/areas.ts'
import type { Formats } from '../../texts/formats.ts'
import type { Column } from '../../ui/table/column.ts'
import { DeliveryStatusBadge } from '../webhooks/delivery-status-badge.tsx'

interface Words {
  t: Areas['bench']
  formats: Formats
  titleOf(delivery: Delivery): string
  /** Why there was no response, in a word. */
  shortOf(reason: string): string | undefined
  targetOf(url: string): string
  durationOf(milliseconds: number): string
  /** Shorter for today. */
  momentOf(moment: string): string
}

export const deliveryColumns = (words: Words): Column<Delivery>[] => {
  const { t, formats, titleOf, shortOf, targetOf, durationOf, momentOf } = words
  return [
    {
      id: 'event',
      title: t.event,
      share: 2,
      isRequired: true,
      cell: delivery => (
        <span title={`${titleOf(delivery)} · ${delivery.resource}.${delivery.status}`}>
          {titleOf(delivery)}
        </span>
      ),
    },
    {
      id: 'time',
      title: t.time,
      share: 1.5,
      cell: ({ created_at }) => <span title={formats.exact(created_at)}>{momentOf(created_at)}</span>,
    },
    { id: 'location', title: t.location, share: 1.35, cell: ({ location_title }) => location_title },
    {
      id: 'endpoint',
      title: t.endpoint,
      share: 1.8,
      cell: ({ url }) => <span title={url}>{targetOf(url)}</span>,
    },
    {
      id: 'response',
      title: t.response,
      align: 'end',
      share: 0.9,
      cell: ({ response_status, reason }) => response_status ?? shortOf(reason) ?? '–',
    },
    {
      id: 'duration',
      title: t.duration,
      align: 'end',
      share: 0.95,
      cell: ({ duration_ms }) => (duration_ms === null ? '–' : durationOf(duration_ms)),
    },
    { id: 'attempts', title: t.attempts, align: 'end', share: 0.9, cell: ({ attempts }) => attempts },
    {
      id: 'outcome',
      title: t.outcome,
      share: 1.2,
      cell: delivery => (
        <span className="badges">
          <DeliveryStatusBadge delivery={delivery} />
        </span>
      ),
    },
  ]
}
