import { useEffect, useRef } from 'react'

/** Keys of a page. They do nothing while somebody types, chooses in a list or has a dialog open. */
export function useShortcuts(shortcuts: Record<string, (() => void) | undefined>): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (isInUse(event.target)) return
      const run = latest.current[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isInUse = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open], [role="menu"]:popover-open, :popover-open [role="dialog"]') !==
    null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null)
