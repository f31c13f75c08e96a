import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSession } from '../session/session.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { Splash } from './splash.tsx'

interface RequireSessionProps {
  /** Shown to people who are not signed in; without it they are sent to sign in and come back. */
  out?: ReactNode
}

/** Shows the pages below it only to people who are signed in. */
export function RequireSession({ out }: RequireSessionProps) {
  const { state, reload } = useSession()
  const location = useLocation()
  const [shell, ui] = [useTexts('shell'), useTexts('ui')]
  switch (state.status) {
    case 'loading':
      return <Splash />
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
        <EntryLayout title={shell.notResponding}>
          <Notice kind="error">{state.message}</Notice>
          <Button kind="primary" onClick={() => void reload()}>
            {ui.tryAgain}
          </Button>
        </EntryLayout>
      )
    case 'in':
      return <Outlet />
  }
}
