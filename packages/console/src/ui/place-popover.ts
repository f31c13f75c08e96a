interface Placement {
  /** Which edges line up. */
  align?: 'start' | 'end'
  isAsWide?: boolean
}

const gap = 4
const margin = 8

/** Puts an open popover below its anchor, or above it where there is more room, and keeps it inside the window. */
export function placePopover(
  popover: HTMLElement,
  anchor: Element,
  { align = 'start', isAsWide = false }: Placement = {},
): void {
  const place = anchor.getBoundingClientRect()
  const { clientWidth: windowWidth, clientHeight: windowHeight } = document.documentElement
  if (isAsWide) popover.style.width = `${place.width}px`
  popover.style.maxHeight = ''
  const { width, height } = popover.getBoundingClientRect()
  const below = windowHeight - place.bottom - gap - margin
  const above = place.top - gap - margin
  const isAbove = height > below && above > below
  const left = align === 'start' ? place.left : place.right - width
  popover.style.maxHeight = `${Math.max(isAbove ? above : below, 120)}px`
  popover.style.left = `${Math.max(margin, Math.min(left, windowWidth - width - margin))}px`
  popover.style.top = isAbove ? `${Math.max(margin, place.top - gap - height)}px` : `${place.bottom + gap}px`
}

/** Calls `place` when the page scrolls or changes its size, until the returned function is called. */
export function followAnchor(place: () => void): () => void {
  const options = { capture: true, passive: true }
  window.addEventListener('scroll', place, options)
  window.addEventListener('resize', place)
  return () => {
    window.removeEventListener('scroll', place, options)
    window.removeEventListener('resize', place)
  }
}
