import type { Delivery } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RowLink } from '../../ui/row-link.tsx'
import { DeliveryStatusBadge } from './delivery-status-badge.tsx'
import { useEventWords } from './use-event-words.ts'

export function DeliveryRows({ partnerId, deliveries }: { partnerId: number; deliveries: Delivery[] }) {
  const t = useTexts('webhooks')
  const { titleOf } = useEventWords()
  const { moment } = useFormats()
  return (
    <ul className="rows">
      {deliveries.map(delivery => (
        <RowLink
          key={delivery.id}
          to={`/partners/${partnerId}/deliveries/${delivery.id}`}
          title={titleOf(delivery)}
          note={t.deliveryFacts(delivery.location_id, moment(delivery.due_at), delivery.url)}
        >
          <DeliveryStatusBadge delivery={delivery} />
        </RowLink>
      ))}
    </ul>
  )
}
