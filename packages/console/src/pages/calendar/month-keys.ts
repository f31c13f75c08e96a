import { addDays, addMonths, type Day, weekOf } from './days.ts'

interface Pressed {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** The day to which a key goes in a month; undefined for other keys, such as those of the browser. */
export function dayAfterKey(pressed: Pressed, day: Day, weekday?: number): Day | undefined {
  const { key, shiftKey } = pressed
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined
  const week = weekOf(day, weekday)
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return week[0]
    case 'End':
      return week[6]
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}
