import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls the active link into view, because links can need more room than there is, and some arrive late. */
export function useActiveInView<Container extends HTMLElement>() {
  const nav = useRef<Container>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that is active changes with the path.
  useEffect(() => {
    const { current } = nav
    if (!current) return
    const show = () =>
      current.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    show()
    const links = new MutationObserver(show)
    links.observe(current, { childList: true })
    return () => links.disconnect()
  }, [pathname])
  return nav
}
