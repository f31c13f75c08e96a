import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

interface NavItemProps {
  to: string
  icon: ReactNode
  title: string
}

export function NavItem({ to, icon, title }: NavItemProps) {
  return (
    <NavLink to={to} end={to === '/'} className="nav-item" title={title}>
      {icon}
      <span>{title}</span>
    </NavLink>
  )
}
