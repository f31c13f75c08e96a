import { Link, Outlet, useLocation } from 'react-router'
import { useSession } from '../session/session.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { Shell } from './shell.tsx'

/** Frames public pages: with the shell for signed-in people, with a plain header for everyone else. */
export function OpenFrame() {
  const { state } = useSession()
  if (state.status === 'loading') return <div className="splash" role="status" aria-label="Loading" />
  return state.status === 'in' ? <Shell /> : <OpenShell />
}

function OpenShell() {
  const { pathname, search } = useLocation()
  return (
    <div className="open">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="open-head">
        <Link to="/appstore" className="brand" aria-label="Foyer, applications">
          <Logo />
          <span>Foyer</span>
        </Link>
        <ButtonLink to="/sign-in" state={{ from: pathname + search }}>
          Sign in
        </ButtonLink>
      </header>
      <main id="content">
        <Outlet />
      </main>
    </div>
  )
}
