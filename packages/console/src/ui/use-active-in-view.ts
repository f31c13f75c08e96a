import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls the active link into view, because links can need more room than there is. */
export function useActiveInView<Container extends HTMLElement>() {
  const nav = useRef<Container>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that is active changes with the path.
  useEffect(() => {
    nav.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return nav
}
