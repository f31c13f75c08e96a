import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls the active link into view, because links can need more room than there is, and some arrive late. */
export function useActiveInView<Container extends HTMLElement>() {
  const nav = useRef<Container>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that is active changes with the path.
  useEffect(() => {
    const container = nav.current
    if (!container) return
    const show = () =>
      container.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    show()
    // What loads later moves the links, until the person scrolls them.
    const resized = new ResizeObserver(show)
    const changed = new MutationObserver(show)
    resized.observe(container)
    changed.observe(container, { childList: true })
    const stop = () => {
      resized.disconnect()
      changed.disconnect()
    }
    container.onwheel = container.ontouchmove = stop
    return stop
  }, [pathname])
  return nav
}
