import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Where one came from, above a title. */
export const Back = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="back" to={to}>
    {children}
  </Link>
)
