import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { EntryLayout } from '../layout/entry-layout.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useSession } from './session.tsx'

interface RequireSessionProps {
  /** Shown to people who are not signed in; without it they are sent to sign in and come back. */
  out?: ReactNode
  children: ReactNode
}

/** Shows its children only to people who are signed in. */
export function RequireSession({ out, children }: RequireSessionProps) {
  const { state, reload } = useSession()
  const location = useLocation()
  switch (state.status) {
    case 'loading':
      return <div className="splash" role="status" aria-label="Loading" />
    case 'out':
      return (
        out ?? (
          <Navigate
            to="/sign-in"
            replace
            state={{ from: location.pathname + location.search + location.hash }}
          />
        )
      )
    case 'failed':
      return (
        <EntryLayout title="Foyer isn’t responding">
          <Notice kind="error">{state.message}</Notice>
          <Button kind="primary" onClick={() => void reload()}>
            Try again
          </Button>
        </EntryLayout>
      )
    case 'in':
      return children
  }
}
