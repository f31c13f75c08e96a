import { Link, Outlet, useLocation } from 'react-router'
import { useSession } from '../session/session.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { Shell } from './shell.tsx'
import { Splash } from './splash.tsx'

/** Frames public pages: with the shell for signed-in people, with a plain header for everyone else. */
export function OpenFrame() {
  const { state } = useSession()
  if (state.status === 'loading') return <Splash />
  return state.status === 'in' ? <Shell /> : <OpenShell />
}

function OpenShell() {
  const { pathname, search } = useLocation()
  const t = useTexts('shell')
  return (
    <div className="open">
      <a className="skip" href="#content">
        {t.skipToContent}
      </a>
      <header className="open-head">
        <Link to="/appstore" className="brand" aria-label={t.foyerApplications}>
          <Logo />
          <span>Foyer</span>
        </Link>
        <ButtonLink to="/sign-in" state={{ from: pathname + search }}>
          {t.signIn}
        </ButtonLink>
      </header>
      <main id="content">
        <Outlet />
      </main>
    </div>
  )
}
