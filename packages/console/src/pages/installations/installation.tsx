import { useState } from 'react'
import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import { RightsList } from '../rights/rights-list.tsx'
import { ActivityLogPanel } from './activity-log.tsx'
import { Disconnect } from './disconnect.tsx'
import { InstallationFacts } from './installation-facts.tsx'
import { Messages } from './messages.tsx'

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
  const [isDisconnecting, setDisconnecting] = useState(false)
  const reload = async () => {
    await Promise.all([installations.reload(), activity.reload()])
  }
  const list = installations.state.status === 'ready' ? installations.state.value : []
  const installation = list.find(({ application }) => application.id === applicationId)
  const title = installation?.application.title ?? t.application(applicationId)
  return (
    <Page
      above={<Back to={`/locations/${location.id}/applications`}>{t.applicationsOf(location.title)}</Back>}
      title={title}
      documentTitle={`${title} · ${location.title}`}
      description={installation && t.by(installation.application.partner)}
      actions={installation && <Button onClick={() => setDisconnecting(true)}>{t.disconnect}</Button>}
    >
      <Panel title={t.facts.status}>
        <LoadedView of={installations}>
          {() => (
            <PanelBody>
              {installation ? (
                <InstallationFacts installation={installation} location={location} />
              ) : (
                <p className="soft">{t.notConnectedTo(location.title)}</p>
              )}
            </PanelBody>
          )}
        </LoadedView>
      </Panel>
      {installation && (
        <>
          <Panel title={t.rights} note={t.rightsNote}>
            <PanelBody>
              <RightsList slugs={installation.rights.map(({ slug }) => slug)} />
            </PanelBody>
          </Panel>
          {location.rights.includes('clients_access') && (
            <Messages location={location} installation={installation} />
          )}
        </>
      )}
      <ActivityLogPanel activity={activity} title={t.activity} />
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
