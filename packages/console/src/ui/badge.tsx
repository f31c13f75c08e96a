import type { ReactNode } from 'react'

export type BadgeKind = 'plain' | 'accent' | 'warn' | 'danger'

/** A short status. */
export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={kind === 'plain' ? 'badge' : `badge badge-${kind}`}>{children}</span>
}
