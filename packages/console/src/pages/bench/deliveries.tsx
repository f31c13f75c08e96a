import { usePartner } from '../partners/partner.tsx'
import { Explain } from '../webhooks/explain.tsx'
import { DeliveryLog } from './delivery-log.tsx'

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
