import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BackIcon } from './icons.tsx'

/** A link to the parent page, shown above a title. */
export const Back = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="back" to={to}>
    <BackIcon />
    {children}
  </Link>
)
