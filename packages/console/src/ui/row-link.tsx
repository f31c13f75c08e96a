import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useListState } from './back.tsx'
import { ArrowIcon } from './icons.tsx'

interface RowLinkProps {
  to: string
  title: string
  note: ReactNode
  /** Shown at the end of the row. */
  children?: ReactNode
}

export function RowLink({ to, title, note, children }: RowLinkProps) {
  const state = useListState()
  return (
    <li>
      <Link className="row row-link" to={to} state={state}>
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
