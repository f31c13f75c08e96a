import type { Installation } from '../../foyer.ts'

type Status = Installation['status']

const words: Record<Status, string> = {
  uninstalled: 'Not connected',
  pending: 'Waiting for confirmation',
  active: 'Active',
  freezed: 'Frozen',
}

const frozenWords = { billing: 'Frozen: unpaid', operator: 'Frozen by an operator' } as const

interface StatusBadgeProps {
  status: Status
  frozenBy?: Installation['frozen_by']
}

export function StatusBadge({ status, frozenBy }: StatusBadgeProps) {
  const look = { uninstalled: '', pending: 'badge-warn', active: 'badge-accent', freezed: 'badge-warn' }
  return <span className={`badge ${look[status]}`}>{frozenBy ? frozenWords[frozenBy] : words[status]}</span>
}
