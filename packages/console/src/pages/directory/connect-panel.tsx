import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { type DirectoryCard, foyer } from '../../foyer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { allOf, Form, type Values } from '../../ui/form.tsx'
import { LocationIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Handover } from './handover.tsx'
import { LocationChoice } from './location-choice.tsx'

type InstallationStatus = Awaited<ReturnType<typeof foyer.installations.connect>>['data']['status']

/** Connects an application to the chosen Locations, and continues on the developer's registration page. */
export function ConnectPanel({ card }: { card: DirectoryCard }) {
  const key = { application_id: card.id }
  const locations = useLoaded(() => foyer.installations.listLocations(key), card.id)
  const [result, setResult] = useState<InstallationStatus>()
  const connect = async (_values: Values, form: HTMLFormElement) => {
    const seen = { registration_url: card.registration_url, user_data: card.user_data }
    const location_ids = allOf(form, 'location_ids').map(Number)
    const { data } = await foyer.installations.connect({ ...key, location_ids, seen })
    if (data.redirect_url) return window.location.assign(data.redirect_url)
    setResult(data.status)
    await locations.reload()
  }
  return (
    <Panel title="Connect" note="Choose one or more locations.">
      <LoadedView of={locations}>
        {list =>
          list.length > 0 ? (
            <PanelBody>
              {result && <ConnectResult card={card} status={result} />}
              <Form label="Connect" onSubmit={connect}>
                <LocationChoice applicationId={card.id} locations={list} />
                <Handover card={card} />
                <div className="form-actions">
                  <SubmitButton>Connect</SubmitButton>
                </div>
              </Form>
            </PanelBody>
          ) : (
            <Empty
              icon={<LocationIcon />}
              title="No location to connect"
              action={<ButtonLink to="/locations">View your locations</ButtonLink>}
            >
              To connect it, you need the right “Manage user rights” in a location.
            </Empty>
          )
        }
      </LoadedView>
    </Panel>
  )
}

function ConnectResult({ card, status }: { card: DirectoryCard; status: InstallationStatus }) {
  return status === 'active' ? (
    <Notice kind="success">{card.title} is connected and active.</Notice>
  ) : (
    <Notice kind="info">
      {card.title} is connected. {card.partner} has 12 hours to confirm. Until then it has no access.
    </Notice>
  )
}
