import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { EntryLayout } from '../layout/entry-layout.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useSession } from './session.tsx'

/** Only for people who are signed in; others sign in first and come back. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { state, reload } = useSession()
  const location = useLocation()
  switch (state.status) {
    case 'loading':
      return <div className="splash" role="status" aria-label="Loading" />
    case 'out':
      return <Navigate to="/sign-in" replace state={{ from: location.pathname + location.search }} />
    case 'failed':
      return (
        <EntryLayout title="Foyer does not answer">
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
