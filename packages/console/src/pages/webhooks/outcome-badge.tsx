import type { Delivery } from '../../foyer.ts'

const looks: Record<Delivery['outcome'], string> = {
  scheduled: '',
  delivered: 'badge-accent',
  failed: 'badge-warn',
  held: 'badge-warn',
  cancelled: '',
}

export const OutcomeBadge = ({ delivery }: { delivery: Pick<Delivery, 'outcome' | 'reported_failure'> }) =>
  delivery.reported_failure ? (
    <span className="badge badge-warn">delivered, reported a failure</span>
  ) : (
    <span className={`badge ${looks[delivery.outcome]}`}>{delivery.outcome}</span>
  )
