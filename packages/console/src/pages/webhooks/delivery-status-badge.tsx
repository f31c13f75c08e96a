import type { Delivery } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'

const looks: Record<Delivery['outcome'], string> = {
  scheduled: '',
  delivered: 'badge-accent',
  failed: 'badge-warn',
  held: 'badge-warn',
  cancelled: '',
}

type ShownDelivery = Pick<Delivery, 'outcome' | 'reported_failure' | 'is_test'>

export function DeliveryStatusBadge({ delivery }: { delivery: ShownDelivery }) {
  const t = useTexts('webhooks')
  return (
    <>
      {delivery.is_test && <span className="badge">{t.isTest}</span>}
      {delivery.reported_failure ? (
        <span className="badge badge-warn">{t.reportedFailure}</span>
      ) : (
        <span className={`badge ${looks[delivery.outcome]}`}>{t.outcomes[delivery.outcome]}</span>
      )}
    </>
  )
}
