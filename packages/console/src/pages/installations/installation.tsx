import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import { RightsList } from '../rights/rights-list.tsx'
import { ActivityLogPanel } from './activity-log.tsx'
import { Disconnect } from './disconnect.tsx'
import { ConnectionFacts } from './installation-facts.tsx'
import { Messages } from './messages.tsx'

/** One application in one Location: its state, its rights, and the way it came here. */
export function ConnectionPage() {
  const location = useLocationOfPage()
  const applicationId = Number(useParams().applicationId)
  const key = `${location.id} ${applicationId}`
  const connections = useLoaded(() => foyer.installations.list({ location_id: location.id }), key)
  const trace = useLoaded(
    () => foyer.installations.trace({ location_id: location.id, application_id: applicationId }),
    key,
  )
  const [isLeaving, setLeaving] = useState(false)
  const reload = async () => {
    await Promise.all([connections.reload(), trace.reload()])
  }
  const list = connections.state.status === 'ready' ? connections.state.value : []
  const connection = list.find(({ application }) => application.id === applicationId)
  return (
    <>
      <Link className="back" to={`/locations/${location.id}/applications`}>
        Applications of {location.title}
      </Link>
      <Panel
        title={connection?.application.title ?? `Application ${applicationId}`}
        note={connection && `By ${connection.application.partner}`}
        actions={connection && <Button onClick={() => setLeaving(true)}>Disconnect</Button>}
      >
        <LoadedView of={connections}>
          {() => (
            <PanelBody>
              {connection ? (
                <ConnectionFacts connection={connection} location={location} />
              ) : (
                <p className="soft">It is not connected to {location.title}.</p>
              )}
            </PanelBody>
          )}
        </LoadedView>
      </Panel>
      {connection && (
        <>
          <Panel title="What it may do here" note="While it is active, and nothing else.">
            <PanelBody>
              <RightsList slugs={connection.rights.map(({ slug }) => slug)} />
            </PanelBody>
          </Panel>
          {location.rights.includes('clients_access') && (
            <Messages location={location} connection={connection} onRead={connections.reload} />
          )}
        </>
      )}
      <ActivityLogPanel trace={trace} title="How it got here" />
      {isLeaving && connection && (
        <Disconnect
          location={location}
          connection={connection}
          onDisconnect={reload}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}
