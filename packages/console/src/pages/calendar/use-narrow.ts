import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(max-width: 760px)')

const subscribe = (changed: () => void) => {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

/** Whether the screen has room for a list only. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
