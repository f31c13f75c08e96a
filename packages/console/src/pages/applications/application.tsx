import { Outlet, useLocation, useOutletContext, useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Application, foyer } from '../../foyer.ts'
import { useHasOwnFrame } from '../../layout/own-frame.ts'
import { Page } from '../../layout/page.tsx'
import { usePartnerRole } from '../../session/partner-role.ts'
import { hasRole, type PartnerRole } from '../../session/partner-roles.ts'
import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { NeedsRole } from '../partner-roles/needs-role.tsx'
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
  const roles = useTexts('partner-roles')
  const role = usePartnerRole(Number(partnerId))
  const [, , , , , path = ''] = useLocation().pathname.split('/')
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
  const tabs = toTabs(t.sections)
  const open = tabs.find(({ to }) => to === path)
  if (hasOwnFrame) return <Outlet context={shared} />
  return (
    <Page
      key={application.id}
      title={application.title}
      documentTitle={open && `${open.title} · ${application.title}`}
      description={t.facts(application.id, connectedTo(application))}
      above={back}
    >
      <StagePanel application={application} onChange={loaded.reload} />
      <Tabs label={application.title} tabs={tabs.filter(({ needed }) => hasRole(role, needed))} />
      <NeedsRole
        partnerId={application.partner.id}
        needed={open?.needed ?? 'viewer'}
        title={open?.title ?? ''}
      >
        {role && open && !hasRole(role, open.toChange) && (
          <Notice kind="info">{roles.readOnly(roles.titles[role], roles.titles[open.toChange])}</Notice>
        )}
        <Outlet context={shared} />
      </NeedsRole>
    </Page>
  )
}

interface Section {
  to: string
  title: string
  /** The least roles that read it and that change it. */
  needed: PartnerRole
  toChange: PartnerRole
}

const toTabs = (titles: Areas['applications']['sections']): Section[] => [
  { to: '', title: titles.card, needed: 'viewer', toChange: 'developer' },
  { to: 'access', title: titles.access, needed: 'viewer', toChange: 'developer' },
  { to: 'addresses', title: titles.addresses, needed: 'viewer', toChange: 'developer' },
  { to: 'endpoint', title: titles.endpoint, needed: 'developer', toChange: 'developer' },
  { to: 'tariffs', title: titles.plans, needed: 'viewer', toChange: 'admin' },
  { to: 'publishing', title: titles.publishing, needed: 'viewer', toChange: 'admin' },
  { to: 'api', title: titles.api, needed: 'developer', toChange: 'admin' },
  { to: 'connections', title: titles.installations, needed: 'viewer', toChange: 'viewer' },
]

export const useApplication = (): Shared => useOutletContext<Shared>()
