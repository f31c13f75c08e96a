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
    changed.observe(container, { childList: true, subtree: true })
    const stop = () => {
      resized.disconnect()
      changed.disconnect()
    }
    const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const move of moves) container.addEventListener(move, stop, { passive: true })
    return () => {
      stop()
      for (const move of moves) container.removeEventListener(move, stop)
    }
  }, [pathname])
  return nav
}
