import type { Delivery } from '../../foyer.ts'

const looks: Record<Delivery['outcome'], string> = {
  scheduled: '',
  delivered: 'badge-accent',
  failed: 'badge-warn',
  held: 'badge-warn',
  cancelled: '',
}

export const OutcomeBadge = ({ outcome }: { outcome: Delivery['outcome'] }) => (
  <span className={`badge ${looks[outcome]}`}>{outcome}</span>
)
