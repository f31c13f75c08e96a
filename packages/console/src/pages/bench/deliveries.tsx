import { usePartner } from '../partners/partner.tsx'
import { DeliveryLog } from '../webhooks/delivery-log.tsx'
import { Explain } from '../webhooks/explain.tsx'

/** What was sent to the endpoints of a partner, and why something was not. */
export function DeliveriesPage() {
  const { id } = usePartner().partner
  return (
    <>
      <DeliveryLog partnerId={id} />
      <Explain partnerId={id} />
    </>
  )
}
