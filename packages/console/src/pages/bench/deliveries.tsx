import { usePartner } from '../partners/partner.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { Explain } from './explain.tsx'

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
