import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** For a row of links that is wider than a phone: where one is stays in sight. */
export function useActiveInView() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that is active changes with the path.
  useEffect(() => {
    nav.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return nav
}
