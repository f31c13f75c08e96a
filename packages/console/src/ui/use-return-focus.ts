import { useEffect, useState } from 'react'

/** Gives the focus back to what had it before this component appeared, or to the page's heading if that is gone. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // What closes the component may remove the opener in the same step.
      queueMicrotask(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
        const target = isThere ? opener : document.querySelector<HTMLElement>('h1[tabindex]')
        target?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
