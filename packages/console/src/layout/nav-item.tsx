import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

interface NavItemProps {
  to: string
  icon: ReactNode
  title: string
  /** Shown at the end, unless it is 0. */
  count?: number
}

export function NavItem({ to, icon, title, count = 0 }: NavItemProps) {
  return (
    <NavLink to={to} end={to === '/'} className="nav-item" title={title}>
      {icon}
      <span>{title}</span>
      {count > 0 && <b className="nav-count">{count > 99 ? '99+' : count}</b>}
    </NavLink>
  )
}
