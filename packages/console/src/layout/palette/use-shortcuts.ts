import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { pagesOf } from '../../location-pages.ts'
import { useCurrentLocation } from '../use-current-location.ts'
import { ownPageKeys, pageKeys } from './shortcut-keys.ts'

interface Shortcuts {
  onSearch(): void
  onSheet(): void
}

const sequenceMs = 1000

/** Ctrl K or ⌘ K searches, `?` shows the shortcuts, and `g` with a letter opens a page. */
export function useShortcuts({ onSearch, onSheet }: Shortcuts): void {
  const navigate = useNavigate()
  const location = useCurrentLocation()
  const lastG = useRef(Number.NEGATIVE_INFINITY)
  const pathOf = (key: string): string | undefined => {
    const own = Object.entries(ownPageKeys).find(([, letter]) => letter === key)
    if (own) return own[0]
    const page = location && pagesOf(location).find(({ path }) => pageKeys[path] === key)
    return page && `/locations/${location.id}/${page.path}`
  }
  const handle = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (
      event.key.toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey
    ) {
      event.preventDefault()
      onSearch()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isBusy(event.target)) return
    const isAfterG = event.timeStamp - lastG.current < sequenceMs
    lastG.current = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
    const path = isAfterG ? pathOf(event.key) : undefined
    if (event.key !== '?' && !path) return
    event.preventDefault()
    if (path) void navigate(path)
    else onSheet()
  }
  const latest = useRef(handle)
  latest.current = handle
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Whoever types, or has a dialog or a menu open, wants letters and no shortcuts. */
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('dialog:modal, [role="menu"]:popover-open') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select')))
