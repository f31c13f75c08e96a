import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { classesOf } from '../ui/classes-of.ts'

/** The place at the right of the heading. */
const ActionsPlace = createContext<HTMLElement | null>(null)

interface PageProps {
  title: string
  /** The title in the browser's tab, if it says more than the heading. */
  documentTitle?: string
  description?: ReactNode
  actions?: ReactNode
  /** A link to the parent page, shown above the title. */
  above?: ReactNode
  /** Uses the width of the window: for tables and calendars. With `frame`, the heading and tabs alone do. */
  wide?: boolean | 'frame'
  children: ReactNode
}

/** A page inside the shell. Its heading gets the focus, so that a screen reader starts there, unless a field has autofocus. */
export function Page({
  title,
  documentTitle = title,
  description,
  actions,
  above,
  wide = false,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useTitle(documentTitle)
  useFocus(heading)
  return (
    <div
      className={classesOf({ page: true, 'page-wide': wide !== false, 'page-in-frame': wide === 'frame' })}
    >
      {above}
      <header className="page-head">
        <div className="page-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {description && <div className="page-description">{description}</div>}
        </div>
        <div className="actions" ref={setPlace}>
          {actions}
        </div>
      </header>
      <ActionsPlace value={place}>{children}</ActionsPlace>
    </div>
  )
}

/** For which step of the history a heading was focused last. */
let focusedFor: string | undefined

/** What loads may replace the page of a step by another one, which leaves the focus where the person has put it. */
function useFocus(heading: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page appears.
  useEffect(() => {
    const { activeElement, body } = document
    const isTaken = focusedFor === key && activeElement !== body
    focusedFor = key
    const page = heading.current?.closest('.page')
    if (!isTaken && !page?.contains(activeElement)) heading.current?.focus({ preventScroll: true })
  }, [])
}

/** The buttons of a page whose heading its frame shows: they stand at the right of the heading. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = useContext(ActionsPlace)
  return place && createPortal(children, place)
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Foyer`
  }, [title])
}
