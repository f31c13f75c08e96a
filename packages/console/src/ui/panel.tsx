import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** Where the heading of the page says the same. */
  hidesTitle?: boolean
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function Panel({ title, hidesTitle = false, note, actions, children }: PanelProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <div>
          <h2 id={id} className={hidesTitle ? 'unseen' : undefined}>
            {title}
          </h2>
          {note && <p>{note}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </header>
      {children}
    </section>
  )
}

/** The part of a panel that is not a list of rows. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className="panel-body">{children}</div>
}
