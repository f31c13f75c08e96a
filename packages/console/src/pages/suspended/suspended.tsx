import { lazy, Suspense } from 'react'
import type { Me } from '../../foyer.ts'
import { loadTexts } from '../../texts/catalogue.ts'

/** Hardly anybody is ever suspended, so its words load when somebody is. */
const SuspendedNotice = lazy(async () => {
  const [module] = await Promise.all([import('./suspended-notice.tsx'), loadTexts('suspended')])
  return { default: module.SuspendedNotice }
})

const SuspendedAccountNotice = lazy(async () => {
  const [module] = await Promise.all([import('./suspended-account.tsx'), loadTexts('suspended')])
  return { default: module.SuspendedAccount }
})

/** On the sign-in page. */
export const SuspendedAccount = ({ message }: { message: string }) => (
  <Suspense>
    <SuspendedAccountNotice message={message} />
  </Suspense>
)

interface SuspendedProps {
  kind: 'location' | 'partner'
  suspension: Me['partners'][number]['suspension'] | undefined
}

export function Suspended({ kind, suspension }: SuspendedProps) {
  if (!suspension) return null
  return (
    <Suspense>
      <SuspendedNotice kind={kind} suspension={suspension} />
    </Suspense>
  )
}
