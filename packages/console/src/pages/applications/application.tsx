import { Outlet, useOutletContext, useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Application, foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Back } from '../../ui/back.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { StagePanel } from './stage-panel.tsx'
import { connectedIn } from './words.ts'

const sections = [
  { to: '', title: 'Card' },
  { to: 'access', title: 'Access' },
  { to: 'addresses', title: 'Addresses' },
  { to: 'endpoint', title: 'Endpoint check' },
  { to: 'tariffs', title: 'Plans' },
  { to: 'api', title: 'API access' },
  { to: 'connections', title: 'Installations' },
]

interface Shared {
  /** Includes the changes that wait for review. */
  application: Application
  reload(): Promise<void>
}

/** Frames the sections of an application for its developer. */
export function ApplicationPage() {
  const { partnerId, applicationId } = useParams()
  const loaded = useLoaded(
    () => foyer.applications.get({ application_id: Number(applicationId) }),
    applicationId ?? '',
  )
  const application = loaded.state.status === 'ready' ? loaded.state.value : undefined
  const back = <Back to={`/partners/${partnerId}`}>{application?.partner.title ?? 'Partner account'}</Back>
  if (!application)
    return (
      <Page title="Application" above={back}>
        <Panel title="Application">
          <LoadedView of={loaded}>{() => null}</LoadedView>
        </Panel>
      </Page>
    )
  const wanted = { ...application, ...application.pending }
  const shared: Shared = { application: wanted, reload: loaded.reload }
  return (
    <Page
      key={application.id}
      title={application.title}
      description={`Application ${application.id} · ${connectedIn(application)}`}
      above={back}
    >
      <StagePanel application={application} onChange={loaded.reload} />
      <Tabs label={application.title} tabs={sections} />
      <Outlet context={shared} />
    </Page>
  )
}

export const useApplication = (): Shared => useOutletContext<Shared>()
