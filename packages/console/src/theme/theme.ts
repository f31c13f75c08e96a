import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** `before-paint.js` reads the same key, and sets the same attribute, before the page is painted. */
const storageKey = 'foyer.theme'
const listeners = new Set<() => void>()

const currentTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Changes the theme at once, and keeps the choice in this browser. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Some browsers refuse storage: the choice then lasts until the page is closed.
  }
  for (const listener of listeners) listener()
}

const onTheme = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(onTheme, currentTheme)
