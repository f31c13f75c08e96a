import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls the active link into view, because a row of links can be wider than a phone. */
export function useActiveInView() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that is active changes with the path.
  useEffect(() => {
    nav.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return nav
}
