import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ArrowIcon } from './icons.tsx'

interface RowLinkProps {
  to: string
  title: string
  note: string
  /** Shown at the end of the row. */
  children?: ReactNode
}

export function RowLink({ to, title, note, children }: RowLinkProps) {
  return (
    <li>
      <Link className="row row-link" to={to}>
        <span className="row-main">
          <strong>{title}</strong>
          <span>{note}</span>
        </span>
        {children}
        <ArrowIcon />
      </Link>
    </li>
  )
}
