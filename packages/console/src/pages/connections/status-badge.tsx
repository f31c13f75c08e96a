import type { Connection } from '../../foyer.ts'

type Status = Connection['status']

const words: Record<Status, string> = {
  uninstalled: 'Not connected',
  pending: 'Waiting for confirmation',
  active: 'Active',
  freezed: 'Frozen',
}

export function StatusBadge({ status }: { status: Status }) {
  const look = { uninstalled: '', pending: 'badge-warn', active: 'badge-accent', freezed: 'badge-warn' }
  return <span className={`badge ${look[status]}`}>{words[status]}</span>
}
