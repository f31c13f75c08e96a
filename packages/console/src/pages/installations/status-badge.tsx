import type { Installation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Status = Installation['status']

const looks: Record<Status, string> = {
  uninstalled: '',
  pending: 'badge-warn',
  active: 'badge-accent',
  freezed: 'badge-warn',
}

interface StatusBadgeProps {
  status: Status
  frozenBy?: Installation['frozen_by']
}

export function StatusBadge({ status, frozenBy }: StatusBadgeProps) {
  const t = useTexts('marketplace')
  return (
    <span className={`badge ${looks[status]}`}>
      {frozenBy ? t.frozenStatuses[frozenBy] : t.installationStatuses[status]}
    </span>
  )
}
