import { type ReactNode, useEffect, useRef } from 'react'

interface PageProps {
  title: string
  description?: ReactNode
  actions?: ReactNode
  /** A link to the parent page, shown above the title. */
  above?: ReactNode
  children: ReactNode
}

/** A page inside the shell. Its heading gets the focus, so that a screen reader starts there, unless a field has autofocus. */
export function Page({ title, description, actions, above, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(title)
  useEffect(() => {
    const page = heading.current?.closest('.page')
    if (!page?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="page">
      {above}
      <header className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {description && <p>{description}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Foyer`
  }, [title])
}
