import type { Delivery } from '../../foyer.ts'

const looks: Record<Delivery['outcome'], string> = {
  scheduled: '',
  delivered: 'badge-accent',
  failed: 'badge-warn',
  held: 'badge-warn',
  cancelled: '',
}

type ShownDelivery = Pick<Delivery, 'outcome' | 'reported_failure' | 'is_test'>

export const DeliveryStatusBadge = ({ delivery }: { delivery: ShownDelivery }) => (
  <>
    {delivery.is_test && <span className="badge">test</span>}
    {delivery.reported_failure ? (
      <span className="badge badge-warn">delivered, reported a failure</span>
    ) : (
      <span className={`badge ${looks[delivery.outcome]}`}>{delivery.outcome}</span>
    )}
  </>
)
