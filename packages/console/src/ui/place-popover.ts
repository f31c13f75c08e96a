interface Placement {
  /** Which edges line up. */
  align?: 'start' | 'end'
  isAsWide?: boolean
  /** Stays visible where it is below the anchor. */
  keepFree?: Element | null | undefined
}

const gap = 4
const margin = 8

/** Puts an open popover below its anchor, or above it where there is more room, and keeps it inside the window. */
export function placePopover(
  popover: HTMLElement,
  anchor: Element,
  { align = 'start', isAsWide = false, keepFree }: Placement = {},
): void {
  const place = anchor.getBoundingClientRect()
  const { clientWidth: windowWidth, clientHeight: windowHeight } = document.documentElement
  if (isAsWide) popover.style.width = `${place.width}px`
  popover.style.maxHeight = ''
  const { width, height } = popover.getBoundingClientRect()
  const end = Math.min(windowHeight, topBelow(place, keepFree))
  const below = end - place.bottom - gap - margin
  const above = place.top - gap - margin
  const isAbove = height > below && above > below
  const left = align === 'start' ? place.left : place.right - width
  const room = Math.max(isAbove ? above : below, 120)
  // Otherwise the style sheet says how high it gets.
  if (height > room) popover.style.maxHeight = `${room}px`
  popover.style.left = `${Math.max(margin, Math.min(left, windowWidth - width - margin))}px`
  popover.style.top = isAbove ? `${Math.max(margin, place.top - gap - height)}px` : `${place.bottom + gap}px`
}

/** Where the element begins, if it is below the place. */
function topBelow(place: DOMRect, element: Element | null | undefined): number {
  const top = element?.getBoundingClientRect().top ?? 0
  return top > place.bottom ? top : Number.POSITIVE_INFINITY
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
