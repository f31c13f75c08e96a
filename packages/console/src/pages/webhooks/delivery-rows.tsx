import { toMoment } from '../../data/dates.ts'
import type { Delivery } from '../../foyer.ts'
import { RowLink } from '../../ui/row-link.tsx'
import { DeliveryStatusBadge } from './delivery-status-badge.tsx'

export function DeliveryRows({ partnerId, deliveries }: { partnerId: number; deliveries: Delivery[] }) {
  return (
    <ul className="rows">
      {deliveries.map(delivery => (
        <RowLink
          key={delivery.id}
          to={`/partners/${partnerId}/webhooks/${delivery.id}`}
          title={`${delivery.resource} ${delivery.resource_id} · ${delivery.status}`}
          note={`Location ${delivery.location_id} · ${toMoment(delivery.due_at)} · ${delivery.url}`}
        >
          <DeliveryStatusBadge delivery={delivery} />
        </RowLink>
      ))}
    </ul>
  )
}
