import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { DataProvider } from '../data/data-provider.tsx'
import { ProofDialog } from '../session/proof-dialog.tsx'
import { SessionProvider } from '../session/session.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { UnsavedGuard } from '../ui/unsaved-guard.tsx'
import { Splash } from './splash.tsx'

/** What surrounds every page: messages, the session, and the data that was read in it. */
export function Root() {
  return (
    <ToastProvider>
      <SessionProvider>
        <DataProvider>
          <UnsavedGuard>
            <Suspense fallback={<Splash />}>
              <Outlet />
            </Suspense>
          </UnsavedGuard>
          <ProofDialog />
          <ScrollRestoration />
        </DataProvider>
      </SessionProvider>
    </ToastProvider>
  )
}
