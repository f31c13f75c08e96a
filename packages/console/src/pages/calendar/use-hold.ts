import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** The pointer moves this far before a click becomes a drag. */
const thresholdPx = 4
/** A finger that moves further before it has pressed long enough scrolls. */
const scrollPx = 10
const longPressMs = 400
const edgePx = 36

export interface Point {
  clientX: number
  clientY: number
}

interface HoldInput<Grip, Aim> {
  /** What scrolls whenever the pointer moves at its edge while it drags something. */
  scroller: RefObject<HTMLElement | null>
  /** What the pointer takes hold of. */
  take(event: PointerEvent<HTMLElement>): Grip | undefined
  /** Where it would go. */
  aim(grip: Grip, at: Point): Aim | undefined
  isSameAim(left: Aim, right: Aim): boolean
  drop(grip: Grip, aim: Aim): void
  /** A click of the mouse, or a long press of a finger that then stays where it is. */
  click?(grip: Grip, at: Point): void
}

export interface Holding<Grip, Aim> {
  grip: Grip
  aim: Aim
}

interface Start<Grip> {
  grip: Grip
  at: Point
  pointerId: number
  isTouch: boolean
  isDragged: boolean
}

/**
 * Holds and drags with the mouse, a pen or a finger. A finger presses long before it drags, so that it still scrolls;
 * from then on the page stays where it is.
 */
export function useHold<Grip, Aim>(input: HoldInput<Grip, Aim>) {
  const [held, setHeld] = useState<Holding<Grip, Aim>>()
  const start = useRef<Start<Grip>>(undefined)
  const press = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasDragged = useRef(false)
  const latest = useRef(input)
  latest.current = input
  const end = () => {
    clearTimeout(press.current)
    start.current = undefined
    setHeld(undefined)
  }
  useEndOnEscape(held !== undefined, end)
  useStillPage(input.scroller, start)
  useEffect(() => () => clearTimeout(press.current), [])

  const follow = ({ grip }: Start<Grip>, at: Point) => {
    const { aim, isSameAim } = latest.current
    const found = aim(grip, at)
    if (found) setHeld(before => (before && isSameAim(before.aim, found) ? before : { grip, aim: found }))
  }
  const beginDrag = (begun: Start<Grip>, element: HTMLElement, at: Point) => {
    begun.isDragged = true
    element.setPointerCapture(begun.pointerId)
    follow(begun, at)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false
    end()
    if (event.button !== 0 || !event.isPrimary) return
    const grip = input.take(event)
    if (grip === undefined) return
    const { pointerId, currentTarget, clientX, clientY } = event
    const isTouch = event.pointerType === 'touch'
    const begun = { grip, at: { clientX, clientY }, pointerId, isTouch, isDragged: false }
    start.current = begun
    if (isTouch) press.current = setTimeout(() => beginDrag(begun, currentTarget, begun.at), longPressMs)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const begun = start.current
    if (!begun || begun.pointerId !== event.pointerId) return
    const moved = distanceOf(begun.at, event)
    if (!begun.isDragged && begun.isTouch) {
      if (moved > scrollPx) end()
      return
    }
    if (!begun.isDragged && moved < thresholdPx) return
    if (!begun.isDragged) beginDrag(begun, event.currentTarget, event)
    scrollAtEdge(input.scroller.current, event)
    follow(begun, event)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const begun = start.current
    if (!begun || begun.pointerId !== event.pointerId) return
    wasDragged.current = begun.isDragged
    const isClick = begun.isTouch
      ? begun.isDragged && distanceOf(begun.at, event) < thresholdPx
      : !begun.isDragged
    const aim = begun.isDragged ? input.aim(begun.grip, event) : undefined
    end()
    if (isClick) input.click?.(begun.grip, event)
    else if (aim) input.drop(begun.grip, aim)
  }
  return {
    held,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: end,
      // A long press would open the menu of the browser.
      onContextMenu: (event: MouseEvent) => {
        if (start.current?.isTouch) event.preventDefault()
      },
      // The click that ends a drag opens nothing.
      onClickCapture: (event: MouseEvent) => {
        if (!wasDragged.current) return
        wasDragged.current = false
        event.stopPropagation()
        event.preventDefault()
      },
    },
  }
}

const distanceOf = (from: Point, to: Point): number =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY)

function useEndOnEscape(isHeld: boolean, end: () => void): void {
  useEffect(() => {
    if (!isHeld) return
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end()
    }
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  })
}

/** React listens to touches passively, and so could not keep the page from scrolling. */
function useStillPage(
  scroller: RefObject<HTMLElement | null>,
  start: RefObject<Start<unknown> | undefined>,
): void {
  useEffect(() => {
    const element = scroller.current
    const keepStill = (event: TouchEvent) => {
      if (start.current?.isDragged && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', keepStill, { passive: false })
    return () => element?.removeEventListener('touchmove', keepStill)
  }, [scroller, start])
}

function scrollAtEdge(scroller: HTMLElement | null, { clientX, clientY }: Point): void {
  if (!scroller) return
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  const by = (position: number, low: number, high: number) =>
    position < low + edgePx ? -edgePx / 2 : position > high - edgePx ? edgePx / 2 : 0
  scroller.scrollBy(by(clientX, left, right), by(clientY, top, bottom))
}
