import { useParams } from 'react-router'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { DeliveryView } from './delivery-view.tsx'

/** A delivery by itself, for links. */
export function DeliveryPage() {
  const { partnerId, deliveryId } = useParams()
  const t = useTexts('webhooks')
  const of = { partner_id: Number(partnerId), delivery_id: Number(deliveryId) }
  return (
    <Page
      title={t.delivery(of.delivery_id)}
      above={<Back to={`/partners/${partnerId}/deliveries`}>{t.deliveries}</Back>}
    >
      <DeliveryView key={of.delivery_id} of={of} />
    </Page>
  )
}
