import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/use-texts.ts'
import { Logo } from '../ui/logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { useTitle } from './page.tsx'

interface EntryLayoutProps {
  title: string
  description?: ReactNode
  below?: ReactNode
  children: ReactNode
}

/** Lays out the pages before sign-in as one card in the middle. */
export function EntryLayout({ title, description, below, children }: EntryLayoutProps) {
  useTitle(title)
  const t = useTexts('shell')
  return (
    <main className="entry">
      <Link to="/" className="brand" aria-label={t.foyerHome}>
        <Logo />
        <span>Foyer</span>
      </Link>
      <div className="entry-card">
        <header>
          <h1>{title}</h1>
          {description && <p>{description}</p>}
        </header>
        {children}
      </div>
      {below && <p className="entry-below">{below}</p>}
      <LanguageSwitch />
    </main>
  )
}
