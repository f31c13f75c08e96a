import type { Delivery } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'

const looks: Record<Delivery['outcome'], string> = {
  scheduled: '',
  delivered: 'badge-accent',
  failed: 'badge-warn',
  held: 'badge-warn',
  cancelled: '',
}

type ShownDelivery = Pick<Delivery, 'outcome' | 'reported_failure' | 'is_test'> & { is_sample?: boolean }

export function DeliveryStatusBadge({ delivery }: { delivery: ShownDelivery }) {
  const t = useTexts('webhooks')
  return (
    <>
      {delivery.is_test && <span className="badge">{delivery.is_sample ? t.isSample : t.isTest}</span>}
      {delivery.reported_failure ? (
        <span className="badge badge-warn">{t.reportedFailure}</span>
      ) : (
        <span className={`badge ${looks[delivery.outcome]}`}>{t.outcomes[delivery.outcome]}</span>
      )}
    </>
  )
}
