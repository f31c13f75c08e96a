import type { ReactNode } from 'react'

interface EmptyProps {
  icon: ReactNode
  title: string
  action?: ReactNode
  children: ReactNode
}

/** An empty state: says what will appear here and what to do next. */
export function Empty({ icon, title, action, children }: EmptyProps) {
  return (
    <div className="empty">
      <span className="empty-icon">{icon}</span>
      <h3>{title}</h3>
      <p>{children}</p>
      {action}
    </div>
  )
}
