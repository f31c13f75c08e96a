import { useState } from 'react'
import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
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
  const applicationId = Number(useParams().applicationId)
  const key = `${location.id} ${applicationId}`
  const installations = useLoaded(() => foyer.installations.list({ location_id: location.id }), key)
  const activity = useLoaded(
    () => foyer.installations.trace({ location_id: location.id, application_id: applicationId }),
    key,
  )
  const [isDisconnecting, setDisconnecting] = useState(false)
  const reload = async () => {
    await Promise.all([installations.reload(), activity.reload()])
  }
  const list = installations.state.status === 'ready' ? installations.state.value : []
  const installation = list.find(({ application }) => application.id === applicationId)
  return (
    <>
      <Back to={`/locations/${location.id}/applications`}>Applications of {location.title}</Back>
      <Panel
        title={installation?.application.title ?? `Application ${applicationId}`}
        note={installation && `By ${installation.application.partner}`}
        actions={installation && <Button onClick={() => setDisconnecting(true)}>Disconnect</Button>}
      >
        <LoadedView of={installations}>
          {() => (
            <PanelBody>
              {installation ? (
                <InstallationFacts installation={installation} location={location} />
              ) : (
                <p className="soft">Not connected to {location.title}.</p>
              )}
            </PanelBody>
          )}
        </LoadedView>
      </Panel>
      {installation && (
        <>
          <Panel title="Rights" note="What it may do here while it is active.">
            <PanelBody>
              <RightsList slugs={installation.rights.map(({ slug }) => slug)} />
            </PanelBody>
          </Panel>
          {location.rights.includes('clients_access') && (
            <Messages location={location} installation={installation} onRead={installations.reload} />
          )}
        </>
      )}
      <ActivityLogPanel activity={activity} title="Activity log" />
      {isDisconnecting && installation && (
        <Disconnect
          location={location}
          installation={installation}
          onDisconnect={reload}
          onClose={() => setDisconnecting(false)}
        />
      )}
    </>
  )
}
