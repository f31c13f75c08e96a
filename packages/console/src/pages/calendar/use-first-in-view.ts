import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Block, Column } from './blocks.ts'
import { type Minute, toMinute } from './minutes.ts'
import { minuteHeight } from './use-gesture.ts'
import type { useNow } from './use-now.ts'

type Now = ReturnType<typeof useNow>

const usualOpening = toMinute('08:00')
const minutesBefore = 30
const minutesAround = 60

interface Shown {
  columns: Column[]
  /** Of these columns. */
  blocks: Block[]
  now: Now
  visibleMinutes: number
}

/** Where a grid begins: with the work or the first appointment; today as far down as now and the rest of the day need. */
function firstMinuteOf({ columns, blocks, now, visibleMinutes }: Shown): Minute {
  const hours = columns.flatMap(column => column.hours)
  const opening = Math.min(...hours.map(({ from }) => from))
  const begins = blocks.filter(({ isContinued }) => !isContinued).map(({ from }) => from)
  const isKnown = Number.isFinite(opening) && opening > 0
  const first = Math.max(0, Math.min(isKnown ? opening : usualOpening, ...begins) - minutesBefore)
  if (columns.every(({ day }) => day !== now.day)) return first
  const end = Math.max(now.minute, ...[...hours, ...blocks].map(({ till }) => till))
  return Math.max(first, Math.min(now.minute - minutesAround, end + minutesAround - visibleMinutes))
}

interface GridShown extends Omit<Shown, 'visibleMinutes'> {
  isCurrent: boolean
}

export function useFirstMinuteInView(scroller: RefObject<HTMLElement | null>, shown: GridShown): void {
  const days = shown.columns.map(({ day }) => day).join()
  const place = () => {
    const element = scroller.current
    if (!element) return
    // The names above the columns stay, and cover what scrolls.
    const headHeight = element.firstElementChild?.clientHeight ?? 0
    const visibleMinutes = (element.clientHeight - headHeight) / minuteHeight
    element.scrollTo({ top: firstMinuteOf({ ...shown, visibleMinutes }) * minuteHeight })
  }
  usePlaced({ days, isCurrent: shown.isCurrent, place, position: () => scroller.current?.scrollTop ?? 0 })
}

/** The page of a list begins with what is on now, if that would be far below; without it, at its top. */
export function useNowInView(list: RefObject<HTMLElement | null>, days: string, isCurrent: boolean): void {
  const place = () => {
    window.scrollTo(0, 0)
    const row = list.current?.querySelector('[data-now]')
    if (row && row.getBoundingClientRect().top > window.innerHeight / 2)
      row.scrollIntoView({ block: 'start' })
  }
  usePlaced({ days, isCurrent, place, position: () => window.scrollY })
}

interface Placed {
  days: string
  /** Whether all of these days is there. */
  isCurrent: boolean
  place(): void
  position(): number
}

/** Places other days, and again when the rest of them is there, unless somebody has scrolled meanwhile. */
function usePlaced({ days, isCurrent, place, position }: Placed): void {
  const placed = useRef<{ days: string; position: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other days scroll, not other hours of the same day.
  useLayoutEffect(() => {
    const before = placed.current
    if (before?.days === days && Math.abs(before.position - position()) > 1) return
    place()
    placed.current = { days, position: position() }
  }, [days, isCurrent])
}
