import { Outlet, useOutletContext, useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Application, foyer } from '../../foyer.ts'
import { useHasOwnFrame } from '../../layout/own-frame.ts'
import { Page } from '../../layout/page.tsx'
import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { StagePanel } from './stage-panel.tsx'
import { useWords } from './use-words.ts'

interface Shared {
  /** Includes the changes that wait for review. */
  application: Application
  reload(): Promise<void>
}

/** Frames the sections of an application for its developer. */
export function ApplicationPage() {
  const { partnerId, applicationId } = useParams()
  const t = useTexts('applications')
  const { connectedTo } = useWords()
  const hasOwnFrame = useHasOwnFrame()
  const loaded = useLoaded(
    () => foyer.applications.get({ application_id: Number(applicationId) }),
    ['application', Number(partnerId), Number(applicationId)],
    { isForForm: true },
  )
  const application = loaded.state.status === 'ready' ? loaded.state.value : undefined
  const back = <Back to={`/partners/${partnerId}`}>{application?.partner.title ?? t.partnerAccount}</Back>
  if (!application)
    return (
      <Page title={t.application} above={back}>
        <Panel title={t.application}>
          <LoadedView of={loaded}>{() => null}</LoadedView>
        </Panel>
      </Page>
    )
  const wanted = { ...application, ...application.pending }
  const shared: Shared = { application: wanted, reload: loaded.reload }
  if (hasOwnFrame) return <Outlet context={shared} />
  return (
    <Page
      key={application.id}
      title={application.title}
      description={t.facts(application.id, connectedTo(application))}
      above={back}
    >
      <StagePanel application={application} onChange={loaded.reload} />
      <Tabs label={application.title} tabs={toTabs(t.sections)} />
      <Outlet context={shared} />
    </Page>
  )
}

const toTabs = (titles: Areas['applications']['sections']) => [
  { to: '', title: titles.card },
  { to: 'access', title: titles.access },
  { to: 'addresses', title: titles.addresses },
  { to: 'endpoint', title: titles.endpoint },
  { to: 'tariffs', title: titles.plans },
  { to: 'publishing', title: titles.publishing },
  { to: 'api', title: titles.api },
  { to: 'connections', title: titles.installations },
]

export const useApplication = (): Shared => useOutletContext<Shared>()
