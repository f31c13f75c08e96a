import { Navigate, useNavigate } from 'react-router'
import { Page } from '../../layout/page.tsx'
import { useMe, useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ApplicationStep } from './application-step.tsx'
import { Step } from './step.tsx'

/** The checklist for somebody without a partner account. The first step opens one. */
export function StartPage() {
  const { partners } = useMe()
  const { reload } = useSession()
  const navigate = useNavigate()
  const t = useTexts('start')
  const [first] = partners
  if (first) return <Navigate to={`/partners/${first.id}/start`} replace />
  return (
    <Page title={t.title} description={t.description}>
      <ol className="start-steps">
        <Step number={1} title={t.application} state="open">
          <ApplicationStep
            withLocation
            onCreate={async ({ partnerId }) => {
              await reload()
              await navigate(`/partners/${partnerId}/start`, { replace: true })
            }}
          />
        </Step>
        {[t.location, t.installation, t.callback, t.delivery, t.signature].map((title, index) => (
          <Step key={title} number={index + 2} title={title} state="later">
            {null}
          </Step>
        ))}
      </ol>
    </Page>
  )
}
