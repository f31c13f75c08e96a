import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { BackIcon } from './icons.tsx'

/** Links of a list carry its address along, so that the way back leads to the list as it was, filters included. */
export function useListState(): { list: string } {
  const { pathname, search } = useLocation()
  return { list: pathname + search }
}

/** A link to the parent page, shown above a title. */
export function Back({ to, children }: { to: string; children: ReactNode }) {
  const { state } = useLocation()
  const list = (state as { list?: unknown } | null)?.list
  const isParent = typeof list === 'string' && list.split('?', 1)[0] === to
  return (
    <Link className="back" to={isParent ? list : to}>
      <BackIcon />
      {children}
    </Link>
  )
}
