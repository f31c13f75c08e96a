import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { type Loaded, useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import { GroupedRights } from '../rights/grouped-rights.tsx'
import { MessagesInYourName } from '../rights/messages-in-your-name.tsx'
import { ActivityLogPanel } from './activity-log.tsx'
import { Changed } from './changed.tsx'
import { Disconnect } from './disconnect.tsx'
import { Ended } from './ended.tsx'
import { InstallationFacts } from './installation-facts.tsx'
import { Messages } from './messages.tsx'
import { NextStep } from './next-step.tsx'

/** One application in one Location: its status, its rights and its activity log. */
export function InstallationPage() {
  const location = useLocationOfPage()
  const t = useTexts('installations')
  const applicationId = Number(useParams().applicationId)
  const installations = useLoaded(
    () => foyer.installations.list({ location_id: location.id }),
    ['installation', location.id],
  )
  const activity = useLoaded(
    () => foyer.installations.trace({ location_id: location.id, application_id: applicationId }),
    ['installation', location.id, applicationId, 'activity'],
  )
  // Home offers this too, beside new rights.
  const [search, setSearch] = useSearchParams()
  const isDisconnecting = search.has('disconnect')
  const setDisconnecting = (opens: boolean) => setSearch(opens ? { disconnect: '' } : {}, { replace: !opens })
  const reload = async () => {
    await Promise.all([installations.reload(), activity.reload()])
  }
  const list = installations.state.status === 'ready' ? installations.state.value : []
  const installation = list.find(({ application }) => application.id === applicationId)
  const back = <Back to={`/locations/${location.id}/applications`}>{t.applicationsOf(location.title)}</Back>
  if (isMissing(activity)) return <NeverConnected back={back} location={location} />
  const log = activity.state.status === 'ready' ? activity.state.value : undefined
  const application = installation?.application ?? log?.application
  const title = application?.title ?? t.applications
  return (
    <Page
      above={back}
      title={title}
      documentTitle={`${title} · ${location.title}`}
      description={application && t.by(application.partner)}
      actions={installation && <Button onClick={() => setDisconnecting(true)}>{t.disconnect}</Button>}
    >
      <Panel title={t.facts.status}>
        <LoadedView of={installations}>
          {() => (
            <PanelBody>
              {installation ? (
                <>
                  <Changed installation={installation} location={location} />
                  <NextStep installation={installation} location={location} />
                  <InstallationFacts installation={installation} location={location} />
                </>
              ) : (
                <Ended log={log} location={location} applicationId={applicationId} />
              )}
            </PanelBody>
          )}
        </LoadedView>
      </Panel>
      {installation && (
        <>
          <Panel title={t.rights} note={t.rightsNote}>
            <PanelBody>
              <GroupedRights slugs={installation.rights.map(({ slug }) => slug)} />
              <MessagesInYourName application={installation.application} />
            </PanelBody>
          </Panel>
          {location.rights.includes('clients_access') && (
            <Messages location={location} installation={installation} />
          )}
        </>
      )}
      <ActivityLogPanel
        activity={activity}
        title={t.activity}
        timezone={location.timezone_name}
        saysMissing={false}
      />
      {isDisconnecting && installation && (
        <Disconnect
          location={location}
          installation={installation}
          onDisconnect={reload}
          onClose={() => setDisconnecting(false)}
        />
      )}
    </Page>
  )
}

const isMissing = ({ state }: Loaded<unknown>): boolean =>
  state.status === 'failed' && [404, 422].includes(state.httpStatus)

function NeverConnected({ back, location }: { back: ReactNode; location: MyLocation }) {
  const t = useTexts('installations')
  return (
    <Page above={back} title={t.next.notFound}>
      <Panel title={t.next.notFound} hidesTitle>
        <Empty
          icon={<StoreIcon />}
          title={t.next.neverConnected}
          action={<ButtonLink to={`/locations/${location.id}/applications`}>{t.applications}</ButtonLink>}
        >
          {t.next.neverConnectedNote(location.title)}
        </Empty>
      </Panel>
    </Page>
  )
}
